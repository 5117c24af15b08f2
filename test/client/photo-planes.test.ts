import { expect, test } from 'vitest'
import { overlayOf, writePlanes } from '../../client/film/photos/planes/convert-pixels.ts'
import { openPlanes } from '../../client/film/photos/planes/open-planes.ts'

const page = { width: 38, height: 20 }

type Colour = readonly [red: number, green: number, blue: number]

function pixelsOf(
  { width, height }: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set([...colourAt(x, y), 255], 4 * (y * width + x))
    }
  }
  return pixels
}

const grey = (level: number): Colour => [level, level, level]

test.each<[string, Colour, readonly number[]]>([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s has its values of BT.709 in limited range', (_, colour, [luma, blueness, redness]) => {
  const out = new Uint8Array(6)
  writePlanes(
    pixelsOf({ width: 2, height: 2 }, () => colour),
    { width: 2, height: 2 },
    out,
  )
  expect([...out]).toEqual([luma, luma, luma, luma, blueness, redness])
})

test('a part of a wide photo fills the page without a shift', () => {
  const planes = openPlanes(page)
  const { wide } = planes
  const room = planes.take()
  room.fillWide(pixelsOf(wide, (x, y) => grey(3 * x + 4 * y)))
  const part = { x: 2.5, y: 1.25, width: 38.4, height: 20.2 }
  room.see(part)
  const seen = planes.pageOf(room)
  const levelAt = (index: number, columns: number) => {
    const x = part.x + (((index % columns) + 0.5) * part.width) / columns - 0.5
    const rows = (columns * page.height) / page.width
    const y = part.y + ((Math.floor(index / columns) + 0.5) * part.height) / rows - 0.5
    return 16 + ((3 * x + 4 * y) * 219) / 255
  }
  const count = page.width * page.height
  for (let i = 0; i < count; i++) {
    expect(Math.abs((seen[i] ?? 0) - levelAt(i, page.width)), `sample ${i}`).toBeLessThan(1.5)
  }
  expect(new Set(seen.subarray(count))).toEqual(new Set([128]))
})

test('colours move with the brightness', () => {
  const planes = openPlanes(page)
  const room = planes.take()
  const edge = planes.wide.width / 2
  room.fillWide(pixelsOf(planes.wide, (x) => (x < edge ? [255, 0, 0] : [0, 0, 255])))
  room.see({ x: 2, y: 1, width: 38, height: 20 })
  const seen = planes.pageOf(room)
  const count = page.width * page.height
  const row = (at: number, length: number) => [...seen.subarray(at, at + length)]
  expect(row(0, page.width)).toEqual([...Array(19).fill(63), ...Array(19).fill(32)])
  const bluenesses = row(count, 19)
  expect([bluenesses.slice(0, 9), bluenesses.slice(10)]).toEqual([
    Array(9).fill(102),
    Array(9).fill(240),
  ])
  const rednesses = row(count * 1.25, 19)
  expect([rednesses[0], rednesses[18]]).toEqual([240, 118])
})

test('a picture fades in over another one', () => {
  const planes = openPlanes(page)
  const [one, other] = [planes.take(), planes.take()]
  one.fillPage(pixelsOf(page, () => grey(0)))
  other.fillPage(pixelsOf(page, () => [255, 0, 0]))
  const faded = planes.pageOf(one, { room: other, opacity: 0.25 })
  const count = page.width * page.height
  expect(new Set(faded.subarray(0, count))).toEqual(new Set([28]))
  expect(new Set(faded.subarray(count, count * 1.25))).toEqual(new Set([122]))
  expect(new Set(faded.subarray(count * 1.25))).toEqual(new Set([156]))
  expect([...planes.pageOf(one).subarray(0, 2), ...planes.pageOf(other).subarray(0, 2)]).toEqual([
    16, 16, 63, 63,
  ])
})

test('a caption covers the foot of a picture alone, as far as it is opaque', () => {
  const planes = openPlanes(page)
  const room = planes.take()
  room.fillPage(pixelsOf(page, () => grey(255)))
  const size = { width: page.width, height: 4 }
  const data = pixelsOf(size, () => [0, 0, 255])
  for (let i = 0; i < size.width * size.height; i++) {
    data[4 * i + 3] = i < size.width * 2 ? 0 : 255
  }
  room.cover(overlayOf({ data, ...size } as unknown as ImageData))
  const seen = planes.pageOf(room)
  const count = page.width * page.height
  expect(new Set(seen.subarray(0, count - 2 * page.width))).toEqual(new Set([235]))
  expect(new Set(seen.subarray(count - 2 * page.width, count))).toEqual(new Set([32]))
  expect(new Set(seen.subarray(count, count * 1.25 - 19))).toEqual(new Set([128]))
  expect(new Set(seen.subarray(count * 1.25 - 19, count * 1.25))).toEqual(new Set([240]))
})

test('a room that was freed is used again', () => {
  const planes = openPlanes(page)
  const first = planes.take()
  first.free()
  const second = planes.take()
  expect(second.pageAt).toBe(first.pageAt)
  expect(planes.take().pageAt).not.toBe(first.pageAt)
})
