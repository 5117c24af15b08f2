import { expect, test } from 'vitest'
import { spaceSquares } from '../../src/pages/space-squares.ts'

/** Cards by their names: `q` are square, all others tall. */
const shelf = (names: string) =>
  [...names].map((name, place) => ({ name, place, ratio: name === 'q' ? 1 : 0.56 }))

const spaced = (names: string, count = names.length) =>
  spaceSquares(shelf(names), count)
    .map(({ name }) => name)
    .join('')

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['q', 'q'],
  ['qqabcdef', 'qabqcdef'],
  ['abqqqcdefgh', 'abqcdqefqgh'],
])('the shelf %j shows %j', (names, shown) => {
  expect(spaced(names)).toBe(shown)
})

test('squares come last where too few others are left', () => {
  expect(spaced('qqqqab')).toBe('qabqqq')
})

test('squares keep their order', () => {
  const squares = spaceSquares(shelf('qqabqcd'), 7).filter(({ name }) => name === 'q')
  expect(squares.map(({ place }) => place)).toEqual([0, 1, 4])
})

test('the first cards are those of the whole shelf, whatever is needed', () => {
  const whole = spaced('qqabcqdefghqij')
  for (let count = 0; count <= whole.length; count++) {
    expect(spaced('qqabcqdefghqij', count).slice(0, count)).toBe(whole.slice(0, count))
  }
})
