import { expect, test } from 'vitest'
import { rowStarts } from '../../client/shelf/shelf-rows.ts'

const status = 0.5625
const portrait = 0.8
const square = 1

test.each([
  ['two cards a row on a phone', 'phone', [status, square, portrait, status, status], [2, 4]],
  ['one row for a few', 'wide', Array(7).fill(status), []],
  ['two even rows, none with a card alone', 'wide', Array(13).fill(status), [6]],
  ['fewer wide cards in a row', 'wide', [...Array(6).fill(status), ...Array(4).fill(square)], [6]],
  ['shorter rows on a tablet', 'tablet', Array(10).fill(status), [5]],
  ['no rows without cards', 'wide', [], []],
] as const)('%s', (_, width, ratios, starts) => {
  expect(rowStarts(ratios, width)).toEqual(starts)
})

test.each(['phone', 'tablet', 'wide'] as const)('a page added later moves no card, %s', (width) => {
  const first = Array.from({ length: 24 }, (_, i) => [status, portrait, square][i % 3] ?? status)
  const both = rowStarts([...first, ...Array(13).fill(status)], width)
  expect(both.filter((start) => start < 24)).toEqual(rowStarts(first, width))
  expect(both).toContain(24)
})

test('rows of a full page differ little in height', () => {
  const ratios: number[] = Array.from({ length: 24 }, (_, i) => (i % 5 ? status : portrait))
  const ends = [0, ...rowStarts(ratios, 'wide'), ratios.length]
  const sums = ends.slice(1).map((end, i) => ratios.slice(ends[i], end).reduce((a, b) => a + b))
  expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.2)
})
