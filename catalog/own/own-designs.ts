import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { cardDocuments } from '../pictures/card-documents.ts'
import { checkCard } from '../pictures/check-card.ts'
import { buildRelease } from '../release/build-release.ts'
import { groundFiles } from '../release/check-built.ts'
import { type Catalogue, contentOf } from '../release/content.ts'
import type { Source } from '../release/operations.ts'
import { readCatalogue } from '../release/read-catalogue.ts'
import { RefusedError } from '../release/refused-error.ts'
import type { CatalogueFile } from '../release/store.ts'
import { readingFaults } from './check-reading.ts'
import { designsFolder, picturesFolder } from './content-folder.ts'
import { hashedName } from './read-picture.ts'

export interface OwnDesigns {
  /** The newest first. */
  designs: CardDesign[]
  /** Each names file, field and reason. */
  faults: string[]
}

/** Reads and checks the operator's designs. */
export async function readOwnDesigns({
  cards,
  categories,
}: Pick<Catalogue, 'cards' | 'categories'>): Promise<OwnDesigns> {
  const builtSlugs = new Set(cards.map(({ design }) => design.slug))
  const known = new Set(categories.map(({ slug }) => slug))
  const read = await Promise.all((await designFiles()).map((file) => readOwn(file)))
  const faults = read.flatMap((one) => one.faults)
  const dated = read.flatMap(({ file, design, added }) => (design ? [{ file, design, added }] : []))
  for (const { file, design } of dated) {
    const { slug } = design
    if (builtSlugs.has(slug)) faults.push(`${file}: slug: a built card is called "${slug}" too`)
    for (const category of design.categories.filter((one) => !known.has(one))) {
      faults.push(`${file}: categories: there is no category "${category}"`)
    }
  }
  dated.sort((one, other) => (one.added < other.added ? 1 : -1))
  return { designs: dated.map(({ design }) => design), faults: faults.sort() }
}

/** Paths of the designs. */
async function designFiles(): Promise<string[]> {
  const folder = designsFolder()
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return names.map((name) => path.posix.join(folder, name))
}

interface ReadOwn {
  file: string
  design?: CardDesign
  /** When it was made: the newest stands first on its shelves. */
  added: string
  faults: string[]
}

const addedSchema = v.looseObject({ added: v.optional(v.string(), '') })

async function readOwn(file: string): Promise<ReadOwn> {
  const json = await readJson(file)
  if (json === undefined) return { file, added: '', faults: [`${file}: this is not JSON`] }
  const { design, faults } = await checkCard(json)
  if (!design) return { file, added: '', faults: faults.map((fault) => `${file}: ${fault}`) }
  const more = [
    ...(`${design.slug}.json` === path.basename(file)
      ? []
      : [`slug: it is "${design.slug}", so the file must be called ${design.slug}.json`]),
    ...(await pictureFaults(design)),
  ]
  const { added } = v.parse(addedSchema, json)
  return { file, design, added, faults: more.map((fault) => `${file}: ${fault}`) }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A picture keeps its name as long as it keeps its bytes: browsers keep it for a year. */
async function pictureFaults(design: CardDesign): Promise<string[]> {
  const { picture } = design.art
  if (!picture) return []
  const found = await Promise.all(
    [picture.file, picture.smallFile].map(async (name) => {
      const file = path.join(picturesFolder(), name)
      if (!existsSync(file)) return `art.picture: ${name} is not in ${picturesFolder()}`
      const [stem = ''] = name.split('.')
      const isSame = hashedName(stem, await readFile(file)) === name
      return isSame ? '' : `art.picture: ${name} was changed: make the design again`
    }),
  )
  const faults = found.filter((fault) => fault !== '')
  return faults.length > 0 ? faults : readingFaults(design, picture)
}

/**
 * The built release with the operator's designs before its cards, the newest first, and with their
 * pictures among the files.
 *
 * @throws RefusedError that lists every fault with file, field and reason
 */
export async function withOwnDesigns(source: Source): Promise<Source> {
  if ((await designFiles()).length === 0) return source
  const catalogue = await readCatalogue(source.tree)
  const { designs, faults } = await readOwnDesigns(catalogue)
  if (faults.length > 0) throw new RefusedError(faults.join('\n'))
  const cards = [...(await cardDocuments(designs)), ...catalogue.cards]
  return {
    tree: await buildRelease(contentOf({ ...catalogue, cards })),
    files: [...source.files, ...(await ownFiles(designs))],
  }
}

function ownFiles(designs: readonly CardDesign[]): Promise<CatalogueFile[]> {
  const keys = new Set(designs.flatMap(groundFiles))
  return Promise.all(
    Array.from(keys, (key) => fileOf(key, path.join(picturesFolder(), path.basename(key)))),
  )
}

async function fileOf(key: string, file: string): Promise<CatalogueFile> {
  const { size } = await stat(file)
  return { key, size, read: async () => new Uint8Array(await readFile(file)) }
}

/** Those that can be read, unchecked, as a source of words. */
export async function readDesignsAsWritten(): Promise<CardDesign[]> {
  const read = await Promise.all((await designFiles()).map(readJson))
  return read.flatMap((json) => {
    const { success, output } = v.safeParse(cardDesignSchema, json)
    return success ? [output] : []
  })
}
