import type { Category } from '../category.ts'
import { type Lexicon, lexiconOf, type Role } from './lexicon.ts'
import { isUnfit, type Meaning, meaningOf } from './meaning.ts'
import { type Nothing, nothingFor } from './nothing.ts'
import { rankRows } from './rank.ts'
import { readSpans } from './read-query.ts'
import { conceptTest, type RowTest, type SearchRow, wordTest } from './row.ts'
import { guessedForms, knownForms, readWords, type SearchWord, type Spellings } from './words.ts'

/** Selects rows by their concepts or by the words of a search, each with its possible beginnings. */
export interface Wanted {
  slugs: readonly string[]
  words: readonly (readonly string[])[]
}

/** The storage of card rows. */
export interface SearchIndex {
  /** The rows that `wantedTest` accepts, in the order of the catalogue and at most `maxRows`. */
  find(wanted: Wanted): Promise<readonly SearchRow[]>
}

/** A search for cards. */
export interface Asked {
  query: string
  categories: readonly Category[]
  /** Number of cards to put in order; the rest follow in any order. Default: all. */
  most?: number
}

/** Slugs of the results, best match first. */
export interface Finds {
  categories: string[]
  cards: string[]
  /** Why there is no card; null if there are some. */
  nothing: Nothing | null
}

/** If there are more rows, only the first in the catalogue are ranked. */
export const maxRows = 500

/** Whether a row matches any wanted slug or word. */
export function wantedTest({ slugs, words }: Wanted): RowTest {
  const [hasConcept, hasWord] = [conceptTest(slugs), wordTest(words.flat())]
  return (row) => hasConcept(row) || hasWord(row)
}

/**
 * Finds the cards and categories for a search: all cards of its simcha or holiday, best match
 * first. If it names none, the cards that contain all of its words. A search that is not understood
 * finds nothing.
 */
export async function findInIndex(
  index: SearchIndex,
  { query, categories, most }: Asked,
): Promise<Finds> {
  const { meaning, rows } = await understand(index, readWords(query), lexiconOf(categories))
  const cards = rankRows(rows, meaning, most)
  const nothing = nothingFor({ meaning, rows, cards, categories })
  if (nothing) return { categories: [], cards: [], nothing }
  return { categories: categoriesOf(meaning, categories), cards, nothing }
}

interface Understood {
  meaning: Meaning
  rows: readonly SearchRow[]
}

/**
 * Guesses only words that are neither known nor on a card. If a simcha or holiday is named, only
 * long words are guessed, since a name could easily turn into something else.
 */
async function understand(
  index: SearchIndex,
  words: readonly SearchWord[],
  lexicon: Lexicon,
): Promise<Understood> {
  const read = (guess: (word: SearchWord) => boolean, open: (role: Role) => boolean) => {
    const spell = (word: SearchWord) => spellingsOf(word, lexicon, guess)
    return meaningOf(readSpans(words, { lexicon, spell, open }))
  }
  const said = read(never, never)
  if (said.named) {
    const meaning = read(({ typed }) => typed.length >= sureLength, isDetail)
    return { meaning, rows: await index.find(wantedOf(meaning)) }
  }
  const begun = read(never, always)
  const rows = await index.find(wantedOf(begun))
  const strange = begun.unknown.filter(({ beginnings }) => !rows.some(wordTest(beginnings)))
  if (strange.length === 0) return { meaning: begun, rows }
  const guess = (word: SearchWord) => strange.includes(word)
  const guessed = read(guess, never)
  const meaning = guessed.named ? guessed : { ...read(guess, always), named: false }
  return { meaning, rows: await index.find(wantedOf(meaning)) }
}

const sureLength = 7
const never = () => false
const always = () => true
const isDetail = (role: Role) => role === 'kind' || role === 'language' || role === 'facet'

function spellingsOf(
  word: SearchWord,
  { keys, guessable }: Lexicon,
  guess: (word: SearchWord) => boolean,
): Spellings {
  const known = knownForms(word, keys)
  return known.size === 0 && guess(word) ? guessedForms(word, guessable) : known
}

/** The candidate rows: those of the topics, or without topics every row with any match. */
function wantedOf({ topics, kinds, languages, facets, colours, unknown }: Meaning): Wanted {
  if (topics.length > 0) return { slugs: [...new Set(topics.flat())], words: [] }
  return {
    slugs: [...new Set([...kinds, ...languages, ...facets.flat()])],
    words: [...colours, ...unknown.map(({ beginnings }) => beginnings)].filter(
      (beginnings) => beginnings.length > 0,
    ),
  }
}

/** The shelves of the topics, or without topics those of the kinds of card. */
function categoriesOf(meaning: Meaning, categories: readonly Category[]): string[] {
  const { topics, kinds } = meaning
  const own = (slug: string) => categories.filter((category) => category.slug === slug)
  const having = (slug: string) =>
    categories.filter(({ sub_categories }) => sub_categories.some((kind) => kind.slug === slug))
  const shelves =
    topics.length > 0
      ? topics.flat().flatMap((slug) => (own(slug).length > 0 ? own(slug) : having(slug)))
      : kinds.flatMap((slug) => [...own(slug), ...having(slug)])
  const slugs = new Set(shelves.map(({ slug }) => slug))
  return [...slugs].filter((slug) => !isUnfit({ concepts: ` ${slug} ` }, meaning))
}
