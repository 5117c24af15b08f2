import * as v from 'valibot'
import { type CardDesign, shelfCardSchema } from '../card.ts'
import { keysOf } from './fold.ts'
import { isNight, nightConcept, numberOf } from './night.ts'

/** Rises with each change of `foldWord` or of the columns of the table. */
export const searchVersion = 4

/** Cards that are searched while D1 is down, the newest: they must fit into an isolate. */
export const mostBuiltinRows = 2000

/** Rows in a piece, about. */
export const searchPieceSize = 64

/** A searchable card as stored: words separated by spaces. */
export const writtenRowSchema = v.object({
  slug: v.string(),
  /** Slugs of its concepts, from `concepts.ts` or the list of categories; the main one first. */
  concepts: v.string(),
  /** Keys of the words of its titles. */
  titles: v.string(),
  /** Keys of the other words about it. */
  words: v.string(),
})
export type WrittenSearchRow = v.InferOutput<typeof writtenRowSchema>

const indexRowSchema = v.object({ ...writtenRowSchema.entries, card: shelfCardSchema })
/** A row with the card that it finds. */
export type SearchIndexRow = v.InferOutput<typeof indexRowSchema>

/** A piece of the search index that is read while D1 is down, in the order of the catalogue. */
export const searchPieceSchema = v.object({
  /** Rises with each change of `foldWord`, since rows contain keys. */
  version: v.literal(searchVersion),
  rows: v.array(indexRowSchema),
})

/**
 * A row ready to search. Its words stay one text, with a space before and behind each: hundreds of
 * rows are ranked for each letter that a visitor types, and most of the words are never looked at.
 */
export interface SearchRow {
  slug: string
  concepts: string
  titles: string
  words: string
}

/** Stored rows, from D1 or from the document of the index, made ready to search. */
export function readSearchRows(rows: readonly WrittenSearchRow[]): SearchRow[] {
  return rows.map(({ slug, concepts, titles, words }) => ({
    slug,
    concepts: ` ${concepts} `,
    titles: ` ${titles} `,
    words: ` ${words} `,
  }))
}

/** Tells whether a row has something. */
export type RowTest = (row: SearchRow) => boolean

/** Whether a row has any of the concepts. */
export function conceptTest(
  slugs: readonly string[],
): (row: Pick<SearchRow, 'concepts'>) => boolean {
  const wanted = slugs.map((slug) => ` ${slug} `)
  return ({ concepts }) => wanted.some((concept) => concepts.includes(concept))
}

/** Whether a word of a row begins with any of the keys, which are letters and digits. */
export function wordTest(keys: readonly string[]): RowTest {
  if (keys.length === 0) return () => false
  // One pattern: a word has up to dozens of beginnings, and hundreds of rows are tested.
  const beginning = new RegExp(` (?:${keys.join('|')})`)
  return ({ titles, words }) => beginning.test(titles) || beginning.test(words)
}

/** Whether a key is a whole word of the titles. */
export function titleTest(key: string): RowTest {
  const word = ` ${key} `
  return ({ titles }) => titles.includes(word)
}

/**
 * The row of a card for the index. Names and places on the card are left out, since they are only
 * samples.
 */
export function cardRow(design: CardDesign): WrittenSearchRow {
  const { slug, titles, description, art } = design
  const words = [description, art.family, art.motif, art.palette]
  return {
    slug,
    concepts: [...new Set(conceptsOf(design))].join(' '),
    titles: keysOf(Object.values(titles).join(' ')).join(' '),
    words: keysOf(words.join(' ')).join(' '),
  }
}

function conceptsOf(design: CardDesign) {
  const { categories, subCategories, kind, art, language, formats } = design
  const languages = language === 'he-en' ? ['he', 'en'] : [language]
  return [
    ...[...categories, ...subCategories, kind, art.motif, art.family],
    ...[...languages, ...formats, ...nightsOf(design)],
  ]
}

/** The night of Chanukah that a poster counts: 'night-3'. */
function nightsOf({ titles }: CardDesign): string[] {
  const [, ordinal = ''] = /^(\w+) night of Chanukah$/.exec(titles.en) ?? []
  return [numberOf(ordinal.toLowerCase())].filter(isNight).map(nightConcept)
}
