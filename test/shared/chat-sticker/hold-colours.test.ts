import { expect, test } from 'vitest'
import { holdColours } from '../../../src/shared/chat-sticker/hold-colours.ts'

const palette = [0x000000, 0x080808, 0x101010, 0xff0000]

test('a pixel keeps its shown colour while its own is near', () => {
  const frames = [
    [0, 0, 3],
    [1, 2, 3],
    [1, 1, 0],
  ].map((frame) => Uint8Array.from(frame))
  const held = holdColours(frames, palette, 8).map((frame) => [...frame])
  expect(held).toEqual([
    [0, 0, 3],
    [0, 2, 3],
    [0, 2, 0],
  ])
})

test('small steps do not add up: no pixel is further from its own colour than that', () => {
  const frames = [0, 1, 2].map((index) => Uint8Array.of(index))
  expect(holdColours(frames, palette, 8).map(([index]) => index)).toEqual([0, 0, 2])
})

test('without room every pixel is its own', () => {
  const frames = [Uint8Array.of(0), Uint8Array.of(1)]
  expect(holdColours(frames, palette, 0)).toEqual(frames)
})
