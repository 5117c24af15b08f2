import { expect, test } from 'vitest'
import { acanthus } from '../../../src/shared/art/acanthus.ts'
import { reachOf } from '../../../src/shared/art/motif-reach.ts'
import { sederPlate } from '../../../src/shared/art/motifs/holidays/seder-plate.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { rinceau } from '../../../src/shared/art/rinceau.ts'
import { textGaps } from '../../../src/shared/art/text-gaps.ts'

test.each([
  [400, 112],
  [1000, 112],
  [250, 330],
])('scrolls of a band %i long and %i wide keep in it', (length, breadth) => {
  const { stems, turned, corners } = rinceau({ length, breadth, ends: true })
  const leaves = [...turned, ...corners.map(({ leaf }) => leaf)]
  const paths = [...stems, ...leaves.flatMap(({ left, right }) => [left, right])]
  for (const box of paths.map(boundsOf)) {
    expect(box.y).toBeGreaterThan(-0.52 * breadth)
    expect(box.y + box.height).toBeLessThan(0.52 * breadth)
  }
})

test('a straight acanthus is alike on both sides of its rib', () => {
  const rib = [0, 30, 60].map((y) => ({ x: 0, y: -y }))
  const { left, right } = acanthus({ rib, width: 15, lobes: 4 })
  const [one, other] = [boundsOf(left), boundsOf(right)]
  expect(one.x).toBeCloseTo(-(other.x + other.width))
  expect(one.height).toBeCloseTo(other.height)
})

test('a round motif reaches as far as its radius, not as its box', () => {
  expect(reachOf(sederPlate())).toBeCloseTo(100, -1)
})

test('the gaps of words are those between lines and those above and below', () => {
  const text = { x: 0, y: 0, width: 100, height: 100 }
  const line = (y: number, height: number) => ({ x: 10, y, width: 80, height })
  const gaps = textGaps(text, [line(60, 10), line(20, 20), line(400, 10)])
  expect(gaps).toEqual({
    above: { y: 10, room: 20 },
    between: [{ y: 50, room: 20 }],
    below: { y: 85, room: 30 },
  })
  expect(textGaps(text, [line(20, 20), line(60, 20)])?.between).toEqual([])
  expect(textGaps(text, [])).toBeUndefined()
})
