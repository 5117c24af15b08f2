import { bindingStore } from '../../catalog/release/binding-store.ts'
import { writeRelease } from '../../catalog/release/build-release.ts'
import { readBuiltRelease } from '../../catalog/release/built-release.ts'
import { arrange, type Catalogue } from '../../catalog/release/content.ts'
import { publish, withdraw } from '../../catalog/release/operations.ts'
import { readCatalogue } from '../../catalog/release/read-catalogue.ts'
import { openTree, type ReleaseTree } from '../../catalog/release/release-tree.ts'
import type { CardDocument } from '../../src/shared/card.ts'
import { documentKey } from '../../src/shared/release/release.ts'
import { LocalBindings } from './local-bindings.ts'
import { manyCards } from './many-cards.ts'

/** Seconds of an operation, with what it wrote. */
interface Timed {
  seconds: number
  documents: number
  rows: number
}

/** How long it takes to publish many cards, and then one change of each kind. */
export interface PublishTimes {
  generate: number
  first: Timed
  add: Timed
  edit: Timed
  withdrawNewest: Timed
  withdrawOldest: Timed
}

/**
 * Publishes as many cards to the bindings in a file, and measures each of the changes that an
 * operator makes.
 */
export async function publishMany(file: string, count: number): Promise<PublishTimes> {
  const bindings = new LocalBindings(file)
  const store = await bindingStore(bindings)
  const builtCatalogue = await readCatalogue(await readBuiltRelease())
  const start = performance.now()
  const cards = [...manyCards(builtCatalogue.cards, count)]
  const catalogue = { ...builtCatalogue, cards, videos: [] }
  const [newest, second, ...older] = cards
  const middle = cards[Math.floor(count / 2)]
  const oldest = cards.findLast(({ design }) => design.kind === 'poster')
  if (!newest || !second || !middle || !oldest) throw new RangeError('there are too few cards')
  const written = new Set<string>()
  const before = { ...catalogue, cards: [second, ...older] }
  const base = await writeTree(bindings, before, written)
  const generate = (performance.now() - start) / 1000
  const renamed = { ...middle, design: { ...middle.design, titles: { en: 'Another title' } } }
  const edited = cards.map((card) => (card === middle ? renamed : card))
  const timed = async (work: () => Promise<{ documents: number; searchRows: number }>) => {
    const begin = performance.now()
    const { documents, searchRows } = await work()
    return { seconds: (performance.now() - begin) / 1000, documents, rows: searchRows }
  }
  const publishTree = (tree: ReleaseTree) => timed(() => publish(store, { tree, files: [] }))
  const withdrawCard = ({ design }: CardDocument) => timed(() => withdraw(store, design.slug))
  const first = await publishTree(base)
  const add = await publishTree(await writeTree(bindings, catalogue, written))
  const edit = await publishTree(
    await writeTree(bindings, { ...catalogue, cards: edited }, written),
  )
  const withdrawNewest = await withdrawCard(second)
  const withdrawOldest = await withdrawCard(oldest)
  bindings.close()
  return { generate, first, add, edit, withdrawNewest, withdrawOldest }
}

/** Writes a release beside the store, as the build does, but what was written before only once. */
async function writeTree(
  bindings: LocalBindings,
  catalogue: Catalogue,
  written: Set<string>,
): Promise<ReleaseTree> {
  const key = (hash: string) => `built/${documentKey(hash)}`
  const { CONTENT } = bindings
  let id = ''
  await bindings.together(async () => {
    const release = await writeRelease(arrange(catalogue), async (hash, text) => {
      if (!written.has(hash)) await CONTENT.put(key(hash), text)
      written.add(hash)
    })
    id = release.id
  })
  return openTree((hash) => CONTENT.get(key(hash)), id)
}
