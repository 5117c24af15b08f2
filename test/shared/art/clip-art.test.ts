import { expect, test } from 'vitest'
import { nodesOf } from '../../../src/shared/art/art.ts'
import { clip } from '../../../src/shared/art/clip/clip.ts'
import { familyNames, loadFamily } from '../../../src/shared/art/families.ts'
import type { Box } from '../../../src/shared/art/family.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { leastContrast as leastOfRole } from '../../../src/shared/card/contrast-of.ts'
import { formatSizes } from '../../../src/shared/format.ts'
import { partsOf } from '../../../src/shared/scene/cut-art.ts'
import { describeArtFamily } from './art-family-contract.ts'
import { leastContrast, renderPage } from './contrast.ts'

describeArtFamily(clip)

test('words over a clip are loaded by name, but no family of the collection', async () => {
  expect(await loadFamily('clip')).toBe(clip)
  expect(familyNames).not.toContain('clip')
})

const { status, square } = formatSizes
const words: Box = { x: 140, y: 1300, width: 800, height: 200 }

function drawOver(frame: string, palette: string, { reserved = [words], motif = 'foot' } = {}) {
  const painted = clip.palettes[palette]
  if (!painted) throw new RangeError(`no palette ${palette}`)
  const art = paintArt(clip.draw({ ...status, motif, seed: 1, reserved }), painted)
  return renderPage(`<path d="M0 0h1080v1920h-1080z" fill="${frame}"/>${printArt(art)}`, status)
}

const cases = Object.keys(clip.palettes).flatMap((palette) =>
  ['#ffffff', '#000000', '#c0392b', '#7f7f7f'].map((frame) => ({ palette, frame })),
)

test.each(cases)('words in $palette are legible over a frame of $frame', ({ palette, frame }) => {
  const picture = drawOver(frame, palette)
  for (const role of ['title', 'name', 'body', 'accent', 'quiet'] as const) {
    const ink = clip.palettes[palette]?.ink[role] ?? ''
    const least = leastContrast(picture, { ink, box: words })
    expect(least, role).toBeGreaterThanOrEqual(leastOfRole(role))
  }
})

test.each([
  ['foot', [0, 900], [1300, 1900]],
  ['head', [1800, 1900], [10, 1500]],
  ['middle', [0, 900], [1300, 1500]],
] as const)('a scrim at the %s leaves the rest of the frame as it is', (motif, free, dark) => {
  const { pixels, width } = drawOver('#ffffff', 'night', { motif })
  const redAt = (y: number) => pixels[4 * (Math.floor(y / 2) * width + 20)] ?? 0
  for (const y of free) expect(redAt(y), `at ${y}`).toBe(255)
  for (const y of dark) expect(redAt(y), `at ${y}`).toBeLessThan(60)
})

test('a scrim has no edge that is seen', () => {
  const { pixels, width, height } = drawOver('#ffffff', 'night', { motif: 'middle' })
  const column = Array.from({ length: height }, (_, y) => pixels[4 * (y * width + 20)] ?? 0)
  const steps = column.slice(1).map((value, i) => Math.abs(value - (column[i] ?? 0)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(4)
})

test('a scrim is one named part, and there is none where there are no words', () => {
  const draw = (reserved: Box[]) => clip.draw({ ...square, motif: 'foot', seed: 1, reserved })
  expect([...partsOf(draw([{ ...words, y: 700 }]))]).toEqual([['scrim', 1]])
  expect(nodesOf(draw([]))).toEqual([])
})
