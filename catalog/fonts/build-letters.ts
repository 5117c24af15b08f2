/**
 * Makes the outlines of the letters in the art: giant Hebrew letters, dreidels, luchos, and the tiny
 * writing of micrography. Run it by hand when a face changes, and commit the output.
 *
 *   node catalog/fonts/build-letters.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import type { Path, Point, Segment } from '../../src/shared/art/path.ts'
import { subpathsOf, transformPath } from '../../src/shared/art/path.ts'
import { toPathData } from '../../src/shared/art/path-data.ts'
import type { FaceId } from '../../src/shared/text/face.ts'

const root = join(import.meta.dirname, '../..')
const letters = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'

/** Everything that is written small. Latin letters are capitals: their tone is as even as Hebrew. */
const tiny = `${letters}ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789׳״־&’.,-`

/** What tiny writing may differ from the face, thousandths of an em: 0.15 px at 18 px. */
const tolerance = 8

for (const face of ['suez-one-400', 'frank-ruhl-libre-700'] as const) await buildLetters(face)
await buildTinyLetters('frank-ruhl-libre-700')

async function readFont(face: FaceId): Promise<harfbuzz.Font> {
  const bytes = await readFile(join(root, `public/fonts/${face}.ttf`))
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
}

/** In hundredths of an em, as path data of straight lines: a word of tiny writing is a string of them. */
async function buildTinyLetters(face: FaceId): Promise<void> {
  const font = await readFont(face)
  const rows = [...tiny].map((letter) => {
    const { advance, path } = outlineOf(font, letter)
    const small = toPathData(transformPath(withoutCurves(path), [0.1, 0, 0, 0.1, 0, 0]), 0)
    return `  '${letter}': [${advance / 10}, '${small.replace('M', 'm')}'],`
  })
  const text = [
    `/** Written by catalog/fonts/build-letters.ts from ${face}.ttf (OFL). */`,
    '// biome-ignore format: one line a letter',
    'export const tinyLetters: Readonly<Record<string, readonly [advance: number, data: string]>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
  await writeFile(join(root, 'src/shared/art/letters/tiny-letters.ts'), text)
}

async function buildLetters(face: FaceId): Promise<void> {
  const font = await readFont(face)
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

/** The outline in straight lines, as few as keep its form. */
function withoutCurves(path: Path): Path {
  return subpathsOf(path).flatMap((subpath) => {
    const points: Point[] = []
    for (const [command, ...values] of subpath) {
      const from = points.at(-1)
      const [x = 0, y = 0, endX = 0, endY = 0] = values
      if (command === 'Q' && from) points.push(...curvePoints(from, { x, y }, { x: endX, y: endY }))
      else if (command !== 'Z') points.push({ x, y })
    }
    const [first, ...rest] = thinned(points)
    if (!first) return []
    const lines = rest.map(({ x, y }): Segment => ['L', x, y])
    return [['M', first.x, first.y] satisfies Segment, ...lines, ['Z'] satisfies Segment]
  })
}

function curvePoints(from: Point, control: Point, to: Point): Point[] {
  return [1, 2, 3, 4, 5, 6].map((step) => {
    const [t, u] = [step / 6, 1 - step / 6]
    return {
      x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * control.y + t * t * to.y,
    }
  })
}

/** The points without those that lie on the line between their neighbours (Douglas and Peucker). */
function thinned(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const at = distances.indexOf(farthest)
  return [...thinned(points.slice(0, at + 1)).slice(0, -1), ...thinned(points.slice(at))]
}

function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / length
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
