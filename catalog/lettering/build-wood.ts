/**
 * Writes the hand of wood type: the letters of a face, which layout widens to the measure. Run it
 * by hand when the face changes, and commit the output.
 *
 *   node catalog/lettering/build-wood.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import { boundsOf, type Path, type Segment, transformPath } from '../../src/shared/art/path.ts'
import { toPathData } from '../../src/shared/art/path-data.ts'
import type { StoredHand } from '../../src/shared/lettering/hand.ts'
import { letterHeight } from '../../src/shared/lettering/read-hand.ts'

const root = new URL('../../', import.meta.url)
const characters = [
  'אבגדהוזחטיךכלםמןנסעףפץצקרשת׳״־–!,.…-?:;’&()/',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
].join('')

/** Height of plain letters in the face, thousandths of an em. */
const faceHeight = 580
/** Type stands closer the larger it is. */
const tightness = 0.8
const wordGap = 210
/** How far letters can be narrowed and widened. */
const measure = { least: 0.7, most: 1.62 }

if (import.meta.main) {
  const text = `${JSON.stringify(await buildWood(), null, 1)}\n`.replace(/\n {3,}(?=[-\d"\]])/g, '')
  await writeFile(new URL('src/shared/lettering/hands/wood.json', root), text)
}

/** Everything of the hand. */
export async function buildWood(): Promise<StoredHand> {
  const bytes = await readFile(new URL('public/fonts/suez-one-400.ttf', root))
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
  const glyphs = [...characters].map((character) => glyphOf(font, character))
  return {
    letters: Object.fromEntries(
      glyphs.map(({ character, path }) => [character, toPathData(path, 0)]),
    ),
    stretchX: {},
    gaps: Object.fromEntries(
      glyphs.map(({ character, left, right }) => [
        character,
        [Math.round(tightness * left), Math.round(tightness * right)],
      ]),
    ),
    wordGap,
    titles: {},
    measure,
  }
}

/** The outline from x = 0, with the white that the face leaves at both sides. */
function glyphOf(font: harfbuzz.Font, character: string) {
  const id = font.nominalGlyph(character.codePointAt(0) ?? 0)
  if (id === undefined) throw new RangeError(`the face lacks ${character}`)
  const scale = ((1000 / font.face.upem) * letterHeight) / faceHeight
  const drawn = font
    .glyphToJson(id)
    .map(({ type, values }) => [type, ...values] as unknown as Segment)
  const path: Path = transformPath(drawn, [scale, 0, 0, -scale, 0, 0])
  const { x, width } = boundsOf(path)
  const right = font.glyphHAdvance(id) * scale - x - width
  return { character, path: transformPath(path, [1, 0, 0, 1, -x, 0]), left: x, right }
}
