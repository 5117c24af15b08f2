import type { Box } from '#shared/art/family.ts'
import { mostZoom, type PictureSize } from '#shared/photo-film/camera.ts'
import { layOver, overlayOf, type PlaneOverlay } from './overlay.ts'
import {
  groupBytes,
  groupSamples,
  openPlaneCode,
  type PlaneCode,
  tablePlaces,
} from './plane-code.ts'

/**
 * The pictures of a film as I420, which is what an encoder works with. To move and to fade them
 * takes a fifth of the time that a canvas takes, and the encoder converts nothing.
 */
export interface Planes {
  /** Size of a photo as the camera sees it at its widest, px. */
  wide: PictureSize
  /** Takes room for a picture. */
  take(): PlaneRoom
  /** @param image even sides */
  overlayOf(image: ImageData): PlaneOverlay
  /**
   * The page with one picture, or with another one that fades in over it, as I420. Valid until the
   * next call of anything here.
   */
  pageOf(one: PlaneRoom, over?: { room: PlaneRoom; opacity: number }): Uint8Array<ArrayBuffer>
}

/** A wide photo, and the page as it is seen. */
export interface PlaneRoom {
  /** Where the page is in the memory. */
  pageAt: number
  /** Fills the wide photo with a part of some pixels. They are at most twice as large. */
  fillWide(pixels: PixelPart): void
  /** @param pixels RGBA, as large as the page */
  fillPage(pixels: Uint8ClampedArray): void
  /** Fills the page with a part of the wide photo, px of it. */
  see(part: Box): void
  /** Lays a picture over the foot of the page. */
  cover(overlay: PlaneOverlay): void
  /** Lets another picture use the room. */
  free(): void
}

/** A part of a picture, px of it. */
export interface PixelPart extends PictureSize {
  /** RGBA, of even sides. */
  data: Uint8ClampedArray
  part: Box
}

/** A plane in the memory. */
interface Plane extends PictureSize {
  at: number
}

const memoryPage = 65_536
/** The code reads and writes up to this much beyond an end, bytes. */
const beyond = 64

/** @param page even sides, px */
export function openPlanes(page: PictureSize): Planes {
  const wide = { width: even(page.width * mostZoom), height: even(page.height * mostZoom) }
  const pageRoom = planeBytes(page) + beyond
  const roomPages = Math.ceil((pageRoom + planeBytes(wide) + beyond) / memoryPage)
  // A faded page is first in the memory, then what scaling needs, then the rooms and what is scaled into them.
  const scaling = scalingRoom(pageRoom, wide.width)
  const code = openPlaneCode(Math.ceil(scaling.end / memoryPage))
  const free: number[] = []
  let scratch = { at: 0, bytes: 0 }

  const bytesAt = (at: number, size: PictureSize) =>
    new Uint8Array(code.memory.buffer as ArrayBuffer, at, planeBytes(size))

  function scale(from: readonly Plane[], part: Box, to: readonly Plane[]) {
    for (const [i, plane] of to.entries()) {
      scalePlane(code, {
        from: from[i] ?? plane,
        part: i === 0 ? part : half(part),
        to: plane,
        room: scaling,
      })
    }
  }

  /** Room for pixels, and before them for their planes. */
  function scratchFor(size: PictureSize): number {
    const bytes = planeBytes(size) + 4 * size.width * size.height + 2 * beyond
    if (scratch.bytes < bytes) {
      const pages = Math.ceil(bytes / memoryPage)
      scratch = { at: code.memory.grow(pages) * memoryPage, bytes: pages * memoryPage }
    }
    return scratch.at
  }

  /** Writes pixels as I420: rows and planes in order, since each goes a little beyond its end. */
  function convert(pixels: Uint8ClampedArray, size: PictureSize, at = scratchFor(size)): Plane[] {
    const from = scratchFor(size) + planeBytes(size) + beyond
    const { width, height } = size
    new Uint8Array(code.memory.buffer, from, pixels.length).set(pixels)
    const [luma, blueness, redness] = planesAt(at, size)
    for (let row = 0; row < height; row++) {
      const out = luma.at + row * width
      code.toLuma(from + 4 * row * width, out, out + width)
    }
    for (const [plane, write] of [
      [blueness, code.toBlueness],
      [redness, code.toRedness],
    ] as const) {
      for (let row = 0; row < plane.height; row++) {
        const upper = from + 8 * row * width
        const out = plane.at + row * plane.width
        write(upper, upper + 4 * width, out, out + plane.width)
      }
    }
    return [luma, blueness, redness]
  }

  return {
    wide,
    take() {
      const pageAt = free.pop() ?? code.memory.grow(roomPages) * memoryPage
      const wideAt = pageAt + pageRoom
      return {
        pageAt,
        fillWide: ({ data, part, ...size }) =>
          scale(convert(data, size), part, planesAt(wideAt, wide)),
        fillPage: (pixels) => convert(pixels, page, pageAt),
        see: (part) => scale(planesAt(wideAt, wide), part, planesAt(pageAt, page)),
        cover: (overlay) => layOver(overlay, page, bytesAt(pageAt, page)),
        free: () => free.push(pageAt),
      }
    },
    overlayOf(image) {
      convert(image.data, image)
      return overlayOf(image, bytesAt(scratchFor(image), image).slice())
    },
    pageOf(one, over) {
      if (!over) return bytesAt(one.pageAt, page)
      const weight = Math.round(256 * over.opacity)
      code.blend(one.pageAt, over.room.pageAt, 0, planeBytes(page), weight)
      return bytesAt(0, page)
    },
  }
}

