import { expect, test } from 'vitest'
import { contrastRatio } from '../../../src/shared/art/hex-colour.ts'
import { layered } from '../../../src/shared/art/layered/layered.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { flatten, isInside } from '../../../src/shared/art/polygon.ts'
import type { DrawnWords } from '../../../src/shared/lettering/hand.ts'
import { loadHands } from '../../../src/shared/lettering/load-hands.ts'
import { paintMaterial } from '../../../src/shared/lettering/paint-material.ts'

const { ashkenaz } = await loadHands(['ashkenaz'])
const names = Object.keys(layered.palettes)

test.each(names)('hung letters stand out in %s, over a shadow to the lower right', (name) => {
  const pieces = piecesIn(name, 'layered', titleOf('חג שמח'))
  const face = pieces.at(-1)
  const under = layered.palettes[name]?.contrast.under ?? '#000000'
  expect(contrastRatio(face?.fill ?? under, under)).toBeGreaterThanOrEqual(4.5)
  expect(face?.shift).toBeUndefined()
  const shadows = pieces.slice(0, -2)
  const falls = shadows.map(({ shift }) => shift?.y ?? 0)
  expect(Math.min(...falls)).toBeGreaterThan(0)
  expect(falls).toEqual([...new Set(falls)].sort((one, other) => other - one))
  const farthest = shadows[0]?.fill ?? under
  const nearest = shadows.at(-1)?.fill ?? under
  expect(contrastRatio(nearest, '#000000')).toBeLessThan(contrastRatio(farthest, '#000000'))
})

test('the shade of a cut-out letter lies within it', () => {
  const words = titleOf('חג שמח')
  const [, whole, ...shades] = piecesIn('grove', 'cutout', words)
  const inLetters = flatten(whole?.path ?? [])
  expect(shades).toHaveLength(2)
  for (const { path } of shades) {
    const points = flatten(path).flat()
    const inside = points.filter((point) => isInside(inLetters, point)).length
    expect(inside / points.length).toBeGreaterThan(0.4)
    expect(boundsOf(path).width).toBeLessThanOrEqual(boundsOf(whole?.path ?? []).width + 30)
  }
})

function titleOf(text: string): DrawnWords {
  const [words] = ashkenaz?.titles.get(text) ?? []
  if (!words) throw new RangeError(`no title ${text}`)
  return words
}

function piecesIn(name: string, material: 'layered' | 'cutout', words: DrawnWords) {
  const palette = layered.palettes[name]
  if (!palette) throw new RangeError(`no palette ${name}`)
  const flat = palette.ink.title
  return paintMaterial(material, words, { palette, fill: flat, flat })
}
