import { cardDocumentSchema } from '#shared/card.ts'
import { picturesOf, slugOfPicture } from '#shared/pictures/picture-order.ts'
import { documentNames } from '#shared/release/release.ts'
import { inParallel } from './in-parallel.ts'
import { findDocument, type ReleaseTree, readAs } from './release-tree.ts'
import type { ReleaseStore } from './store.ts'

interface PrunePictures {
  /** The releases whose pictures stay, the current one first. */
  trees: readonly ReleaseTree[]
  /** The documents of the kept releases. */
  named: ReadonlySet<string>
  isDryRun: boolean
  /** No more is removed after this time, ms since 1970. */
  until: number
}

/**
 * Removes the pictures of cards that no release names: their rows, their files, and the variants of
 * these. A picture whose document goes, but that another document names too, is that one's from now
 * on.
 *
 * A picture that is drawn meanwhile can come back as a file without a row. The next run removes it.
 */
export async function prunePictures(
  store: ReleaseStore,
  { trees, named, isDryRun, until }: PrunePictures,
): Promise<{ pictures: number; files: number }> {
  const rows = await store.listPictures()
  const known = new Set(rows.map(({ key }) => key))
  const loose = rows.filter(({ document }) => !named.has(document)).map(({ key }) => key)
  const files = [...(await store.listFiles()).keys()]
  const stray = files.filter((key) => !known.has(key) && slugOf(key) !== undefined)
  const owners = await findOwners([...loose, ...stray], trees)
  const lost = new Set([...loose, ...stray].filter((key) => !owners.has(key)))
  const gone = files.filter((key) => lost.has(sourceOf(key)))
  if (!isDryRun && Date.now() < until) {
    const moved = loose.flatMap((key) => {
      const document = owners.get(key)
      return document === undefined ? [] : { key, document }
    })
    await store.movePictures(moved)
    await store.deletePictures(loose.filter((key) => lost.has(key)))
    await store.deleteFiles(gone)
  }
  return { pictures: lost.size, files: gone.length }
}

/** The slug of the card that a file can be a picture of. */
function slugOf(key: string): string | undefined {
  const [folder = '', file = '', ...more] = key.split('/')
  return more.length === 0 ? slugOfPicture({ folder, file }) : undefined
}

/**
 * The picture that a file is, or is a variant of.
 *
 * @example sourceOf('variants/abc/cards/lights.0123456789abcdef.png/640.avif')
 *   // 'cards/lights.0123456789abcdef.png'
 */
function sourceOf(key: string): string {
  const [start, , folder, file] = key.split('/')
  return start === 'variants' ? `${folder}/${file}` : key
}

/** The hash of a document that names each picture. Only the cards of their slugs are read. */
async function findOwners(
  keys: readonly string[],
  trees: readonly ReleaseTree[],
): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  const slugs = new Set(keys.flatMap((key) => slugOf(key) ?? []))
  await inParallel(slugs, async (slug) => {
    for (const tree of trees) {
      const hash = await findDocument(tree, documentNames.card(slug))
      if (!hash) continue
      for (const { folder, file } of picturesOf(
        await readAs(tree.read, hash, cardDocumentSchema),
      )) {
        const key = `${folder}/${file}`
        if (!owners.has(key)) owners.set(key, hash)
      }
    }
  })
  return owners
}
