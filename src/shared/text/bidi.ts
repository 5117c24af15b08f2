import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

const bidi = bidiFactory()

/**
 * The direction of the first strong character, or `otherwise` in a text without any (rules P2, P3).
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

/** How one line is ordered on paper by the Unicode bidirectional algorithm. */
export function orderLine(text: string, direction: Direction): BidiOrder {
  const resolved = bidi.getEmbeddingLevels(text, direction)
  return { levels: resolved.levels, visual: bidi.getReorderedIndices(text, resolved) }
}

/** The character that is drawn in its place in a right-to-left run: ')' for '('. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character
}
