import type { Category } from '../category.ts'
import { type Concept, type ConceptPoints, lexiconOf, weighConcepts } from './lexicon.ts'
import { categoryRow, type SearchRow } from './row.ts'
import { bestGrade, mendWord, readWords, type SearchWord } from './words.ts'

/** A word of a search with the concepts that it may mean. */
export interface Term extends SearchWord {
  concepts: ConceptPoints
}

/** Where the rows of cards are kept. */
export interface SearchIndex {
  /**
   * The rows that hold all of the terms, or when none does those that hold any, by `holds`; in the
   * order of the catalogue and at most `MAX_ROWS`.
   */
  find(terms: readonly Term[]): Promise<readonly SearchRow[]>
  /** The keys of all titles and words. */
  vocabulary(): Promise<readonly string[]>
}

/** Slugs of what was found, the best first. */
export interface Finds {
  categories: string[]
  cards: string[]
}

/** Of more finds the ones that come first in the catalogue are ranked. */
export const MAX_ROWS = 500

/**
 * Finds cards and categories: those that hold all words of the query, or when none does, those that
 * hold most. Words begin words; a word that nothing is spelled like stands for what it sounds like.
 */
export async function findInIndex(
  index: SearchIndex,
  query: string,
  categories: readonly Category[],
): Promise<Finds> {
  const words = readWords(query)
  if (words.length === 0) return { categories: [], cards: [] }
  const concepts = lexiconOf(categories)
  const categoryRows = categories.map(categoryRow)
  let terms = termsOf(words, concepts)
  let rows = await index.find(terms)
  const unknown = terms.filter((term) => !isKnown(term, [...categoryRows, ...rows]))
  if (unknown.length > 0) {
    const vocabulary = new Set([...keysOfConcepts(concepts), ...(await index.vocabulary())])
    terms = termsOf(mendWords(terms, unknown, [...vocabulary]), concepts)
    rows = await index.find(terms)
  }
  return { categories: rank(categoryRows, terms), cards: rank(rows, terms) }
}

function isKnown(term: Term, rows: readonly SearchRow[]): boolean {
  return term.concepts.size > 0 || rows.some((row) => holds(row, term))
}

function mendWords(
  words: readonly SearchWord[],
  unknown: readonly SearchWord[],
  vocabulary: readonly string[],
): SearchWord[] {
  return words.map((word) => (unknown.includes(word) ? mendWord(word, vocabulary) : word))
}

/** Whether a row holds a term. */
export function holds(row: SearchRow, term: Term): boolean {
  return pointsOf(row, term) > 0
}

function termsOf(words: readonly SearchWord[], concepts: readonly Concept[]): Term[] {
  const points = weighConcepts(concepts, words)
  return words.map((word, i) => ({ ...word, concepts: points[i] ?? new Map() }))
}

function keysOfConcepts(concepts: readonly Concept[]): string[] {
  return concepts.flatMap(({ phrases }) => phrases.flat())
}

/** The slugs of the rows that hold the most terms; among equals the order stays. */
function rank(rows: readonly SearchRow[], terms: readonly Term[]): string[] {
  const found = rows.map((row) => {
    const points = terms.map((term) => pointsOf(row, term))
    return {
      slug: row.slug,
      held: points.filter((each) => each > 0).length,
      sum: points.reduce((sum, each) => sum + each, 0),
    }
  })
  const most = Math.max(1, ...found.map(({ held }) => held))
  return found
    .filter(({ held }) => held === most)
    .sort((a, b) => b.sum - a.sum)
    .map(({ slug }) => slug)
}

/** A title tells more than another word, and what a row is chiefly about more than the rest. */
function pointsOf(row: SearchRow, term: Term): number {
  const meant = row.concepts.map((slug, i) => (term.concepts.get(slug) ?? 0) * (i === 0 ? 1 : 0.75))
  return Math.max(0, ...meant) + bestGrade(term, row.titles) + bestGrade(term, row.words) / 2
}
