import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import type { FaceId } from '../../src/shared/text/face.ts'
import type { FontTable, GlyphMetrics, PairKerning } from '../../src/shared/text/font-table.ts'
import { cardCharacters, hebrewCharacters } from './repertoire.ts'

/** Normalised text holds no other character, so the table needs none. */
const characters = [...cardCharacters].filter((character) => character.normalize() === character)

/** Reads out of a face, through HarfBuzz, what layout needs to know of it. */
export function makeWidthTable(id: FaceId, bytes: Uint8Array): FontTable {
  const font = new Font(new Face(new Blob(bytes)))
  font.setScale(1000, 1000)
  const held = characters.filter((character) => font.nominalGlyph(codeOf(character)) !== undefined)
  const bases = held.filter((character) => !isMark(character))
  const marks = held.filter(isMark)
  const glyphs = Object.fromEntries(
    held.map((character) => [codeOf(character), metricsOf(font, character)]),
  )
  const extents = font.hExtents()
  return {
    face: id,
    capHeight: glyphs[codeOf('H')]?.[4] ?? 0,
    hebrewHeight: glyphs[codeOf('ה')]?.[4] ?? 0,
    lacks: held.some(isHebrewLetter) ? absentFrom(held) : '',
    ascent: extents.ascender,
    descent: extents.descender,
    glyphs,
    kerning: compressPairs(bases, (left, right) => kerningOf(font, left, right)),
    marks: Object.fromEntries(marks.map((mark) => [codeOf(mark), attachments(font, bases, mark)])),
  }
}

function absentFrom(held: readonly string[]): string {
  return [...hebrewCharacters].filter((character) => !held.includes(character)).join('')
}

function metricsOf(font: Font, character: string): GlyphMetrics {
  const glyph = font.nominalGlyph(codeOf(character)) ?? 0
  const ink = font.glyphExtents(glyph)
  const advance = isMark(character) ? 0 : font.glyphHAdvance(glyph)
  if (!ink || (ink.width === 0 && ink.height === 0)) return [advance, 0, 0, 0, 0]
  return [advance, ink.xBearing, ink.yBearing + ink.height, ink.xBearing + ink.width, ink.yBearing]
}

/** What a pair is wider than its two parts. Hebrew and Latin never meet within one run. */
function kerningOf(font: Font, left: string, right: string): number {
  if ((isHebrew(left) && isLatin(right)) || (isLatin(left) && isHebrew(right))) return 0
  const width = shapeRun(font, left + right).reduce((sum, glyph) => sum + glyph.xAdvance, 0)
  const apart = [left, right].map((part) =>
    font.glyphHAdvance(font.nominalGlyph(codeOf(part)) ?? 0),
  )
  return width - apart.reduce((sum, advance) => sum + advance, 0)
}

/**
 * The mark's origin seen from the base's left end, where HarfBuzz puts it, by Hebrew letter. One
 * that the font draws in one glyph with the mark (a point of shin on a vav) is left out.
 */
function attachments(font: Font, bases: readonly string[], mark: string) {
  const places: Record<string, [number, number]> = {}
  for (const base of bases.filter(isHebrewLetter)) {
    const glyphs = shapeRun(font, base + mark)
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

function shapeRun(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  const hebrew = isHebrew(text)
  buffer.setDirection(hebrew ? Direction.RTL : Direction.LTR)
  buffer.setScript(hebrew ? 'Hebr' : 'Latn')
  shape(font, buffer)
  return buffer.getGlyphPositions()
}

/** Folds the matrix of pairs into classes: equal rows become one row, equal columns one column. */
function compressPairs(
  parts: readonly string[],
  kerning: (left: string, right: string) => number,
): PairKerning {
  const matrix = parts.map((left) => parts.map((right) => kerning(left, right)))
  const rows = classify(matrix)
  const columns = classify(parts.map((_, i) => rows.kinds.map((row) => row[i] ?? 0)))
  return {
    first: classNumbers(parts, rows.numbers),
    second: classNumbers(parts, columns.numbers),
    rows: rows.kinds.map((_, row) => columns.kinds.map((column) => column[row] ?? 0)),
  }
}

/** The different vectors among these, without the one of zeros, and the number of each one's kind. */
function classify(vectors: readonly (readonly number[])[]) {
  const seen = new Map<string, number>()
  const kinds: (readonly number[])[] = []
  const numbers = vectors.map((vector) => {
    if (vector.every((value) => value === 0)) return undefined
    const key = vector.join()
    const number = seen.get(key) ?? kinds.push(vector) - 1
    seen.set(key, number)
    return number
  })
  return { kinds, numbers }
}

function classNumbers(
  parts: readonly string[],
  numbers: readonly (number | undefined)[],
): Record<string, number> {
  const classes: Record<string, number> = {}
  parts.forEach((part, i) => {
    const number = numbers[i]
    if (number !== undefined) classes[codeOf(part)] = number
  })
  return classes
}

function isMark(character: string): boolean {
  return /\p{M}/u.test(character)
}

function isHebrew(text: string): boolean {
  return /\p{Script=Hebrew}/u.test(text)
}

function isHebrewLetter(character: string): boolean {
  return /[\u05d0-\u05ea]/u.test(character)
}

function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
