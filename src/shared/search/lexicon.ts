import type { Category } from '../category.ts'
import { categoryPhrases, otherPhrases } from './concepts.ts'
import { foldWord, wordsOf } from './fold.ts'
import { bestGrade, gradeOf, type SearchWord, WHOLE } from './words.ts'

/** A thing that rows are about, and what it is called. */
export interface Concept {
  slug: string
  /** Keys of the words of each phrase. */
  phrases: readonly Phrase[]
}

type Phrase = readonly string[]

/** For each word of a search the points that each concept has for it, by slug. */
export type ConceptPoints = ReadonlyMap<string, number>

const builtinConcepts: readonly Concept[] = Object.entries({
  ...otherPhrases,
  ...categoryPhrases,
}).map(([slug, phrases]) => ({ slug, phrases: phrases.split(',').flatMap(readPhrase) }))

/** All concepts: those of the site, with the names of the categories as they are published. */
export function lexiconOf(categories: readonly Category[]): readonly Concept[] {
  const published = categories.flatMap(({ sub_categories, slug, name, english, hebrew }) => [
    { slug, phrases: namesToPhrases(slug, name, english, hebrew) },
    ...sub_categories.map((one) => ({
      slug: one.slug,
      phrases: namesToPhrases(one.slug, one.name, one.hebrew),
    })),
  ])
  return [...builtinConcepts, ...published]
}

function namesToPhrases(...names: readonly (string | undefined)[]): Phrase[] {
  return names.flatMap((name) => (name === undefined ? [] : readPhrase(name)))
}

/** A phrase of several words is also known as one: 'barmitzvah'. */
function readPhrase(phrase: string): Phrase[] {
  const words = wordsOf(phrase)
  const apart = words.map(foldWord)
  return words.length > 1 ? [apart, [foldWord(words.join(''))]] : [apart]
}

/**
 * What each concept has for each word. A phrase that the whole search speaks out has more for its
 * words than one of which it holds a part; a word that is whole in some begins no other.
 */
export function weighConcepts(
  concepts: readonly Concept[],
  words: readonly SearchWord[],
): ConceptPoints[] {
  const weighed = concepts.flatMap(({ slug, phrases }) =>
    phrases.flatMap((phrase) => weighPhrase(slug, phrase, words)),
  )
  return words.map((word) => {
    const ofWord = weighed.filter((one) => one.word === word)
    const best = Math.max(...ofWord.map(({ grade }) => grade))
    const kept = best === WHOLE ? ofWord.filter(({ grade }) => grade === WHOLE) : ofWord
    return new Map(kept.sort((a, b) => a.points - b.points).map((one) => [one.slug, one.points]))
  })
}

interface Weighed {
  slug: string
  word: SearchWord
  grade: number
  points: number
}

function weighPhrase(slug: string, phrase: Phrase, words: readonly SearchWord[]): Weighed[] {
  const graded = words.map((word) => ({ word, grade: bestGrade(word, phrase) }))
  const spoken = graded.filter(({ grade }) => grade > 0)
  if (spoken.length === 0) return []
  const share = phrase.filter((key) => words.some((word) => gradeOf(word, key) > 0)).length
  return spoken.map(({ word, grade }) => ({
    slug,
    word,
    grade,
    points: (grade * (1 + share / phrase.length)) / 2,
  }))
}
