import { patch, readTables, tableOf, viewOf, writeTables } from './sfnt.ts'

/** The space, and the one that does not break. */
const spaces = [0x20, 0xa0]

/**
 * The same font, its spaces drawn by a glyph of their own that no kerning names. Chromium kerns
 * letters with the space between them, Firefox and WebKit set word by word and do not: lines were up
 * to 2 % longer there.
 *
 * @param font with TrueType outlines and a cmap of format 4
 */
export function plainSpace(font: Uint8Array): Uint8Array {
  const tables = readTables(font)
  const cmap = readCharacters(tableOf(tables, 'cmap'))
  const space = cmap.get(0x20)
  if (space === undefined) throw new TypeError('font has no space')
  const glyphCount = viewOf(tableOf(tables, 'maxp')).getUint16(4)
  const advances = readAdvances(tables, glyphCount)
  const bearings = readBearings(tables, glyphCount)
  const metrics = new Uint8Array(4 * (glyphCount + 1))
  for (const [glyph, advance] of [...advances, advances[space] ?? 0].entries()) {
    viewOf(metrics).setUint16(4 * glyph, advance)
    viewOf(metrics).setInt16(4 * glyph + 2, bearings[glyph] ?? 0)
  }
  tables.set('hmtx', metrics)
  tables.set('hhea', patch(tableOf(tables, 'hhea'), { 34: glyphCount + 1 }))
  tables.set('maxp', patch(tableOf(tables, 'maxp'), { 4: glyphCount + 1 }))
  const longOffsets = viewOf(tableOf(tables, 'head')).getInt16(50) === 1
  tables.set('loca', repeatLast(tableOf(tables, 'loca'), longOffsets ? 4 : 2))
  for (const code of spaces) if (cmap.has(code)) cmap.set(code, glyphCount)
  tables.set('cmap', writeCharacters(cmap))
  return writeTables(tables)
}

type Tables = ReadonlyMap<string, Uint8Array>

function readAdvances(tables: Tables, glyphCount: number): number[] {
  const view = viewOf(tableOf(tables, 'hmtx'))
  const last = viewOf(tableOf(tables, 'hhea')).getUint16(34) - 1
  return Array.from({ length: glyphCount }, (_, i) => view.getUint16(4 * Math.min(i, last)))
}

function readBearings(tables: Tables, glyphCount: number): number[] {
  const view = viewOf(tableOf(tables, 'hmtx'))
  const full = viewOf(tableOf(tables, 'hhea')).getUint16(34)
  return Array.from({ length: glyphCount }, (_, i) =>
    view.getInt16(i < full ? 4 * i + 2 : 4 * full + 2 * (i - full)),
  )
}

function repeatLast(data: Uint8Array, length: number): Uint8Array {
  const longer = new Uint8Array(data.length + length)
  longer.set(data)
  longer.set(data.subarray(data.length - length), data.length)
  return longer
}

const WINDOWS = 3
const UNICODE_BMP = 1
const SEGMENTS = 4

/** Glyphs by code point, out of the format 4 subtable. */
function readCharacters(cmap: Uint8Array): Map<number, number> {
  const view = viewOf(cmap)
  const characters = new Map<number, number>()
  const start = segmentsStart(view)
  const count = view.getUint16(start + 6) / 2
  const field = (array: number, i: number) => start + 14 + (array ? 2 : 0) + 2 * (array * count + i)
  for (let i = 0; i < count; i++) {
    const end = view.getUint16(field(0, i))
    const delta = view.getUint16(field(2, i))
    const rangeOffset = view.getUint16(field(3, i))
    for (let code = view.getUint16(field(1, i)); code <= end && code < 0xffff; code++) {
      const place = field(3, i) + rangeOffset + 2 * (code - view.getUint16(field(1, i)))
      const own = rangeOffset ? view.getUint16(place) : code
      const glyph = rangeOffset && own === 0 ? 0 : (own + delta) & 0xffff
      if (glyph) characters.set(code, glyph)
    }
  }
  return characters
}

function segmentsStart(view: DataView): number {
  for (let i = 0; i < view.getUint16(2); i++) {
    const record = 4 + 8 * i
    const start = view.getUint32(record + 4)
    const unicode = view.getUint16(record) === WINDOWS && view.getUint16(record + 2) === UNICODE_BMP
    if (unicode && view.getUint16(start) === SEGMENTS) return start
  }
  throw new TypeError('font has no cmap of format 4')
}

/** One subtable of format 4, a segment for each run of codes whose glyphs follow one another. */
function writeCharacters(characters: ReadonlyMap<number, number>): Uint8Array {
  const segments: { first: number; last: number; glyph: number }[] = []
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const segment = segments.at(-1)
    const follows = segment && code === segment.last + 1
    if (follows && glyph === segment.glyph + code - segment.first) segment.last = code
    else segments.push({ first: code, last: code, glyph })
  }
  segments.push({ first: 0xffff, last: 0xffff, glyph: 0 })
  const count = segments.length
  const power = 2 ** Math.floor(Math.log2(count))
  const length = 16 + 8 * count
  const values = [
    ...[0, 1, WINDOWS, UNICODE_BMP, 0, 12],
    ...[SEGMENTS, length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ first, glyph }) => (glyph - first) & 0xffff),
    ...segments.map(() => 0),
  ]
  const bytes = new Uint8Array(2 * values.length)
  values.forEach((value, i) => {
    viewOf(bytes).setUint16(2 * i, value)
  })
  return bytes
}
