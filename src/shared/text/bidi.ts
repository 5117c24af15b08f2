import bidiFactory from 'bidi-js'
import { numbersIn } from './numbers-in.ts'

export type Direction = 'ltr' | 'rtl'

const bidi = bidiFactory()

const LRI = '\u2066'
const PDI = '\u2069'
const isolates = LRI + PDI

/**
 * The direction of the first strong character, or `otherwise` if there is none (rules P2, P3).
 *
 * @see https://www.unicode.org/reports/tr9/
 * @example baseDirection('2026 בר מצוה', 'ltr') // 'rtl'
 */
export function baseDirection(text: string, otherwise: Direction): Direction {
  for (const character of text) {
    const type = bidi.getBidiCharTypeName(character)
    if (type === 'L') return 'ltr'
    if (type === 'R' || type === 'AL') return 'rtl'
  }
  return otherwise
}

export interface BidiOrder {
  /** Embedding level of each UTF-16 unit; odd is right to left. */
  levels: Uint8Array
  /** Indices of the units from left to right. */
  visual: readonly number[]
}

/**
 * The visual order of one line by the Unicode bidirectional algorithm. Each phone number, date and
 * time is left to right as a whole, as if between isolates.
 */
export function orderLine(text: string, direction: Direction): BidiOrder {
  const isolated = isolateNumbers(text)
  const resolved = bidi.getEmbeddingLevels(isolated, direction)
  const isOwn = (_: number, i: number) => !isolates.includes(isolated.charAt(i))
  const levels = resolved.levels.filter(isOwn)
  const level = direction === 'rtl' ? 1 : 0
  const paragraphs = [{ start: 0, end: text.length - 1, level }]
  return { levels, visual: bidi.getReorderedIndices(text, { levels, paragraphs }) }
}

/** The character to draw in a right-to-left run: ')' for '('. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character
}

/** No text contains isolates: `normaliseText` removes them. */
function isolateNumbers(text: string): string {
  const numbers = numbersIn(text)
  return numbers.reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + LRI + rest.slice(from, to) + PDI + rest.slice(to),
    text,
  )
}
