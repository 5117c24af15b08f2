import { tinyLetters } from '../letters/tiny-letters.ts'

/** A word of tiny writing, drawn: its width and its outline, hundredths of an em. */
export interface WordShape {
  width: number
  /** Path data from its left end, the baseline at 0. */
  data: string
}

/** Between words, em. */
export const spaceEm = 0.24

/** Yiddish letters that are two. */
const digraphs: Readonly<Record<string, string>> = { װ: 'וו', ױ: 'וי', ײ: 'יי' }
/** What keyboards have for Hebrew marks and for apostrophes. */
const marks: Readonly<Record<string, string>> = { "'": '’', '"': '״', '–': '-', '—': '-' }

/**
 * The words of a text in the letters that can be written small: capitals for Latin letters, without
 * points and accents. What has no letter is left out.
 *
 * @example wordsOf('חיה מושקא') // ['חיה', 'מושקא']
 * @example wordsOf('Zoë & Dov!') // ['ZOE', '&', 'DOV']
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').toUpperCase()
  return plain.split(/[\s·]+/).flatMap((word) => {
    const written = [...word]
      .map((letter) => digraphs[letter] ?? marks[letter] ?? letter)
      .join('')
      .replace(/[^\p{L}\p{N}׳״־&’.,-]/gu, '')
    const known = [...written].filter((letter) => Object.hasOwn(tinyLetters, letter)).join('')
    return /[\p{L}\p{N}&]/u.test(known) ? [known] : []
  })
}

/** Whether a word or text is read from right to left. */
export function isRightToLeft(text: string): boolean {
  return /\p{Script=Hebrew}/u.test(text)
}

/** The outline of a word, or of several, as they are read, its first letter at the right if it is Hebrew. */
export function shapeOf(word: string): WordShape {
  const letters = isRightToLeft(word) ? [...word].reverse() : [...word]
  let width = 0
  let data = ''
  for (const letter of letters) {
    const [advance, outline] = tinyLetters[letter] ?? [100 * spaceEm, '']
    if (outline !== '') data += `M${Math.round(width)} 0${outline}`
    width += advance
  }
  return { width, data }
}

/** Width of a word, or of several with spaces, em. */
export function widthOf(word: string): number {
  let width = 0
  for (const letter of word) width += tinyLetters[letter] ? tinyLetters[letter][0] / 100 : spaceEm
  return width
}
