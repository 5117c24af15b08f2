import { patch, type Tables, tableOf, viewOf } from './sfnt.ts'

export interface NewGlyph {
  /** The code points that it draws. */
  codes: readonly number[]
  /** In font units, like all lengths here. */
  advance: number
  /** The left edge of its ink. */
  bearing: number
  /** Its record in the glyf table: empty if it has no ink. */
  outline: Uint8Array
}

/**
 * The tables of the same font with one more glyph. No rule of the font names the new glyph.
 *
 * @param tables with TrueType outlines and a cmap of format 4
 */
export function addGlyph(tables: Tables, glyph: NewGlyph): Map<string, Uint8Array> {
  const longer = new Map(tables)
  const number = viewOf(tableOf(tables, 'maxp')).getUint16(4)
  const metrics = new Uint8Array(4 * (number + 1))
  const rows = [...readMetrics(tables, number), { advance: glyph.advance, bearing: glyph.bearing }]
  for (const [i, { advance, bearing }] of rows.entries()) {
    viewOf(metrics).setUint16(4 * i, advance)
    viewOf(metrics).setInt16(4 * i + 2, bearing)
  }
  longer.set('hmtx', metrics)
  longer.set('hhea', patch(tableOf(tables, 'hhea'), { 34: number + 1 }))
  longer.set('maxp', patch(tableOf(tables, 'maxp'), { 4: number + 1 }))
  const outlines = tableOf(tables, 'glyf')
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1
  const places = readPlaces(tableOf(tables, 'loca'), isLong)
  const end = places.at(-1) ?? 0
  const length = Math.ceil(glyph.outline.length / 4) * 4
  longer.set('loca', writePlaces([...places, end + length], isLong))
  const drawn = new Uint8Array(end + length)
  drawn.set(outlines.subarray(0, end))
  drawn.set(glyph.outline, end)
  longer.set('glyf', drawn)
  const characters = readCharacters(tableOf(tables, 'cmap'))
  for (const code of glyph.codes) characters.set(code, number)
  longer.set('cmap', writeCharacters(characters))
  return longer
}

function readMetrics(tables: Tables, glyphCount: number) {
  const view = viewOf(tableOf(tables, 'hmtx'))
  const full = viewOf(tableOf(tables, 'hhea')).getUint16(34)
  return Array.from({ length: glyphCount }, (_, i) => ({
    advance: view.getUint16(4 * Math.min(i, full - 1)),
    bearing: view.getInt16(i < full ? 4 * i + 2 : 4 * full + 2 * (i - full)),
  }))
}

/** Start of each outline, and at the end of the list the end of the last one. */
function readPlaces(loca: Uint8Array, isLong: boolean): number[] {
  const view = viewOf(loca)
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, i) =>
    isLong ? view.getUint32(4 * i) : 2 * view.getUint16(2 * i),
  )
}

function writePlaces(places: readonly number[], isLong: boolean): Uint8Array {
  const bytes = new Uint8Array(places.length * (isLong ? 4 : 2))
  const view = viewOf(bytes)
  for (const [i, place] of places.entries()) {
    if (isLong) view.setUint32(4 * i, place)
    else view.setUint16(2 * i, place / 2)
  }
  return bytes
}

const windowsPlatform = 3
const unicodeBmp = 1
const segmentFormat = 4

/** Glyphs by code point, from the format 4 subtable. */
export function readCharacters(cmap: Uint8Array): Map<number, number> {
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
    const unicode =
      view.getUint16(record) === windowsPlatform && view.getUint16(record + 2) === unicodeBmp
    if (unicode && view.getUint16(start) === segmentFormat) return start
  }
  throw new TypeError('font has no cmap of format 4')
}

/** One subtable of format 4, with a segment for each run of codes with consecutive glyphs. */
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
    ...[0, 1, windowsPlatform, unicodeBmp, 0, 12],
    ...[segmentFormat, length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
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
