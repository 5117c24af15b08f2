import type { FontTable, GlyphMetrics, MarkPlace } from './font-table.ts'
import { unpackCounts, unpackNumbers } from './pack-numbers.ts'
import { type PackedColumns, unpackColumns } from './unpack-columns.ts'

/**
 * A width table in its file: each property of all characters in one row of packed numbers, in code
 * point order, so that similar values are neighbours. An accented letter is stored as its
 * difference from its plain letter, which in most faces is only its top; that top is stored
 * relative to the same accent on the previous letter.
 */
export interface PackedTable extends PackedColumns {
  /** The unit of all lengths here. */
  unitsPerEm: number
  /** Difference from each code point to the next, minus one. */
  codes: string
  advances: string
  /** The ink: its left, its space on the right, its bottom and top. */
  lefts: string
  rights: string
  bottoms: string
  tops: string
  /** Kerning numbers: 0 is one more than any before, n is that minus n, -1 is none. */
  firsts: string
  seconds: string
  /** For each mark, the number of its set of places; marks with the same places share one. */
  markPlaces: string
  /** For each number, the places over each Hebrew letter of the face. */
  placesX: string
  placesY: string
}

/** @example unpackTable(packed).glyphs[0x5d0] // [612, 24, 0, 588, 597] */
export function unpackTable(packed: PackedTable): FontTable {
  const scale = 1000 / packed.unitsPerEm
  let code = -1
  const codes = unpackCounts(packed.codes).map((gap) => (code += gap + 1))
  const plain = plainLetters(codes)
  const accents = accentsBefore(codes)
  const sides = [packed.lefts, packed.rights].map((side) => add(unpackNumbers(side), plain))
  const heights = [packed.bottoms, packed.tops].map((height) =>
    add(add(unpackNumbers(height), accents), plain),
  )
  const glyphs: Record<string, GlyphMetrics> = {}
  add(unpackNumbers(packed.advances), plain).forEach((advance, i) => {
    const [left = 0, right = 0] = sides.map((side) => side[i])
    const [bottom = 0, top = 0] = heights.map((height) => height[i])
    const metrics = [advance, left, bottom, advance - right, top] as const
    glyphs[codes[i] ?? 0] = metrics.map((each) => each * scale) as unknown as GlyphMetrics
  })
  return {
    capHeight: topOf('H', glyphs),
    hebrewHeight: topOf('ה', glyphs),
    glyphs,
    kerning: unpackKerning(packed, codes, plain),
    marks: unpackMarks(packed, codes),
  }
}

function topOf(letter: string, glyphs: FontTable['glyphs']): number {
  return glyphs[letter.charCodeAt(0)]?.[4] ?? 0
}

/**
 * For each character, the index of its plain letter in the list, or -1 if it is a plain letter.
 *
 * @param codes ascending
 * @example plainLetters([0x41, 0xc1]) // [-1, 0]
 */
export function plainLetters(codes: readonly number[]): number[] {
  const places = new Map(codes.map((code, i) => [code, i]))
  return codes.map((code, i) => {
    const place = places.get(String.fromCodePoint(code).normalize('NFD').codePointAt(0) ?? code)
    return place === undefined || place >= i ? -1 : place
  })
}

/**
 * For each accented letter, the index of the previous one with the same accent and case, or -1.
 *
 * @param codes ascending
 * @example accentsBefore([0xc1, 0xc9, 0xe1]) // [-1, 0, -1]
 */
export function accentsBefore(codes: readonly number[]): number[] {
  const places = new Map<string, number>()
  return codes.map((code, i) => {
    const [letter = '', ...accents] = String.fromCodePoint(code).normalize('NFD')
    if (accents.length === 0) return -1
    const kind = accents.join('') + (letter === letter.toLowerCase() ? 'a' : 'A')
    const place = places.get(kind) ?? -1
    places.set(kind, i)
    return place
  })
}

/** Adds to each number, in order, the number at its index in the list, if it has one. */
function add(numbers: number[], places: readonly number[]): number[] {
  places.forEach((place, i) => {
    numbers[i] = (numbers[i] ?? 0) + (numbers[place] ?? 0)
  })
  return numbers
}

function unpackKerning(
  packed: PackedTable,
  codes: readonly number[],
  plain: readonly number[],
): FontTable['kerning'] {
  const first = unpackClasses(packed.firsts, plain)
  const second = unpackClasses(packed.seconds, plain)
  const scale = 1000 / packed.unitsPerEm
  const columns = unpackColumns(packed, Math.max(0, ...first)).map((column) =>
    column.map((kern) => kern * scale),
  )
  const byCode = (numbers: readonly number[]) =>
    Object.fromEntries(codes.map((code, i) => [code, numbers[i] ?? 0]))
  return { first: byCode(first), second: byCode(second), columns }
}

function unpackClasses(packed: string, plain: readonly number[]): number[] {
  const numbers: number[] = []
  let highest = 0
  unpackNumbers(packed).forEach((value, i) => {
    const own = value < 0 ? 0 : highest + 1 - value
    const letter = numbers[plain[i] ?? -1]
    const number = letter === undefined ? own : letter + value
    numbers.push(number)
    highest = Math.max(highest, number)
  })
  return numbers
}

function unpackMarks(packed: PackedTable, codes: readonly number[]): FontTable['marks'] {
  const letters = codes.filter(isHebrewLetter)
  const scale = 1000 / packed.unitsPerEm
  const xs = unpackNumbers(packed.placesX)
  const ys = unpackNumbers(packed.placesY)
  const numbers = unpackCounts(packed.markPlaces)
  const places = Array.from({ length: xs.length / letters.length }, (_, number) =>
    Object.fromEntries(
      letters.map((letter, i): [number, MarkPlace] => {
        const at = number * letters.length + i
        return [letter, [(xs[at] ?? 0) * scale, (ys[at] ?? 0) * scale]]
      }),
    ),
  )
  const marks = codes.filter(isMark)
  return Object.fromEntries(marks.map((mark, i) => [mark, places[numbers[i] ?? 0] ?? {}]))
}

/** @example isHebrewLetter(0x5d0) // true */
export function isHebrewLetter(code: number): boolean {
  return code >= 0x5d0 && code <= 0x5ea
}

/** @example isMark(0x5b0) // true */
export function isMark(code: number): boolean {
  return /\p{M}/u.test(String.fromCodePoint(code))
}
