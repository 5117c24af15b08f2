import { expect, test } from 'vitest'
import { inTurn, quantile, writeRow } from '../bench/figures.ts'

const string = { name: 'a string', values: [1, 2, 1] }

test('a ratio is that of each round, so a slow round does not count twice', () => {
  const ours = [2, 8, 4]
  const speed = writeRow({
    what: 'a page',
    ours,
    unit: 'ms',
    against: string,
    goal: { of: 'speed', least: 0.25 },
  })
  expect(speed).toEqual({
    what: 'a page',
    ours: '4 ms',
    against: 'a string: 1 ms',
    ratio: '0.25',
    spread: '0.25-0.5',
    goal: '≥ 0.25',
    reached: 'yes',
  })
  const time = writeRow({
    what: 'a page',
    ours,
    unit: 'ms',
    against: string,
    goal: { of: 'time', most: 3.9 },
  })
  expect([time.ratio, time.spread, time.reached]).toEqual(['4', '2-4', 'no'])
})

test('a figure without a peer is compared with its goal, or with nothing', () => {
  const limited = writeRow({
    what: 'a',
    ours: [3, 1, 2],
    unit: 'MB',
    goal: { of: 'value', most: 2 },
  })
  expect([limited.ours, limited.goal, limited.reached]).toEqual(['2 MB', '≤ 2 MB', 'yes'])
  const free = writeRow({ what: 'a', ours: [3, 1, 2], unit: 'ms' })
  expect([free.against, free.ratio, free.goal, free.reached]).toEqual(['', '', '', ''])
})

test('cases run in turn', async () => {
  const order: string[] = []
  const found = await inTurn({ a: () => order.push('a'), b: async () => order.push('b') }, 2)
  expect(order).toEqual(['a', 'b', 'a', 'b'])
  expect(found).toEqual({ a: [1, 3], b: [2, 4] })
})

test('a quantile is one of the values', () => {
  expect([0, 0.5, 0.95, 1].map((part) => quantile([4, 1, 3, 2], part))).toEqual([1, 2, 3, 4])
})
