import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import type { FontTable, GlyphMetrics, PairKerning } from '../../src/shared/text/font-table.ts'
import { normaliseText } from '../../src/shared/text/normalise.ts'
import { isHebrewLetter, isMark } from '../../src/shared/text/unpack-table.ts'
import { cardCharacters } from './repertoire.ts'

/** In the order of their codes. Normalised text has no others, so the table needs no more. */
const characters = [...cardCharacters]
  .filter(
    (character) =>
      isMark(codeOf(character)) || normaliseText(`x${character}x`) === `x${character}x`,
  )
  .sort()

/** Without the heights of the face, which are the heights of two of its letters. */
export interface MeasuredFace extends Pick<FontTable, 'glyphs' | 'kerning' | 'marks'> {
  /** Lengths are whole numbers of these: in another unit, rounding would make long lines drift. */
  unitsPerEm: number
}

/** Reads from a face, through HarfBuzz, what layout needs. */
export function makeWidthTable(bytes: Uint8Array): MeasuredFace {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const held = characters.filter((character) => font.nominalGlyph(codeOf(character)) !== undefined)
  const bases = held.filter((character) => !isMark(codeOf(character)))
  const marks = held.filter((character) => isMark(codeOf(character)))
  const glyphs = Object.fromEntries(
    held.map((character) => [codeOf(character), metricsOf(font, character)]),
  )
  return {
    unitsPerEm: face.upem,
    glyphs,
    kerning: compressPairs(bases, measurePairs(font, bases)),
    marks: Object.fromEntries(marks.map((mark) => [codeOf(mark), attachments(font, bases, mark)])),
  }
}

/** As the font draws a character alone, perhaps as a letter and an accent. */
function metricsOf(font: Font, character: string): GlyphMetrics {
  const drawn = shapeRun(font, character, isHebrew(character))
  const places = drawn.getGlyphPositions()
  let x = 0
  const inks = drawn.getGlyphInfos().flatMap(({ codepoint }, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = places[i] ?? {}
    const ink = font.glyphExtents(codepoint)
    const left = x + xOffset + (ink?.xBearing ?? 0)
    const top = yOffset + (ink?.yBearing ?? 0)
    x += xAdvance
    if (!ink || (ink.width === 0 && ink.height === 0)) return []
    return [{ left, bottom: top + ink.height, right: left + ink.width, top }]
  })
  if (inks.length === 0) return [x, 0, 0, 0, 0]
  const lefts = inks.map(({ left }) => left)
  const bottoms = inks.map(({ bottom }) => bottom)
  const rights = inks.map(({ right }) => right)
  const tops = inks.map(({ top }) => top)
  return [x, Math.min(...lefts), Math.min(...bottoms), Math.max(...rights), Math.max(...tops)]
}

/**
 * How much wider each pair is than its two parts, drawn alone in the same direction: beside Hebrew
 * a bracket is its mirror image. Hebrew and Latin never meet within one run.
 */
function measurePairs(font: Font, parts: readonly string[]): number[][] {
  const alone = [false, true].map((hebrew) => parts.map((part) => widthOf(font, part, hebrew)))
  return parts.map((left, i) =>
    parts.map((right, k) => {
      const hebrew = isHebrew(left + right)
      if (hebrew && isLatin(left + right)) return 0
      const widths = alone[Number(hebrew)] ?? []
      return widthOf(font, left + right, hebrew) - (widths[i] ?? 0) - (widths[k] ?? 0)
    }),
  )
}

function widthOf(font: Font, text: string, hebrew: boolean): number {
  const glyphs = shapeRun(font, text, hebrew).getGlyphPositions()
  return glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}

/**
 * Where HarfBuzz puts the mark's origin, from the left end of the base, by Hebrew letter. Letters
 * that the font draws in one glyph with the mark (a point of shin on a vav) are left out.
 */
function attachments(font: Font, bases: readonly string[], mark: string) {
  const places: Record<string, [number, number]> = {}
  for (const base of bases.filter((part) => isHebrewLetter(codeOf(part)))) {
    const glyphs = shapeRun(font, base + mark, true).getGlyphPositions()
    const width = glyphs.reduce((sum, glyph) => sum + glyph.xAdvance, 0)
    if (width !== metricsOf(font, base)[0]) {
      throw new RangeError(`${base} with U+${codeOf(mark).toString(16)} is wider than ${base}`)
    }
    const [drawnMark, drawnBase] = glyphs
    if (!drawnMark || !drawnBase) continue
    places[codeOf(base)] = [
      drawnMark.xOffset - drawnBase.xOffset,
      drawnMark.yOffset - drawnBase.yOffset,
    ]
  }
  return places
}

function shapeRun(font: Font, text: string, hebrew: boolean): Buffer {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(hebrew ? Direction.RTL : Direction.LTR)
  buffer.setScript(hebrew ? 'Hebr' : 'Latn')
  shape(font, buffer)
  return buffer
}

/** Folds the matrix of pairs into classes: equal rows become one row, equal columns one column. */
function compressPairs(
  parts: readonly string[],
  matrix: readonly (readonly number[])[],
): PairKerning {
  const rows = classify(matrix)
  const columns = classify(parts.map((_, i) => rows.kinds.map((row) => row[i] ?? 0)))
  const byCode = (numbers: readonly number[]) =>
    Object.fromEntries(parts.map((part, i) => [codeOf(part), numbers[i] ?? 0]))
  return {
    first: byCode(rows.numbers),
    second: byCode(columns.numbers),
    columns: columns.kinds,
  }
}

/** The distinct vectors, and the kind of each vector as a number; 0 means all zeros. */
function classify(vectors: readonly (readonly number[])[]) {
  const seen = new Map<string, number>()
  const kinds: (readonly number[])[] = []
  const numbers = vectors.map((vector) => {
    if (vector.every((value) => value === 0)) return 0
    const key = vector.join()
    const number = seen.get(key) ?? kinds.push(vector)
    seen.set(key, number)
    return number
  })
  return { kinds, numbers }
}

function isHebrew(text: string): boolean {
  return /\p{Script=Hebrew}/u.test(text)
}

function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
