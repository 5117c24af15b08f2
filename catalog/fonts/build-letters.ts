/**
 * Makes the outlines of the Hebrew letters in the art: giant letters, dreidels, luchos. Run it by
 * hand when a face changes, and commit the output.
 *
 *   node catalog/fonts/build-letters.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import type { Path, Segment } from '../../src/shared/art/path.ts'
import { transformPath } from '../../src/shared/art/path.ts'
import type { FaceId } from '../../src/shared/text/face.ts'

const root = join(import.meta.dirname, '../..')
const letters = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'

for (const face of ['suez-one-400', 'frank-ruhl-libre-700'] as const) await buildLetters(face)

async function buildLetters(face: FaceId): Promise<void> {
  const bytes = await readFile(join(root, `public/fonts/${face}.ttf`))
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
  const rows = [...letters].map(
    (letter) => `  ${letter}: ${JSON.stringify(outlineOf(font, letter))},`,
  )
  const name = face.replace(/-\d+$/, '').replace(/-(.)/g, (_, first: string) => first.toUpperCase())
  const text = [
    "import type { Letters } from './letter.ts'",
    '',
    `/** Written by catalog/fonts/build-letters.ts from ${face}.ttf (OFL). */`,
    '// biome-ignore format: one line a letter',
    `export const ${name}: Letters = {`,
    ...rows,
    '}',
    '',
  ].join('\n')
  await writeFile(join(root, `src/shared/art/letters/${face.replace(/-\d+$/, '')}.ts`), text)
}

/** In thousandths of an em, y downwards, with the baseline at 0. */
function outlineOf(font: harfbuzz.Font, letter: string): { advance: number; path: Path } {
  const id = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  if (id === undefined) throw new RangeError(`the face lacks ${letter}`)
  const scale = 1000 / font.face.upem
  const drawn = font
    .glyphToJson(id)
    .map(({ type, values }) => [type, ...values] as unknown as Segment)
  const path = transformPath(drawn, [scale, 0, 0, -scale, 0, 0]).map((segment) =>
    segment.map((each) => (typeof each === 'number' ? Math.round(each) : each)),
  ) as unknown as Path
  return { advance: Math.round(font.glyphHAdvance(id) * scale), path }
}
