import { expect, test } from 'vitest'
import { betweenRows } from '../../../src/shared/art/text-gaps.ts'

const text = { x: 100, y: 0, width: 800, height: 1000 }

function line(y: number, height: number) {
  return { x: 200, y, width: 600, height }
}

/** A title, names, and two rows of two lines. */
const list = [
  line(0, 120),
  line(150, 70),
  line(300, 35),
  line(345, 35),
  line(430, 35),
  line(475, 35),
]

test('there is one place between two rows, and none above the first or within one', () => {
  expect(betweenRows(text, list, 30)).toEqual([405])
})

test('there is none at all where one of the places has no room', () => {
  const narrower = [...list, line(546, 35), line(591, 35)]
  expect(betweenRows(text, narrower, 30)).toEqual([405, 528])
  expect(betweenRows(text, narrower, 40)).toEqual([])
})

test('rows without the room have none, and neither has a title alone', () => {
  expect(betweenRows(text, list, 60)).toEqual([])
  expect(betweenRows(text, list.slice(0, 1), 30)).toEqual([])
})

test('the small line above the words is no row', () => {
  expect(betweenRows(text, [line(-60, 20), ...list], 30)).toEqual([405])
})
