import { distanceTo } from '../box.ts'
import type { Box, Size } from '../family.ts'
import type { Colours } from './palettes.ts'

/**
 * What a picture is painted on, in units: a 1080th of a portrait's width, so that a page is 1080
 * wide (a square 1350) and 1350 to 1920 high.
 */
export interface Page {
  width: number
  height: number
  colours: Colours
  seed: number
  /** Where the picture begins and ends, and where things stand in it. */
  top: number
  foot: number
  ground: number
  /** The right end and the baseline of the small line at the top. */
  header: { x: number; y: number }
  /** All text with clear space round it, the small line's place included. */
  clear: readonly Box[]
}

/** How far the paint goes on past the page, units: enough for the bleed of each format. */
export const past = 60

/** Page px a unit. */
export function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

/** The clear space round the ink of a line, units: 0.4 em, where an em is 1.4 times its height. */
export function clearOf(reserved: readonly Box[], unit: number): Box[] {
  return reserved.map(({ x, y, width, height }) => {
    const air = Math.min(0.5 * (height / unit), 44)
    return {
      x: x / unit - air,
      y: y / unit - air,
      width: width / unit + 2 * air,
      height: height / unit + 2 * air,
    }
  })
}

/** Height at the right side of what hangs from side to side: above a small line that stands low, else under it. */
export function rightEnd({ header }: Page): number {
  return header.y > 200 ? 44 : header.y + 24
}

/** Whether a disc stays off all text. */
export function isClear({ clear }: Page, x: number, y: number, radius: number): boolean {
  return clear.every((box) => distanceTo(box, { x, y }) > radius)
}
