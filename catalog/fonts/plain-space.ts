import { addGlyph, readCharacters } from './add-glyph.ts'
import { readTables, tableOf, viewOf, writeTables } from './sfnt.ts'

/** The space and the no-break space. */
const spaces = [0x20, 0xa0]

/**
 * The same font with a separate glyph for its spaces, which no kerning names. Chromium kerns
 * letters with the space between them; Firefox and WebKit set word by word and do not, so lines
 * were up to 2 % longer there.
 *
 * @param font with TrueType outlines and a cmap of format 4
 */
export function plainSpace(font: Uint8Array): Uint8Array {
  const tables = readTables(font)
  const characters = readCharacters(tableOf(tables, 'cmap'))
  const space = characters.get(0x20)
  if (space === undefined) throw new TypeError('font has no space')
  const full = viewOf(tableOf(tables, 'hhea')).getUint16(34)
  return writeTables(
    addGlyph(tables, {
      codes: spaces.filter((code) => characters.has(code)),
      advance: viewOf(tableOf(tables, 'hmtx')).getUint16(4 * Math.min(space, full - 1)),
      bearing: 0,
      outline: new Uint8Array(0),
    }),
  )
}
