import type { Box } from '#shared/art/family.ts'
import { mostZoom, type PictureSize } from '#shared/photo-film/camera.ts'
import { layOver, type PlaneOverlay, planeBytes, writePlanes } from './convert-pixels.ts'
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
  /** @param pixels RGBA, of the size `wide` */
  fillWide(pixels: Uint8ClampedArray): void
  /** @param pixels RGBA, as large as the page */
  fillPage(pixels: Uint8ClampedArray): void
  /** Fills the page with a part of the wide photo, px of it. */
  see(part: Box): void
  /** Lays a picture over the foot of the page. */
  cover(overlay: PlaneOverlay): void
  /** Lets another picture use the room. */
  free(): void
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
  // A faded page is first in the memory, then the table, then the rooms.
  const tableBytes = Math.ceil(page.width / groupSamples) * groupBytes
  const code = openPlaneCode(Math.ceil((pageRoom + tableBytes) / memoryPage))
  const free: number[] = []

  const bytesAt = (at: number, size: PictureSize) =>
    new Uint8Array(code.memory.buffer as ArrayBuffer, at, planeBytes(size))

  return {
    wide,
    take() {
      const pageAt = free.pop() ?? code.memory.grow(roomPages) * memoryPage
      const wideAt = pageAt + pageRoom
      return {
        pageAt,
        fillWide: (pixels) => writePlanes(pixels, wide, bytesAt(wideAt, wide)),
        fillPage: (pixels) => writePlanes(pixels, page, bytesAt(pageAt, page)),
        see(part) {
          const from = planesAt(wideAt, wide)
          for (const [i, to] of planesAt(pageAt, page).entries()) {
            scalePlane(code, {
              from: from[i] ?? to,
              part: i === 0 ? part : half(part),
              to,
              tableAt: pageRoom,
            })
          }
        },
        cover: (overlay) => layOver(overlay, page, bytesAt(pageAt, page)),
        free: () => free.push(pageAt),
      }
    },
    pageOf(one, over) {
      if (!over) return bytesAt(one.pageAt, page)
      const weight = Math.round(256 * over.opacity)
      code.blend(one.pageAt, over.room.pageAt, 0, planeBytes(page), weight)
      return bytesAt(0, page)
    },
  }
}

function planesAt(at: number, { width, height }: PictureSize): Plane[] {
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

function scalePlane(
  code: PlaneCode,
  { from, part, to, tableAt }: { from: Plane; part: Box; to: Plane; tableAt: number },
) {
  const columns = { count: to.width, start: part.x, length: part.width, most: from.width }
  const rows = { count: to.height, start: part.y, length: part.height, most: from.height }
  writeTable(new DataView(code.memory.buffer, tableAt), columns)
  for (let row = 0; row < to.height; row++) {
    const { first, second, weight } = placeOf(row, rows)
    const upper = from.at + first * from.width
    const lower = from.at + second * from.width
    const out = to.at + row * to.width
    code.scaleRow(upper, lower, out, out + to.width, weight, tableAt)
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

/** The two neighbours of a sample, and the weight of the second one, of 256. */
function placeOf(index: number, { count, start, length, most }: Spread) {
  const centre = start + ((index + 0.5) * length) / count - 0.5
  const place = Math.min(Math.max(centre, 0), most - 1)
  const first = Math.floor(place)
  return {
    first,
    second: Math.min(first + 1, most - 1),
    weight: Math.round((place - first) * 256),
  }
}

function writeTable(table: DataView, spread: Spread) {
  const groups = Math.ceil(spread.count / groupSamples)
  for (let group = 0; group < groups; group++) {
    const at = group * groupBytes
    const base = placeOf(group * groupSamples, spread).first
    table.setInt32(at + tablePlaces.base, base, true)
    for (let i = 0; i < groupSamples; i++) {
      const { first, second, weight } = placeOf(group * groupSamples + i, spread)
      table.setUint8(at + i, first - base)
      table.setUint8(at + groupSamples + i, second - base)
      table.setInt16(at + tablePlaces.firstWeights + 2 * i, 256 - weight, true)
      table.setInt16(at + tablePlaces.secondWeights + 2 * i, weight, true)
    }
  }
}

function even(px: number): number {
  return 2 * Math.ceil(px / 2)
}
