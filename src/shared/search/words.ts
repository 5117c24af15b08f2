import { editDistance } from './edit-distance.ts'
import { spellOutEmoji } from './emoji.ts'
import { beginningsOf, foldWord, soundOf, stemsOf, wordsOf } from './fold.ts'
import type { Lexicon } from './lexicon.ts'

/** A word of a search. */
export interface SearchWord {
  /** Its letters as typed, and its key. */
  typed: string
  key: string
  /** Keys that the word can be the beginning of. */
  beginnings: readonly string[]
  /** Whether the visitor may still be typing it. */
  last: boolean
}

/** More words do not make a search clearer. */
const maxWords = 40

/** @example readWords('Chanukah 🎂').map(({ key }) => key) // ['xanuka', 'birtdei'] */
export function readWords(query: string): SearchWord[] {
  const typed = wordsOf(spellOutEmoji(query)).slice(0, maxWords)
  return typed.map((word, i) => ({
    typed: word,
    key: foldWord(word),
    beginnings: beginningsOf(word),
    last: i === typed.length - 1,
  }))
}

/** The similarity of a key to a word of a search: 1 is the word itself. */
export type Spellings = ReadonlyMap<string, number>

const wholeWeight = 1
const stemWeight = 0.95
/** Penalty for each extra letter of a longer stem. */
const weightPerLetterCut = 0.01
/** In a phrase of two, a word matched by sound is likelier than two separate words. */
export const soundWeight = 0.65
const slipWeight = 0.5

/** The word itself and its base forms, if they are known. */
export function knownForms(word: SearchWord, known: ReadonlySet<string>): Spellings {
  const stems = stemsOf(word.typed).filter((key) => known.has(key))
  const longest = Math.max(...stems.map(({ length }) => length))
  const forms = stems.map(
    (key) => [key, stemWeight - (longest - key.length) * weightPerLetterCut] as const,
  )
  return new Map(known.has(word.key) ? [...forms, [word.key, wholeWeight]] : forms)
}

/** Known words that an unknown one sounds like, else those within one or two typos. */
export function guessedForms(word: SearchWord, guessable: Lexicon['guessable']): Spellings {
  const forms = [word.key, ...stemsOf(word.typed)]
  const alike = forms
    .map((form) => soundOf(form))
    .flatMap((sound) => (sound && guessable.get(sound)) || [])
  if (alike.length > 0) return new Map(alike.map((key) => [key, soundWeight]))
  const slips = slipsAllowed(word.typed)
  const near = slips > 0 ? slippedFrom(forms, slips, [...guessable.values()].flat()) : []
  return new Map(near.map((key) => [key, slipWeight]))
}

/** A typo hardly ever hits the first letter. */
function slippedFrom(
  forms: readonly string[],
  slips: number,
  vocabulary: readonly string[],
): string[] {
  const near = forms.flatMap((form) =>
    vocabulary
      .filter((known) => known[0] === form[0] && Math.abs(known.length - form.length) <= slips)
      .map((known) => ({ known, distance: editDistance(form, known) })),
  )
  const least = Math.min(slips, ...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least).map(({ known }) => known)
}

/** How many slips are forgiven; none in a word so short that a typo makes another word. */
function slipsAllowed(typed: string): number {
  if (typed.length >= 9) return 2
  return typed.length >= 5 ? 1 : 0
}
