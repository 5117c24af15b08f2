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

test('one pixel brings its block, which fades into what is shown around it', () => {
  const [shown, next] = [plain(40), plain(40)]
  paint(next, 20, 36, [240, 40, 40, 255])
  const patch = changesOf(shown, next, 6)
  expect(patch).toMatchObject({ x: 8, y: 24, width: 32, height: 32, isWhole: false })
  const pixel = (x: number, y: number) => {
    const at = 4 * (y * 32 + x)
    return [...(patch?.data.subarray(at, at + 4) ?? [])]
  }
  expect(pixel(12, 12)).toEqual([240, 40, 40, 255])
  expect(pixel(8, 8)).toEqual([40, 40, 40, 255])
  expect(pixel(7, 8)).toEqual([40, 40, 40, 227])
  expect(pixel(0, 0)).toEqual([40, 40, 40, 28])
  expect(shown.data).toEqual(next.data)
})

test('what nobody sees changes nothing, until it adds up', () => {
  const shown = plain(40)
  expect(changesOf(shown, plain(44), 6)).toBeUndefined()
  expect(shown.data[0]).toBe(40)
  expect(changesOf(shown, plain(47), 6)).toMatchObject({ width: 64, height: 64, isWhole: true })
  expect(shown.data[0]).toBe(47)
})

test('half transparent pixels of the shape keep those of the first frame', () => {
  const [shown, next] = [plain(40), plain(40)]
  paint(shown, 0, 0, [40, 40, 40, 100])
  paint(next, 0, 0, [250, 250, 250, 100])
  expect(changesOf(shown, next, 6)).toBeUndefined()
  paint(next, 1, 0, [250, 250, 250, 255])
  const data = changesOf(shown, next, 6)?.data ?? []
  expect([...data.slice(0, 8)]).toEqual([0, 0, 0, 0, 250, 250, 250, 255])
})
