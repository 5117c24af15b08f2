import { expect, test } from 'vitest'
import { sizeWithin } from '../../client/film/photos/size-within.ts'

const status = { widthPx: 720, heightPx: 1280 }

test('a short film for a chat has its full size', () => {
  expect(sizeWithin(status, 60_000, 14_000_000)).toEqual(status)
})

test('a film of three minutes for a chat is smaller, in the same shape', () => {
  expect(sizeWithin(status, 180_000, 12_000_000)).toEqual({ widthPx: 550, heightPx: 978 })
})

test('a square film of three minutes keeps its size', () => {
  const square = { widthPx: 720, heightPx: 720 }
  expect(sizeWithin(square, 180_000, 14_000_000)).toEqual(square)
})
