import { packCounts, packNumbers } from '../../src/shared/text/pack-numbers.ts'
import {
  accentsBefore,
  isHebrewLetter,
  isMark,
  type PackedTable,
  plainLetters,
} from '../../src/shared/text/unpack-table.ts'
import { packColumns } from './pack-columns.ts'
import type { MeasuredFace } from './width-table.ts'

/** A width table as its file holds it; `unpackTable` reads it back. */
export function packTable({ unitsPerEm, glyphs, kerning, marks }: MeasuredFace): PackedTable {
  const codes = Object.keys(glyphs).map(Number)
  const plain = plainLetters(codes)
  const metrics = codes.map((code) => glyphs[code] ?? ([0, 0, 0, 0, 0] as const))
  const accents = accentsBefore(codes)
  const packSide = (numbers: readonly number[]) => packNumbers(less(numbers, plain))
  const packHeight = (numbers: readonly number[]) =>
    packNumbers(less(less(numbers, plain), accents))
  const packClasses = (classes: Readonly<Record<string, number>>) =>
    packNumbers(
      lessHighest(
        codes.map((code) => classes[code] ?? 0),
        plain,
      ),
    )
  return {
    unitsPerEm,
    codes: packCounts(codes.map((code, i) => code - (codes[i - 1] ?? -1) - 1)),
    advances: packSide(metrics.map(([advance]) => advance)),
    lefts: packSide(metrics.map(([, left]) => left)),
    rights: packSide(metrics.map(([advance, , , right]) => advance - right)),
    bottoms: packHeight(metrics.map(([, , bottom]) => bottom)),
    tops: packHeight(metrics.map(([, , , , top]) => top)),
    firsts: packClasses(kerning.first),
    seconds: packClasses(kerning.second),
    ...packColumns(kerning.columns),
    ...packMarks(marks, codes),
  }
}

/** Subtracts from each number the one at its place in the list, if it has one. */
function less(numbers: readonly number[], places: readonly number[]): number[] {
  return numbers.map((number, i) => number - (numbers[places[i] ?? -1] ?? 0))
}

/** In the form that `PackedTable` describes for kerning. */
function lessHighest(classes: readonly number[], plain: readonly number[]): number[] {
  let highest = 0
  return classes.map((number, i) => {
    const letter = classes[plain[i] ?? -1]
    const own = number === 0 ? -1 : highest + 1 - number
    highest = Math.max(highest, number)
    return letter === undefined ? own : number - letter
  })
}

function packMarks(marks: MeasuredFace['marks'], codes: readonly number[]) {
  const letters = codes.filter(isHebrewLetter)
  const places = codes
    .filter(isMark)
    .map((mark) => letters.map((letter) => marks[mark]?.[letter] ?? ([0, 0] as const)))
  const kinds = [...new Map(places.map((place) => [place.join(), place])).entries()]
  const keys = kinds.map(([key]) => key)
  return {
    markPlaces: packCounts(places.map((place) => keys.indexOf(place.join()))),
    placesX: packNumbers(kinds.flatMap(([, place]) => place.map(([x]) => x))),
    placesY: packNumbers(kinds.flatMap(([, place]) => place.map(([, y]) => y))),
  }
}
