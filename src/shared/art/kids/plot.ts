import { distanceTo } from '../box.ts'
import type { Box, Size } from '../family.ts'
import type { Colours } from './palettes.ts'

/**
 * The plot that a picture is painted on. A unit is a 1080th of a portrait's width: a plot is 1080
 * wide (a square 1350) and 1350 to 1920 high.
 */
export interface Plot {
  width: number
  height: number
  colours: Colours
  seed: number
  /** The top and foot of the picture, and the level of the things in it. */
  top: number
  foot: number
  ground: number
  /** The area of the text, and the border that its layout names. */
  text: Box
  edge: number
  /** The right end and the baseline of the small line at the top. */
  header: { x: number; y: number }
  /** All text with clear space around it, including the place of the small line. */
  clear: readonly Box[]
}

/** How far the paint extends past the plot, units: enough for the bleed of each format. */
export const past = 60

/** Page px per unit. */
export function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

/** The clear space around the ink of a line, units: 0.4 em, where an em is 1.4 times its height. */
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

/**
 * Height of the right end of a string of flags: above a small line that stands low, else below it.
 */
export function rightEnd({ header }: Plot): number {
  return header.y > 200 ? 44 : header.y + 24
}

/** Whether a disc stays off all text. */
export function isClear({ clear }: Plot, x: number, y: number, radius: number): boolean {
  return clear.every((box) => distanceTo(box, { x, y }) > radius)
}
