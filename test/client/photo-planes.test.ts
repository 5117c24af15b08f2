import { expect, test } from 'vitest'
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

/** All of a wide photo. */
function wholeOf(
  wide: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
) {
  return { data: pixelsOf(wide, colourAt), ...wide, part: { x: 0, y: 0, ...wide } }
}

const grey = (level: number): Colour => [level, level, level]

test.each<[string, Colour, readonly number[]]>([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s has its values of BT.709 in limited range', (_, colour, [luma, blueness, redness]) => {
  const planes = openPlanes(page)
  const room = planes.take()
  room.fillPage(pixelsOf(page, () => colour))
  const seen = planes.pageOf(room)
  const count = page.width * page.height
  expect(new Set(seen.subarray(0, count))).toEqual(new Set([luma]))
  expect(new Set(seen.subarray(count, count * 1.25))).toEqual(new Set([blueness]))
  expect(new Set(seen.subarray(count * 1.25))).toEqual(new Set([redness]))
})

test('each pixel has its own brightness, and each four of them their mean colour', () => {
  const planes = openPlanes(page)
  const room = planes.take()
  const colourAt = (x: number, y: number): Colour => [
    (37 * x + 101 * y) % 256,
    (59 * x + 13 * y) % 256,
    (83 * x + 7 * y) % 256,
  ]
  room.fillPage(pixelsOf(page, colourAt))
  const seen = planes.pageOf(room)
  const { width, height } = page
  const middle = width * height
  // The matrix of BT.709 with its range of 16 to 235, and 16 to 240 for colours.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colourAt(x, y)
      const luma = 16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
      expect(Math.abs((seen[y * width + x] ?? 0) - luma), `${x}, ${y}`).toBeLessThan(0.51)
    }
  }
  for (let y = 0; y < height / 2; y++) {
    for (let x = 0; x < width / 2; x++) {
      const four = [0, 1, 2, 3].map((i) => colourAt(2 * x + (i & 1), 2 * y + (i >> 1)))
      const mean = (channel: 0 | 1 | 2) => four.reduce((sum, each) => sum + each[channel], 0) / 4
      const [red, green, blue] = [mean(0), mean(1), mean(2)]
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      const place = middle + (y * width) / 2 + x
      const blueness = 128 + (224 / 255) * ((blue - light) / 1.8556)
      const redness = 128 + (224 / 255) * ((red - light) / 1.5748)
      expect(Math.abs((seen[place] ?? 0) - blueness)).toBeLessThan(0.51)
      expect(Math.abs((seen[place + middle / 4] ?? 0) - redness)).toBeLessThan(0.51)
    }
  }
})

test('the part of a larger photo that is seen is made as small as the page needs', () => {
  const planes = openPlanes(page)
  const room = planes.take()
  const size = { width: 66, height: 40 }
  const part = { x: 3.5, y: 2.5, width: 55.5, height: 29.5 }
  room.fillWide({ data: pixelsOf(size, (x, y) => grey(2 * x + 3 * y)), ...size, part })
  room.see({ x: 0, y: 0, ...planes.wide })
  const seen = planes.pageOf(room)
  for (let i = 0; i < page.width * page.height; i++) {
    const x = part.x + (((i % page.width) + 0.5) * part.width) / page.width - 0.5
    const y = part.y + ((Math.floor(i / page.width) + 0.5) * part.height) / page.height - 0.5
    const level = 16 + ((2 * x + 3 * y) * 219) / 255
    expect(Math.abs((seen[i] ?? 0) - level), `sample ${i}`).toBeLessThan(2.5)
  }
})

test('a part of a wide photo fills the page without a shift', () => {
  const planes = openPlanes(page)
  const { wide } = planes
  const room = planes.take()
  room.fillWide(wholeOf(wide, (x, y) => grey(3 * x + 4 * y)))
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
  room.fillWide(wholeOf(planes.wide, (x) => (x < edge ? [255, 0, 0] : [0, 0, 255])))
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
  room.cover(planes.overlayOf({ data, ...size } as unknown as ImageData))
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
