import { patch, readTables, tableOf, viewOf, writeTables } from './sfnt.ts'

/**
 * The same font under another name, as the upright regular of its own family, so that no engine
 * matches weights, looks for siblings or synthesises a slant. Licence and copyright stay.
 *
 * @param font an sfnt with TrueType outlines
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function nameFace(font: Uint8Array, name: string): Uint8Array {
  const tables = readTables(font)
  const names = tableOf(tables, 'name')
  tables.set('name', rewriteNames(names, name))
  tables.set('OS/2', patch(tableOf(tables, 'OS/2'), { 4: 400, 62: regularStyle }))
  tables.set('head', patch(tableOf(tables, 'head'), { 44: 0 }))
  return writeTables(tables)
}

/** fsSelection with only the bit for a regular style. */
const regularStyle = 0x40

const windowsPlatform = 3
const unicodeBmp = 1
const englishUs = 0x409

/** Copyright, version, licence and its address are kept from the source. */
const keptNames = [0, 5, 13, 14]

function rewriteNames(source: Uint8Array, name: string): Uint8Array {
  const kept = [...readNames(source)].filter(([id]) => keptNames.includes(id))
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
    const record = [windowsPlatform, unicodeBmp, englishUs, id, 2 * text.length, textOffset]
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
    if (view.getUint16(record) !== windowsPlatform || view.getUint16(record + 4) !== englishUs)
      continue
    const start = textStart + view.getUint16(record + 10)
    const end = start + view.getUint16(record + 8)
    names.set(
      view.getUint16(record + 6),
      new TextDecoder('utf-16be').decode(source.subarray(start, end)),
    )
  }
  return names
}
