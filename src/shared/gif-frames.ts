import { GifWriter } from 'omggif'
import type { Box } from './art/family.ts'

/** Frames as a GIF stores them: whole, as indexes of one palette. */
export interface IndexedFrames {
  /** One palette index for each pixel, row by row. */
  frames: readonly Uint8Array[]
  /** 0xrrggbb, 2 to 256 colours, their number a power of 2. */
  palette: readonly number[]
  /** An index that no pixel has. */
  transparent: number
}

export interface GifTiming {
  /** Side of the square picture, px. */
  sidePx: number
  /** Time of each frame, 1/100 s. */
  delays: readonly number[]
}

/** Writes a GIF without end, in which each frame holds only what changes. */
export function writeGif(
  { frames, palette, transparent }: IndexedFrames,
  { sidePx, delays }: GifTiming,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * sidePx * sidePx * frames.length + 4096)
  const writer = new GifWriter(bytes, sidePx, sidePx, { loop: 0, palette: [...palette] })
  frames.forEach((frame, i) => {
    const before = frames[i - 1]
    const { x, y, width, height } = before
      ? changedBox(frame, before, sidePx)
      : { x: 0, y: 0, width: sidePx, height: sidePx }
    const pixels = Array.from({ length: width * height }, (_, at) => {
      const place = (y + Math.floor(at / width)) * sidePx + x + (at % width)
      const index = frame[place] ?? 0
      return before?.[place] === index ? transparent : index
    })
    const timing = { delay: delays[i] ?? 0, disposal: 1 }
    writer.addFrame(x, y, width, height, pixels, before ? { ...timing, transparent } : timing)
  })
  return bytes.slice(0, writer.end())
}

/** A single pixel where nothing changes, since a frame cannot be empty. */
function changedBox(frame: Uint8Array, before: Uint8Array, sidePx: number): Box {
  let [left, top, right, foot] = [sidePx, sidePx, 0, 0]
  for (let i = 0; i < frame.length; i++) {
    if (frame[i] === before[i]) continue
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    foot = Math.max(foot, y + 1)
  }
  if (right === 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left, height: foot - top }
}
