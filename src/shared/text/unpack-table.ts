import type { FontTable, GlyphMetrics, MarkPlace } from './font-table.ts'
import { unpackCounts, unpackNumbers } from './pack-numbers.ts'
import { type PackedColumns, unpackColumns } from './unpack-columns.ts'

/**
 * A width table as its file holds it: each property of all characters in one row of packed numbers,
 * in the order of their code points, so that like stands by like. A letter with an accent is told by
 * what sets it off from its plain letter, which is nothing but its top in most faces, and there by
 * what sets that off from the same accent on the letter before.
 */
export interface PackedTable extends PackedColumns {
  /** What all lengths here are measured in. */
  unitsPerEm: number
  /** From each code point to the next, less one. */
  codes: string
  advances: string
  /** The ink: its left, what it leaves free on the right, its bottom and top. */
  lefts: string
  rights: string
  bottoms: string
  tops: string
  /** Numbers of kerning: 0 one more than any before, n as many less than that, -1 none. */
  firsts: string
  seconds: string
  /** For each mark the number of its places; marks that stand alike share them. */
  markPlaces: string
  /** For each number the places over each Hebrew letter that the face has. */
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
 * For each character the place of its plain letter in the list, or -1 where it is its own.
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
 * For each letter with an accent the place of the one before it, large or small as it is, that has
 * the same accent, or -1.
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

/** Adds to each number, in order, the one at its place in the list, if it has one. */
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
