import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { PASEKH_TSVEY_YUDN } from '../../src/shared/text/normalise.ts'
import { addGlyph } from './add-glyph.ts'
import { patch, readTables, type Tables, tableOf, viewOf, writeTables } from './sfnt.ts'

/**
 * The same font with ײַ of Yiddish as one glyph: two yuds as the font sets them, with the pasekh
 * under the middle of both. Fonts with the digraph have no anchor for a mark on it, and no mark can
 * stand between two letters. A font without yud or pasekh stays unchanged.
 *
 * @param font with TrueType outlines and a cmap of format 4, without U+05F2: HarfBuzz would split
 *   the new character into that and a mark
 */
export function doubleYod(font: Uint8Array): Uint8Array {
  const hb = new Font(new Face(new Blob(font)))
  if (hb.nominalGlyph(0x5d9) === undefined || hb.nominalGlyph(0x5b7) === undefined) return font
  const yuds = shapeHebrew(hb, 'יי')
  const [mark, letter, ...rest] = shapeHebrew(hb, 'יַ')
  if (!mark || !letter || rest.length > 0) throw new TypeError('font draws yud and pasekh in one')
  const left = Math.min(...yuds.map((yud) => yud.x + yud.ink.left))
  const right = Math.max(...yuds.map((yud) => yud.x + yud.ink.right))
  const middle = Math.round((left + right) / 2 - (mark.ink.left + mark.ink.right) / 2)
  const tables = readTables(font)
  const parts = [...yuds, { ...mark, x: middle }]
  const bearing = Math.min(left, middle + mark.ink.left)
  return writeTables(
    addGlyph(withRoomFor(tables, parts.length), {
      codes: [PASEKH_TSVEY_YUDN.charCodeAt(0)],
      advance: yuds.reduce((sum, { advance }) => sum + advance, 0),
      bearing,
      outline: composite(parts),
    }),
  )
}

interface Part {
  glyph: number
  /** Place of its origin, y upwards. */
  x: number
  y: number
  advance: number
  /** Relative to its origin. */
  ink: { left: number; bottom: number; right: number; top: number }
}

/** From left to right. */
function shapeHebrew(font: Font, text: string): Part[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(Direction.RTL)
  buffer.setScript('Hebr')
  shape(font, buffer)
  const places = buffer.getGlyphPositions()
  let pen = 0
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = places[i] ?? {}
    const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {}
    const ink = {
      left: xBearing,
      bottom: yBearing + height,
      right: xBearing + width,
      top: yBearing,
    }
    const x = pen + xOffset
    pen += xAdvance
    return { glyph, x, y: yOffset, advance: xAdvance, ink }
  })
}

const offsetsInWords = 0x0003
const moreComponents = 0x0020

/** @see https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description */
function composite(parts: readonly Part[]): Uint8Array {
  const values = [
    -1,
    Math.min(...parts.map(({ x, ink }) => x + ink.left)),
    Math.min(...parts.map(({ y, ink }) => y + ink.bottom)),
    Math.max(...parts.map(({ x, ink }) => x + ink.right)),
    Math.max(...parts.map(({ y, ink }) => y + ink.top)),
    ...parts.flatMap(({ glyph, x, y }, i) => [
      offsetsInWords + (i < parts.length - 1 ? moreComponents : 0),
      glyph,
      x,
      y,
    ]),
  ]
  const bytes = new Uint8Array(2 * values.length)
  for (const [i, value] of values.entries()) viewOf(bytes).setInt16(2 * i, value)
  return bytes
}

/** Raises the maxima for a composite glyph of this many parts, composite or not. */
function withRoomFor(tables: Tables, parts: number): Tables {
  const maxp = tableOf(tables, 'maxp')
  const [points = 0, contours = 0, compositePoints = 0, compositeContours = 0] = [6, 8, 10, 12].map(
    (offset) => viewOf(maxp).getUint16(offset),
  )
  const raised = patch(maxp, {
    10: parts * Math.max(points, compositePoints),
    12: parts * Math.max(contours, compositeContours),
    28: Math.max(parts, viewOf(maxp).getUint16(28)),
    30: viewOf(maxp).getUint16(30) + 1,
  })
  return new Map(tables).set('maxp', raised)
}
