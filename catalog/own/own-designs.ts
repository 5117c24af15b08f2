import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import type { Video } from '#shared/video.ts'
import { cardDocuments } from '../pictures/card-documents.ts'
import { checkCard } from '../pictures/check-card.ts'
import { type BuiltRelease, buildRelease } from '../release/build-release.ts'
import { groundFiles, videoFiles } from '../release/check-built.ts'
import { type Catalogue, contentOf } from '../release/content.ts'
import type { Source } from '../release/operations.ts'
import { readCatalogue } from '../release/read-catalogue.ts'
import { RefusedError } from '../release/refused-error.ts'
import type { CatalogueFile } from '../release/store.ts'
import { readingFaults } from './check-reading.ts'
import { clipsFolder, designsFolder, picturesFolder } from './content-folder.ts'
import { addedAt, fileFaults, jsonFiles, readJson } from './own-files.ts'
import { filmFiles, readOwnFilms } from './own-films.ts'

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
  const read = await Promise.all((await designFiles()).map(readDesign))
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

function designFiles(): Promise<string[]> {
  return jsonFiles(designsFolder())
}

interface ReadDesign {
  file: string
  design?: CardDesign
  /** When it was made: the newest stands first on its shelves. */
  added: string
  faults: string[]
}

async function readDesign(file: string): Promise<ReadDesign> {
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
  const added = addedAt(json)
  return { file, design, added, faults: more.map((fault) => `${file}: ${fault}`) }
}

async function pictureFaults(design: CardDesign): Promise<string[]> {
  const { picture } = design.art
  if (!picture) return []
  const names = [picture.file, picture.smallFile]
  const faults = await fileFaults('art.picture', picturesFolder(), names)
  return faults.length > 0 ? faults : readingFaults(design, picture)
}

/**
 * The built release with the operator's designs before its cards and videos, the newest first, and
 * with their files.
 *
 * @throws RefusedError that lists every fault with file, field and reason
 */
export async function withOwnDesigns(source: Source): Promise<Source> {
  return (await ownRelease(source)) ?? source
}

/** The same; undefined if the operator has none. */
export async function ownRelease(
  source: Source,
): Promise<(Source & { tree: BuiltRelease }) | undefined> {
  const files = [...(await designFiles()), ...(await filmFiles())]
  if (files.length === 0) return undefined
  const catalogue = await readCatalogue(source.tree)
  const { designs, films, faults } = await readOwn(catalogue)
  if (faults.length > 0) throw new RefusedError(faults.join('\n'))
  const cards = [...(await cardDocuments(designs)), ...catalogue.cards]
  const videos = [...films, ...catalogue.videos]
  return {
    tree: await buildRelease(contentOf({ ...catalogue, cards, videos })),
    files: [
      ...source.files,
      ...(await catalogueFiles(designs.flatMap(groundFiles), picturesFolder())),
      ...(await catalogueFiles(films.flatMap(videoFiles), clipsFolder())),
    ],
  }
}

/** Everything of the operator, and all that is wrong with it. */
export async function readOwn(
  catalogue: Pick<Catalogue, 'cards' | 'videos' | 'categories'>,
): Promise<OwnDesigns & { films: Video[] }> {
  const { designs, faults } = await readOwnDesigns(catalogue)
  const own = await readOwnFilms(catalogue, designs)
  return { designs, films: own.films, faults: [...faults, ...own.faults] }
}

function catalogueFiles(keys: readonly string[], folder: string): Promise<CatalogueFile[]> {
  return Promise.all(
    Array.from(new Set(keys), async (key) => {
      const file = path.join(folder, path.basename(key))
      const { size } = await stat(file)
      return { key, size, read: async () => new Uint8Array(await readFile(file)) }
    }),
  )
}

/** Those that can be read, unchecked, as a source of words. */
export async function readDesignsAsWritten(): Promise<CardDesign[]> {
  const read = await Promise.all((await designFiles()).map(readJson))
  return read.flatMap((json) => {
    const { success, output } = v.safeParse(cardDesignSchema, json)
    return success ? [output] : []
  })
}
