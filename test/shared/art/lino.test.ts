import { expect, test } from 'vitest'
import { allNodes } from '../../../src/shared/art/art.ts'
import { hatch } from '../../../src/shared/art/lino/knife.ts'
import { lino } from '../../../src/shared/art/lino/lino.ts'
import { circlePath, rectPath } from '../../../src/shared/art/path.ts'
import { flatten, isInside, levelSpans } from '../../../src/shared/art/polygon.ts'
import { createRandom } from '../../../src/shared/art/random.ts'
import { describeArtFamily } from './art-family-contract.ts'

describeArtFamily(lino)

test('cuts of a hatching end at the outline', () => {
  const outline = circlePath(100, 100, 80)
  const cuts = hatch(outline, { angle: 0.4, pitch: 8, width: 4, share: 1 }, createRandom(3))
  const ends = cuts.flatMap((segment) => (segment[0] === 'M' ? [segment] : []))
  expect(ends.length).toBeGreaterThan(15)
  for (const [, x, y] of ends) expect(Math.hypot(x - 100, y - 100)).toBeLessThan(81)
})

test('a hole of the other winding is no part of a shape', () => {
  const ring = flatten([...rectPath(0, 0, 30, 30), ...rectPath(10, 10, 10, 10, 'hole')])
  expect(isInside(ring, { x: 5, y: 15 })).toBe(true)
  expect(isInside(ring, { x: 15, y: 15 })).toBe(false)
  expect(levelSpans(ring, 15)).toEqual([
    [0, 10],
    [20, 30],
  ])
})

test('a gate shows the way to the sun where words leave room for it', () => {
  const size = { widthPx: 1080, heightPx: 1920 }
  const { text } = lino.textArea(size, 'open-gate')
  const lightsBelow = (share: number) => {
    const reserved = [{ ...text, height: share * text.height }]
    const nodes = allNodes(lino.draw({ ...size, motif: 'open-gate', seed: 1, reserved }))
    return nodes.filter(({ part }) => part === 'lights').length
  }
  expect(lightsBelow(0.4)).toBe(1)
  expect(lightsBelow(1)).toBe(0)
})

test('what stands under a cupboard stands there three times where there is only a low room for it', () => {
  const size = { widthPx: 1080, heightPx: 1920 }
  const { text } = lino.textArea(size, 'lchaim')
  const things = (share: number) => {
    const reserved = [{ ...text, height: share * text.height }]
    const nodes = allNodes(lino.draw({ ...size, motif: 'lchaim', seed: 1, reserved }))
    return nodes.filter(({ part }) => part === 'motif').length
  }
  const none = things(1)
  expect(things(0.7)).toBe(none + 3)
  expect(things(0.3)).toBe(none + 1)
})
