import { isRightToLeft, spaceEm, widthOf } from './spelling.ts'

/**
 * Words that repeat without end. Lines take from it in turn, so that the lines of a thing read on
 * from one to the next.
 */
export interface Stream {
  /** From right to left. */
  rtl: boolean
  peek(): string
  /** Takes the next word, or its first letters: the next line goes on with the rest. */
  take(letters?: number): string
}

/** @param words at least one */
export function createStream(words: readonly string[]): Stream {
  let at = 0
  let rest = ''
  const peek = () => (rest === '' ? (words[at % words.length] ?? '') : rest)
  return {
    rtl: isRightToLeft(words.join('')),
    peek,
    take(letters) {
      const word = peek()
      const taken = letters === undefined ? word : [...word].slice(0, letters).join('')
      rest = word.slice(taken.length)
      if (rest === '') at++
      return taken
    },
  }
}

/** A line's words as they stand from its start to its end, and how much wider they are. */
export interface FilledLine {
  words: readonly string[]
  stretch: number
}

/** The bounds of what letters are stretched, as scribes do to end a line at its edge. */
const stretchRange = { least: 0.84, most: 1.34 }
/** Above this, part of the next word fills the line better. */
const loose = 1.2

/**
 * Takes the words for a line from a stream. A word is divided only where the line would be empty or
 * loose without a part of it.
 *
 * @param lengthEm of the line
 * @returns no words when not even two letters fit
 */
export function fillLine(stream: Stream, lengthEm: number): FilledLine {
  const words: string[] = []
  let natural = 0
  while (true) {
    const next = natural + (words.length > 0 ? spaceEm : 0) + widthOf(stream.peek())
    if (next * stretchRange.least > lengthEm || words.length > 200) break
    words.push(stream.take())
    natural = next
  }
  if (lengthEm > loose * natural) {
    const room = lengthEm - natural - (words.length > 0 ? spaceEm : 0)
    const letters = lettersIn(stream.peek(), room)
    if (letters > 0) {
      words.push(stream.take(letters))
      natural = words.reduce((sum, word) => sum + widthOf(word) + spaceEm, -spaceEm)
    }
  }
  const { least, most } = stretchRange
  const stretch = natural > 0 ? Math.max(least, Math.min(most, lengthEm / natural)) : 1
  return { words: inOrder(words, stream.rtl), stretch }
}

/** How many letters of a word fit; at least two of them, and two left for the next line. */
function lettersIn(word: string, roomEm: number): number {
  const letters = [...word]
  let count = letters.length - 2
  while (count >= 2 && widthOf(letters.slice(0, count).join('')) > roomEm) count--
  return count >= 2 ? count : 0
}

/** Words of the other direction stand the other way round, as in any line of two scripts. */
function inOrder(words: readonly string[], rtl: boolean): string[] {
  const ordered: string[] = []
  let run: string[] = []
  for (const word of words) {
    if (isRightToLeft(word) !== rtl) {
      run.unshift(word)
    } else {
      ordered.push(...run, word)
      run = []
    }
  }
  return [...ordered, ...run]
}