/** Bytes of a picture in I420. */
function planeBytes({ width, height }: PictureSize): number {
  return (width * height * 3) / 2
}

/** A plane of brightness, then two of colour with a sample for each square of four pixels. */
function planesAt(at: number, { width, height }: PictureSize): [Plane, Plane, Plane] {
  const small = { width: width / 2, height: height / 2 }
  const area = width * height
  return [
    { at, width, height },
    { at: at + area, ...small },
    { at: at + 1.25 * area, ...small },
  ]
}

function half({ x, y, width, height }: Box): Box {
  return { x: x / 2, y: y / 2, width: width / 2, height: height / 2 }
}

/** Where scaling keeps a table of columns and two scaled rows. */
interface ScalingRoom {
  tableAt: number
  rowsAt: readonly [number, number]
  end: number
}

function scalingRoom(at: number, mostWidth: number): ScalingRoom {
  const rowAt = at + Math.ceil(mostWidth / groupSamples) * groupBytes
  const rowRoom = mostWidth + beyond
  return { tableAt: at, rowsAt: [rowAt, rowAt + rowRoom], end: rowAt + 2 * rowRoom }
}

/** Scales each row that is read across, once, and then blends two of them for each row of the plane. */
function scalePlane(
  code: PlaneCode,
  { from, part, to, room }: { from: Plane; part: Box; to: Plane; room: ScalingRoom },
) {
  const { tableAt, rowsAt } = room
  const columns = { count: to.width, start: part.x, length: part.width, most: from.width }
  const rows = { count: to.height, start: part.y, length: part.height, most: from.height }
  writeTable(new DataView(code.memory.buffer, tableAt), columns)
  const held: [number, number] = [-1, -1]
  const scaled = (row: number) => {
    const side = row % 2 === 0 ? 0 : 1
    const at = rowsAt[side]
    if (held[side] !== row) {
      code.scaleRow(from.at + row * from.width, at, at + to.width, tableAt)
      held[side] = row
    }
    return at
  }
  for (let row = 0; row < to.height; row++) {
    const place = placeOf(row, rows)
    const first = place >> 8
    const second = Math.min(first + 1, from.height - 1)
    const out = to.at + row * to.width
    code.blend(scaled(first), scaled(second), out, out + to.width, place & 255)
  }
}

/** Samples spread evenly over a length of those that are read. */
interface Spread {
  count: number
  start: number
  length: number
  /** How many can be read. */
  most: number
}

/**
 * The place of a sample among those that are read, in 256ths of one. It lies between two neighbours, and
 * the rest is the weight of the second one.
 */
function placeOf(index: number, { count, start, length, most }: Spread): number {
  const centre = start + ((index + 0.5) * length) / count - 0.5
  return Math.round(256 * Math.min(Math.max(centre, 0), most - 1))
}

function writeTable(table: DataView, spread: Spread) {
  const groups = Math.ceil(spread.count / groupSamples)
  for (let group = 0; group < groups; group++) {
    const at = group * groupBytes
    const base = placeOf(group * groupSamples, spread) >> 8
    table.setInt32(at + tablePlaces.base, base, true)
    for (let i = 0; i < groupSamples; i++) {
      const place = placeOf(group * groupSamples + i, spread)
      const first = place >> 8
      const weight = place & 255
      table.setUint8(at + i, first - base)
      table.setUint8(at + groupSamples + i, Math.min(first + 1, spread.most - 1) - base)
      table.setInt16(at + tablePlaces.firstWeights + 2 * i, 256 - weight, true)
      table.setInt16(at + tablePlaces.secondWeights + 2 * i, weight, true)
    }
  }
}

function even(px: number): number {
  return 2 * Math.ceil(px / 2)
}
