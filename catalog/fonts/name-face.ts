/**
 * The same font under another name, as the plain upright regular of a family of its own, so that no
 * engine matches weights, looks for sisters or synthesises a slant. Licence and copyright stay.
 *
 * @param font an sfnt with TrueType outlines
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function nameFace(font: Uint8Array, name: string): Uint8Array {
  const tables = readTables(font)
  const names = table(tables, 'name')
  tables.set('name', rewriteNames(names, name))
  tables.set('OS/2', patch(table(tables, 'OS/2'), { 4: 400, 62: REGULAR }))
  tables.set('head', patch(table(tables, 'head'), { 44: 0 }))
  return writeTables(tables)
}

/** fsSelection with nothing but the bit for a regular style. */
const REGULAR = 0x40

const WINDOWS = 3
const UNICODE_BMP = 1
const ENGLISH_US = 0x409

/** Copyright, version, licence and its address are kept from the source. */
const KEPT_NAMES = [0, 5, 13, 14]

function rewriteNames(source: Uint8Array, name: string): Uint8Array {
  const kept = [...readNames(source)].filter(([id]) => KEPT_NAMES.includes(id))
  const records = new Map<number, string>([
    ...kept,
    [1, name],
    [2, 'Regular'],
    [3, name],
    [4, name],
    [6, name.replaceAll(' ', '')],
  ])
  const sorted = [...records].sort(([left], [right]) => left - right)
  const headerLength = 6 + 12 * sorted.length
  const bytes = new Uint8Array(
    headerLength + sorted.reduce((sum, [, text]) => sum + 2 * text.length, 0),
  )
  const view = new DataView(bytes.buffer)
  view.setUint16(2, sorted.length)
  view.setUint16(4, headerLength)
  let textOffset = 0
  sorted.forEach(([id, text], i) => {
    const record = [WINDOWS, UNICODE_BMP, ENGLISH_US, id, 2 * text.length, textOffset]
    record.forEach((value, k) => {
      view.setUint16(6 + 12 * i + 2 * k, value)
    })
    for (let k = 0; k < text.length; k++) {
      view.setUint16(headerLength + textOffset + 2 * k, text.charCodeAt(k))
    }
    textOffset += 2 * text.length
  })
  return bytes
}

/** The English names of a font by their ids. */
function readNames(source: Uint8Array): Map<number, string> {
  const view = viewOf(source)
  const names = new Map<number, string>()
  const textStart = view.getUint16(4)
  for (let i = 0; i < view.getUint16(2); i++) {
    const record = 6 + 12 * i
    if (view.getUint16(record) !== WINDOWS || view.getUint16(record + 4) !== ENGLISH_US) continue
    const start = textStart + view.getUint16(record + 10)
    const end = start + view.getUint16(record + 8)
    names.set(
      view.getUint16(record + 6),
      new TextDecoder('utf-16be').decode(source.subarray(start, end)),
    )
  }
  return names
}

function readTables(font: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(font)
  const tables = new Map<string, Uint8Array>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4))
    const start = view.getUint32(entry + 8)
    tables.set(tag, font.slice(start, start + view.getUint32(entry + 12)))
  }
  return tables
}

function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([left], [right]) => (left < right ? -1 : 1))
  const headerLength = 12 + 16 * sorted.length
  const length = sorted.reduce((sum, [, data]) => sum + padded(data.length), headerLength)
  const bytes = new Uint8Array(length)
  const view = viewOf(bytes)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, sorted.length)
  view.setUint16(6, 16 * power)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, 16 * (sorted.length - power))
  let offset = headerLength
  let headOffset = 0
  sorted.forEach(([tag, data], i) => {
    const entry = 12 + 16 * i
    bytes.set(data, offset)
    if (tag === 'head') {
      headOffset = offset
      view.setUint32(offset + 8, 0)
    }
    bytes.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 4, checksum(view, offset, padded(data.length)))
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, data.length)
    offset += padded(data.length)
  })
  view.setUint32(headOffset + 8, 0xb1b0afba - checksum(view, 0, length))
  return bytes
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let i = start; i < start + length; i += 4) sum = (sum + view.getUint32(i)) >>> 0
  return sum
}

function padded(length: number): number {
  return (length + 3) & ~3
}

/** A copy with 16-bit values at byte offsets. */
function patch(data: Uint8Array, values: Readonly<Record<number, number>>): Uint8Array {
  const copy = data.slice()
  for (const [offset, value] of Object.entries(values))
    viewOf(copy).setUint16(Number(offset), value)
  return copy
}

function table(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const data = tables.get(tag)
  if (!data) throw new TypeError(`font has no table '${tag}'`)
  return data
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
