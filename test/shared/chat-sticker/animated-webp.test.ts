import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animateWebp, readStillWebp } from '../../../src/shared/chat-sticker/animated-webp.ts'

type Colour = { r: number; g: number; b: number; alpha: number }

const red = { r: 200, g: 20, b: 20, alpha: 1 }
const blue = { r: 20, g: 20, b: 200, alpha: 1 }
const halfBlue = { ...blue, alpha: 0.5 }

/** A still WebP of one colour. */
function still(width: number, height: number, background: Colour, lossless = false) {
  const create = { width, height, channels: 4, background } as const
  return sharp({ create }).webp({ lossless, quality: 90 }).toBuffer()
}

const timing = { x: 0, y: 0, durationMs: 100, isOver: false }

test('frames come back as they were put in: their number, times, loop and pixels', async () => {
  const frames = [
    { ...timing, file: await still(32, 32, red, true), durationMs: 1400 },
    { ...timing, file: await still(16, 8, blue), x: 8, y: 16, durationMs: 83.3, isOver: true },
    { ...timing, file: await still(16, 8, halfBlue), x: 0, y: 0, isOver: true },
    { ...timing, file: await still(16, 8, halfBlue), x: 16, y: 24 },
  ]
  const webp = animateWebp({ widthPx: 32, heightPx: 32 }, frames)
  const { pages, loop, delay, width, pageHeight, format } = await sharp(webp, {
    animated: true,
  }).metadata()
  expect({ pages, loop, delay, width, pageHeight, format }).toEqual({
    ...{ pages: 4, loop: 0, delay: [1400, 83, 100, 100], width: 32, pageHeight: 32 },
    format: 'webp',
  })
  expect(near(await pixelOf(webp, 0, [10, 18]), [200, 20, 20, 255])).toBe(true)
  expect(near(await pixelOf(webp, 1, [10, 18]), [20, 20, 200, 255])).toBe(true)
  // Around the second frame, the first is still seen.
  expect(near(await pixelOf(webp, 1, [10, 10]), [200, 20, 20, 255])).toBe(true)
  // Over the frame before, and in place of it.
  expect(near(await pixelOf(webp, 2, [4, 4]), [110, 20, 110, 255])).toBe(true)
  expect(near(await pixelOf(webp, 3, [20, 28]), [20, 20, 200, 128])).toBe(true)
})

async function pixelOf(webp: Uint8Array, page: number, [x, y]: [number, number]) {
  const picture = sharp(webp, { page })
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
  return [...(await picture.raw().toBuffer())]
}

/** Within what is lost by encoding. */
function near(pixel: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) <= 8)
}

test('a mask gives its transparency to a picture, whose hidden pixels keep their colour', async () => {
  const mask = await still(16, 16, { r: 0, g: 0, b: 0, alpha: 0.5 })
  const webp = animateWebp({ widthPx: 16, heightPx: 16 }, [
    { ...timing, file: await still(16, 16, red), mask },
  ])
  expect(near(await pixelOf(webp, 0, [8, 8]), [200, 20, 20, 128])).toBe(true)
})

test.each([
  ['lossy', false, red, false],
  ['lossy and transparent', false, halfBlue, true],
  ['lossless', true, red, false],
  ['lossless and transparent', true, halfBlue, true],
] as const)('a %s picture is read with its size', async (_, lossless, colour, hasAlpha) => {
  const { picture, alpha, ...about } = readStillWebp(await still(301, 17, colour, lossless))
  expect(about).toEqual({ width: 301, height: 17, hasAlpha })
  expect([picture.length % 2, alpha.length % 2]).toEqual([0, 0])
})

test('a frame at an odd place, a frame beside the canvas and other files are refused', async () => {
  const file = await still(16, 16, red)
  const size = { widthPx: 32, heightPx: 32 }
  const pack = (place: object) => () => animateWebp(size, [{ ...timing, file, ...place }])
  expect(pack({ x: 3 })).toThrow(new RangeError('frame: 16 × 16 px at 3, 0'))
  expect(pack({ y: 18 })).toThrow(RangeError)
  expect(pack({ file: Uint8Array.from([82, 73, 70, 70]) })).toThrow(TypeError)
  const moving = animateWebp(size, [{ ...timing, file }])
  expect(pack({ file: moving })).toThrow(new TypeError('file: not a still WebP'))
})
