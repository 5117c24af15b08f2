/** The tables of a font by their tags. */
export type Tables = ReadonlyMap<string, Uint8Array>

export function readTables(font: Uint8Array): Map<string, Uint8Array> {
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

/** A font of these tables, with correct checksums and offsets. */
export function writeTables(tables: Tables): Uint8Array {
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

/** A copy with 16-bit values at byte offsets. */
export function patch(data: Uint8Array, values: Readonly<Record<number, number>>): Uint8Array {
  const copy = data.slice()
  for (const [offset, value] of Object.entries(values))
    viewOf(copy).setUint16(Number(offset), value)
  return copy
}

/** @throws TypeError when the font has no such table */
export function tableOf(tables: Tables, tag: string): Uint8Array {
  const data = tables.get(tag)
  if (!data) throw new TypeError(`font has no table '${tag}'`)
  return data
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let i = start; i < start + length; i += 4) sum = (sum + view.getUint32(i)) >>> 0
  return sum
}

function padded(length: number): number {
  return (length + 3) & ~3
}
