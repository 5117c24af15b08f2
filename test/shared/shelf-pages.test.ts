import { expect, test } from 'vitest'
import { pageBounds } from '#shared/shelf-pages.ts'

test.each([
  [60, 1, 0, 24],
  [60, 3, 48, 60],
  [60, 4, 60, 60],
  // Six cards or fewer join the page before them.
  [30, 1, 0, 30],
  [30, 2, 30, 30],
  [31, 1, 0, 24],
  [31, 2, 24, 31],
  [5, 1, 0, 5],
  [0, 1, 0, 0],
])('of %i cards page %i has those from %i to %i', (total, page, from, to) => {
  expect(pageBounds(total, page)).toEqual({ from, to })
})
