import type { Category } from '../category.ts'
import { categoryPhrases, otherPhrases } from './concepts.ts'
import { foldWord, wordsOf } from './fold.ts'
import { bestGrade, gradeOf, type SearchWord } from './words.ts'

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
 * What each concept has for each word: a phrase that the whole search speaks out has more for its
 * words than one of which it holds a part.
 */
export function weighConcepts(
  concepts: readonly Concept[],
  words: readonly SearchWord[],
): ConceptPoints[] {
  const points = words.map(() => new Map<string, number>())
  for (const { slug, phrases } of concepts) {
    for (const phrase of phrases) {
      const grades = words.map((word) => bestGrade(word, phrase))
      if (grades.every((grade) => grade === 0)) continue
      const share = shareSpoken(phrase, words)
      grades.forEach((grade, i) => {
        const best = points[i]?.get(slug) ?? 0
        if (grade > 0) points[i]?.set(slug, Math.max(best, (grade * (1 + share)) / 2))
      })
    }
  }
  return points
}

function shareSpoken(phrase: Phrase, words: readonly SearchWord[]): number {
  const spoken = phrase.filter((key) => words.some((word) => gradeOf(word, key) > 0))
  return spoken.length / phrase.length
}
