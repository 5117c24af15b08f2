import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampCrop, seenPart } from '../../client/photos/crop.ts'
import { framed } from '../../client/photos/crop-frame.ts'
import { readPhotoHeader } from '../../client/photos/photo-header.ts'
import { photoFrames } from '../../src/shared/photo-frame.ts'

const wide = { width: 400, height: 200 }
const tall = { width: 300, height: 400 }

test.each([
  ['a wide photo in a square', wide, 1, { x: 0.5, y: 0.5, zoom: 1 }, [0.25, 0, 0.5, 1]],
  ['its left side, twice as large', wide, 1, { x: 0.2, y: 0.5, zoom: 2 }, [0.075, 0.25, 0.25, 0.5]],
  ['a tall photo in a square', tall, 1, { x: 0.5, y: 0.5, zoom: 1 }, [0, 0.125, 1, 0.75]],
  ['a photo in its own ratio', wide, 2, { x: 0.5, y: 0.5, zoom: 1 }, [0, 0, 1, 1]],
])('%s shows that part of it', (_, photo, ratio, crop, [x, y, width, height]) => {
  const seen = seenPart(photo, ratio, crop)
  expect(seen.x).toBeCloseTo(x ?? 0)
  expect(seen.y).toBeCloseTo(y ?? 0)
  expect(seen.width).toBeCloseTo(width ?? 0)
  expect(seen.height).toBeCloseTo(height ?? 0)
})

test.each([
  [
    { x: -1, y: 2, zoom: 1 },
    { x: 0.25, y: 0.5, zoom: 1 },
  ],
  [
    { x: 0.9, y: 0.9, zoom: 2 },
    { x: 0.875, y: 0.75, zoom: 2 },
  ],
  [
    { x: 0.5, y: 0.5, zoom: 99 },
    { x: 0.5, y: 0.5, zoom: 8 },
  ],
  [
    { x: 0.4, y: 0.5, zoom: 0.1 },
    { x: 0.4, y: 0.5, zoom: 1 },
  ],
])('the crop %o of a wide photo in a square becomes %o', (crop, nearest) => {
  expect(clampCrop(wide, 1, crop)).toEqual(nearest)
})

test('whatever the photo, frame and crop, the frame is full', () => {
  const side = fc.integer({ min: 1, max: 2400 })
  const part = fc.double({ min: -1, max: 2, noNaN: true })
  const crops = fc.record({ x: part, y: part, zoom: fc.double({ min: 0, max: 20, noNaN: true }) })
  const sizes = fc.record({ width: side, height: side })
  fc.assert(
    fc.property(sizes, crops, fc.constantFrom(...photoFrames), (size, crop, frame) => {
      const photo = { id: 'photo', at: { x: 0.5, y: 0.5 }, width: 0.5, frame, ratio: 1, crop }
      const { ratio, crop: kept } = framed(photo, frame, size)
      const seen = seenPart(size, ratio, kept)
      expect(Math.min(seen.x, seen.y)).toBeGreaterThan(-1e-9)
      expect(Math.max(seen.x + seen.width, seen.y + seen.height)).toBeLessThan(1 + 1e-9)
      expect((seen.width * size.width) / (seen.height * size.height) / ratio).toBeCloseTo(1)
    }),
  )
})

test('no bytes make the reading of a header fail', () => {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF....WEBPVP8X', '\0\0\0\x14ftypheic', '']
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const bytes = new Uint8Array([...Buffer.from(start, 'latin1'), ...rest])
      const header = readPhotoHeader(bytes)
      if (header) expect(header.width * header.height).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a picture that is cut short has no size', () => {
  const png = new Uint8Array(23)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(readPhotoHeader(png)).toEqual({ kind: 'png', width: 0, height: 0 })
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xc0])
  expect(readPhotoHeader(jpeg)).toEqual({ kind: 'jpeg', width: 0, height: 0 })
})
