import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Hex } from '#shared/art/hex-colour.ts'
import { pictureMotif } from '#shared/art/picture/picture.ts'
import { pictureFamilyName } from '#shared/art-picture.ts'
import { cardFaces } from '#shared/card/card-faces.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { type CardDesign, type CardDesignInput, cardDesignSchema } from '#shared/card.ts'
import type { CardLanguage } from '#shared/card-language.ts'
import type { Category } from '#shared/category.ts'
import type { Format } from '#shared/format.ts'
import { checkCard } from '../pictures/check-card.ts'
import { RefusedError } from '../release/refused-error.ts'
import type { Behind, Covering } from './choose-behind.ts'
import { findWords, inFaces, inOneStack, longestValues } from './choose-words.ts'
import { composePicture } from './compose-picture.ts'
import { designsFolder, picturesFolder } from './content-folder.ts'
import { hashedName, readPicture, type StoredPicture } from './read-picture.ts'
import { refuseUnfit } from './refuse-unfit.ts'

/** What the operator says about a new design. */
export interface NewDesign {
  picture: string
  slug: string
  titles: { en: string; he?: string | undefined; yi?: string | undefined }
  description?: string | undefined
  categories: readonly string[]
  subCategories?: readonly string[] | undefined
  language: CardLanguage
  /** Slug of the card whose words it gets; default: the newest one of its first category. */
  wordsOf?: string | undefined
  /** A face, or a manner of lettering; default: the faces of that card. */
  face?: string | undefined
  ink?: Hex | undefined
  behind?: Behind | undefined
  formats?: readonly Format[] | undefined
  text?: readonly [number, number, number, number] | undefined
  /** Whether it shows people. */
  people?: boolean | undefined
  /** Whether it takes the place of an own design of the same slug. */
  replace?: boolean | undefined
}

/** The catalogue that it becomes a part of. */
export interface Surroundings {
  categories: readonly Category[]
  /** The built cards, then the operator's. */
  cards: readonly CardDesignInput[]
}

export interface MadeDesign {
  design: CardDesign
  covering: Covering
  /** The card that the words are from. */
  wordsOf: string
  /** Paths of the files and what is in them. */
  files: ReadonlyMap<string, Uint8Array | string>
}

/**
 * Makes a design of a picture and checks it; writes nothing.
 *
 * @throws RefusedError with the reason when the picture or an option is not fit for it
 */
export async function makeDesign(
  wanted: NewDesign,
  { categories, cards }: Surroundings,
  now = new Date(),
): Promise<MadeDesign> {
  refuseUnfit(wanted, { categories, taken: cards, file: designPath(wanted.slug) })
  const { slug, titles, language } = wanted
  const [category = ''] = wanted.categories
  const source = findWords(cards, { slug: wanted.wordsOf, category, language })
  const words = wordsFrom(source, wanted)
  const stored = await readPicture(wanted.picture)
  const names = { file: hashedName(slug, stored.large), smallFile: smallName(slug, stored) }
  const tables = await loadFontTables(cardFaces(words))
  const longest = longestValues(words.fields, cards, { category, language })
  const composed = await composePicture(stored, { ...words, tables, longest }, wanted)
  const { covering, places, palettes } = composed
  const ids = Object.keys(palettes)
  const design: CardDesign = {
    ...words,
    ...{ slug, language },
    titles: v.parse(cardDesignSchema.entries.titles, titles),
    description: wanted.description ?? `Card on a picture: ${titles.en}`,
    categories: [...wanted.categories],
    formats: composed.formats,
    ...(wanted.people && { people: true }),
    art: {
      family: pictureFamilyName,
      motif: pictureMotif,
      palette: ids[0] ?? '',
      seed: 0,
      picture: { ...names, behind: covering.behind, cover: covering.cover, places, palettes },
    },
    palettes: ids,
  }
  await refuseFaulty(design)
  return { design, covering, wordsOf: source.slug, files: filesOf(design, stored, now) }
}

/** A design without art: the words of a card in the faces that the operator wants. */
export function wordsFrom(
  source: CardDesignInput,
  { face, language, subCategories }: Pick<NewDesign, 'face' | 'language' | 'subCategories'>,
) {
  const { people: _, ...plain } = v.parse(cardDesignSchema, source)
  const layers = inOneStack(plain.layers)
  const own = subCategories ? [...subCategories] : plain.subCategories
  return {
    ...plain,
    kind: 'card' as const,
    header: true,
    subCategories: own,
    layers: face === undefined ? layers : inFaces(layers, { face, isHebrew: language !== 'en' }),
  }
}

async function refuseFaulty(design: CardDesign): Promise<void> {
  const { faults } = await checkCard(design)
  if (faults.length === 0) return
  throw new RefusedError(`The design is not fit to be published:\n${faults.join('\n')}`)
}

export function designPath(slug: string): string {
  return path.join(designsFolder(), `${slug}.json`)
}

function smallName(slug: string, { small }: StoredPicture): string {
  return hashedName(`${slug}-small`, small)
}

function filesOf(design: CardDesign, stored: StoredPicture, now: Date): MadeDesign['files'] {
  const { picture } = design.art
  if (!picture) throw new RangeError(`design ${design.slug} has no picture`)
  const added = now.toISOString().slice(0, 19)
  return new Map<string, Uint8Array | string>([
    [path.join(picturesFolder(), picture.file), stored.large],
    [path.join(picturesFolder(), picture.smallFile), stored.small],
    [designPath(design.slug), `${JSON.stringify({ added, ...design }, null, 2)}\n`],
  ])
}

/** The document comes last, so that one on disk always has its pictures. */
export async function writeFiles(files: MadeDesign['files']): Promise<void> {
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
  }
}
