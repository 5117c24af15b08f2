import { fillers } from './concepts.ts'
import { editDistance } from './edit-distance.ts'
import { beginningsOf, foldWord, keysOf, soundOf, wordsOf } from './fold.ts'

/** A word of a search, and what it may stand for. */
export interface SearchWord {
  /** Its letters as typed, and its key. */
  typed: string
  key: string
  /** Keys that a word may begin with of which it is the beginning. */
  beginnings: readonly string[]
  /** Keys to take in its place, when nothing is spelled like it. */
  instead: readonly string[]
}

/** More words do not make a search any clearer. */
const MAX_WORDS = 8
const MAX_INSTEAD = 20

/** How well a key fits a word of a search; 0 is not at all. */
export const WHOLE = 4
const BEGUN = 3
const MENDED = 2

const fillerKeys = new Set(keysOf(fillers))

/**
 * The words of a search, each once, without those that are said of any card, and letters that begin
 * too many words, where others are left.
 *
 * @example readWords('a card for Chanukah').map(({ key }) => key) // ['xanuka']
 */
export function readWords(query: string): SearchWord[] {
  const all = [...new Set(wordsOf(query))].map(searchWord)
  const telling = all.filter(({ typed, key }) => typed.length > 1 && !fillerKeys.has(key))
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS)
}

function searchWord(typed: string): SearchWord {
  return { typed, key: foldWord(typed), beginnings: beginningsOf(typed), instead: [] }
}

/** How well a key fits a word of a search: 4 whole, 3 begun, 2 mended, 0 not at all. */
export function gradeOf(word: SearchWord, key: string): number {
  if (key === word.key) return WHOLE
  if (word.beginnings.some((beginning) => key.startsWith(beginning))) return BEGUN
  return word.instead.includes(key) ? MENDED : 0
}

/** The best grade that any of the keys has. */
export function bestGrade(word: SearchWord, keys: readonly string[]): number {
  return keys.reduce((best, key) => Math.max(best, gradeOf(word, key)), 0)
}

/**
 * A word that nothing is spelled like, with the known words that it sounds like, else those that it
 * is a slip or two from.
 *
 * @param vocabulary keys of all known words
 * @example mendWord(word, vocabulary).instead // ['xanuka', …] for the typed 'hanikeh'
 */
export function mendWord(word: SearchWord, vocabulary: readonly string[]): SearchWord {
  const alike = soundingLike(word, vocabulary)
  const instead = alike.length > 0 ? alike : slippedFrom(word, vocabulary)
  return { ...word, instead: [...new Set(instead)].slice(0, MAX_INSTEAD) }
}

function soundingLike({ key }: SearchWord, vocabulary: readonly string[]): string[] {
  if (key.length < 3) return []
  const sounds = [key, withoutPrefix(key)].map(soundOf).filter((sound) => sound !== '')
  return vocabulary.filter((known) => sounds.includes(soundOf(known)))
}

/** Without the letter that Hebrew writes for 'to', 'in', 'the', 'and' or 'from'. */
function withoutPrefix(key: string): string {
  return key.length > 3 ? key.replace(/^[בהולמש](?=[א-ת])/, '') : key
}

function slippedFrom({ typed, key }: SearchWord, vocabulary: readonly string[]): string[] {
  const slips = slipsAllowed(typed)
  const forms = new Set([key, withoutPrefix(key)])
  const near = [...forms].flatMap((form) =>
    vocabulary
      .filter((known) => Math.abs(known.length - form.length) <= slips)
      .map((known) => ({ known, distance: editDistance(form, known) })),
  )
  const least = Math.min(...near.map(({ distance }) => distance))
  return least > slips ? [] : near.filter((one) => one.distance === least).map(({ known }) => known)
}

/** None in words so short that a slip makes another; Hebrew hardly writes vowels. */
function slipsAllowed(typed: string): number {
  if (typed.length >= 7) return 2
  return typed.length >= (/^[א-ת]/.test(typed) ? 4 : 5) ? 1 : 0
}
