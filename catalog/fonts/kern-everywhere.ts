import { readTables, tableOf, viewOf, writeTables } from './sfnt.ts'

/** In the order that the format requires. */
const scripts = ['DFLT', 'hebr', 'latn'] as const

/**
 * The same Latin font with the same positioning in every script and language. Engines take points
 * and digits beside Hebrew for Hebrew, and HarfBuzz does not position a script that the font does
 * not name: '18.11' would be kerned beside Latin but not beside Hebrew.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/chapter2#scriptlist-table
 */
export function kernEverywhere(font: Uint8Array): Uint8Array {
  const tables = readTables(font)
  const positioning = tableOf(tables, 'GPOS')
  const features = defaultFeatures(positioning, 'latn')
  const scriptOffset = 2 + 6 * scripts.length
  const list = new Uint8Array(scriptOffset + 4 + 6 + 2 * features.length)
  const view = viewOf(list)
  view.setUint16(0, scripts.length)
  scripts.forEach((tag, i) => {
    list.set(new TextEncoder().encode(tag), 2 + 6 * i)
    view.setUint16(6 + 6 * i, scriptOffset)
  })
  const language = scriptOffset + 4
  const noRequiredFeature = 0xffff
  view.setUint16(scriptOffset, 4)
  view.setUint16(language + 2, noRequiredFeature)
  view.setUint16(language + 4, features.length)
  features.forEach((feature, i) => {
    view.setUint16(language + 6 + 2 * i, feature)
  })
  const start = positioning.length + (positioning.length % 2)
  const longer = new Uint8Array(start + list.length)
  longer.set(positioning)
  longer.set(list, start)
  viewOf(longer).setUint16(4, start)
  tables.set('GPOS', longer)
  return writeTables(tables)
}

/** Indices of the features that a script uses in languages without their own rules. */
function defaultFeatures(layout: Uint8Array, tag: string): number[] {
  const view = viewOf(layout)
  const list = view.getUint16(4)
  for (let i = 0; i < view.getUint16(list); i++) {
    const record = list + 2 + 6 * i
    if (String.fromCharCode(...layout.subarray(record, record + 4)) !== tag) continue
    const script = list + view.getUint16(record + 4)
    const language = script + view.getUint16(script)
    return Array.from({ length: view.getUint16(language + 4) }, (_, k) =>
      view.getUint16(language + 6 + 2 * k),
    )
  }
  throw new TypeError(`font has no script '${tag}' in its layout table`)
}
