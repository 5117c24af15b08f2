/*
 * Parts of the fonts of cards: a card that is only shown needs the letters of one script in most faces,
 * and half of a file.
 */

/** First and last code point of each run of characters. */
type Ranges = readonly (readonly [first: number, last: number])[]

/** Signs and digits stand beside the letters of either script. */
const common: Ranges = [
  [0x00a0, 0x00a0],
  [0x00b7, 0x00b7],
  [0x00d7, 0x00d7],
  [0x2010, 0x2010],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
]

/** What a part holds. No letter is in two parts, so text in one part is kerned as in the whole font. */
const partRanges = {
  hebrew: [[0x20, 0x40], [0x5b, 0x60], [0x7b, 0x7e], ...common, [0x05b0, 0x05f4], [0xfb1d, 0xfb4f]],
  latin: [[0x20, 0x7e], ...common],
} as const satisfies Record<string, Ranges>

export type FontPart = keyof typeof partRanges

export const fontParts = Object.keys(partRanges) as FontPart[]

/** Marks of direction, which `<CardSvg>` writes round its lines: no font has a glyph for them. */
const directions: Ranges = [
  [0x200e, 0x200f],
  [0x202a, 0x202e],
]

/**
 * The part that has all characters of a text; undefined when only the whole font may have them.
 *
 * @example partFor('מזל טוב!') // 'hebrew'
 */
export function partFor(text: string): FontPart | undefined {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return fontParts.find((part) => codes.every((code) => isIn(partRanges[part], code)))
}

/** The `unicode-range` of a part: a browser takes every other letter from the whole font. */
export function unicodeRange(part: FontPart): string {
  const hex = (code: number) => code.toString(16)
  const ranges: Ranges = [...partRanges[part], ...directions]
  return ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join()
}

/** All characters of a part. */
export function charactersOf(part: FontPart): string {
  return partRanges[part]
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('')
}

function isIn(ranges: Ranges, code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last)
}
