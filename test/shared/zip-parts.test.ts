import { expect, test } from 'vitest'
import { rangeOfPart, roundSize, zipPartsOf } from '../../src/shared/guests/zip-parts.ts'

test('pictures are saved in parts where one file would be large', () => {
  expect(zipPartsOf(50, 850_000)).toBeUndefined()
  expect(zipPartsOf(250, 1_000_000)).toBeUndefined()
  expect(zipPartsOf(251, 1_000_000)).toEqual({ bytes: 251_000_000, parts: 2 })
  expect(zipPartsOf(2000, 850_000)).toEqual({ bytes: 1_700_000_000, parts: 7 })
})

test('the parts have each guest once, in order', () => {
  const ranges = [1, 2, 3].map((part) => rangeOfPart(10, { part, parts: 3 }))
  expect(ranges).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 6 },
    { from: 6, to: 10 },
  ])
})

test('an estimated size has two digits', () => {
  const sizes = [251_000_000, 996_000_000, 1_694_000_000, 2_000_000_000].map(roundSize)
  expect(sizes.map(({ number, unit }) => `${number} ${unit}`)).toEqual([
    '250 MB',
    '1 GB',
    '1.7 GB',
    '2 GB',
  ])
})
