import { expect, test } from 'vitest'
import { changesOf, type Pixels } from '../../../src/shared/chat-sticker/changed-blocks.ts'

/** 64 x 64 px of one grey. */
function plain(grey: number): Pixels {
  const data = new Uint8ClampedArray(4 * 64 * 64).fill(grey)
  for (let i = 3; i < data.length; i += 4) data[i] = 255
  return { data, width: 64, height: 64 }
}

function paint({ data, width }: Pixels, x: number, y: number, rgba: readonly number[]) {
  data.set(rgba, 4 * (y * width + x))
}

test('one pixel brings its block, with its edges around it, and a mask of the block', () => {
  const [shown, next] = [plain(40), plain(40)]
  paint(next, 16, 36, [240, 40, 40, 255])
  const patch = changesOf(shown, next, 6)
  expect(patch).toMatchObject({ x: 8, y: 24, width: 32, height: 32, isWhole: false })
  const pixel = (pixels: Uint8ClampedArray | undefined, x: number, y: number) => [
    ...(pixels?.subarray(4 * (y * 32 + x)).slice(0, 4) ?? []),
  ]
  expect(pixel(patch?.data, 8, 12)).toEqual([240, 40, 40, 255])
  expect(pixel(patch?.data, 0, 12)).toEqual([240, 40, 40, 255])
  expect(pixel(patch?.data, 9, 12)).toEqual([40, 40, 40, 255])
  expect(pixel(patch?.mask, 8, 12)).toEqual([0, 0, 0, 255])
  expect(pixel(patch?.mask, 7, 12)).toEqual([0, 0, 0, 0])
  const opaque = patch?.mask.filter((alpha, i) => i % 4 === 3 && alpha === 255)
  expect(opaque).toHaveLength(16 * 16)
  expect(shown.data).toEqual(next.data)
})

test('what nobody sees changes nothing, until it adds up', () => {
  const shown = plain(40)
  expect(changesOf(shown, plain(44), 6)).toBeUndefined()
  expect(shown.data[0]).toBe(40)
  const whole = changesOf(shown, plain(47), 6)
  expect(whole).toMatchObject({ width: 64, height: 64, isWhole: true })
  expect(whole?.mask.slice(0, 4)).toEqual(Uint8ClampedArray.from([0, 0, 0, 255]))
  expect(shown.data[0]).toBe(47)
})

test('half transparent pixels of the shape keep those of the first frame', () => {
  const [shown, next] = [plain(40), plain(40)]
  paint(shown, 0, 0, [40, 40, 40, 100])
  paint(next, 0, 0, [250, 250, 250, 100])
  expect(changesOf(shown, next, 6)).toBeUndefined()
  paint(next, 1, 0, [250, 250, 250, 255])
  const mask = changesOf(shown, next, 6)?.mask ?? []
  expect([...mask.slice(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 255])
})
