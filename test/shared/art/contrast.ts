import { Resvg } from '@resvg/resvg-js'
import type { Box, InkRole, Palette, Size } from '../../../src/shared/art/family.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** A picture of a page at half its size: smaller details are not visible beside a letter. */
export interface Picture {
  width: number
  height: number
  /** RGBA, row by row. */
  pixels: ArrayLike<number>
}

/** The luminance ratio of two hex colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(rgbOf(one)), luminance(rgbOf(other)))
}

/** The paint of a role, hex; of a gradient, the stop nearest to the ground. */
export function inkOfRole(palette: Palette, role: InkRole): string {
  return palette.contrast.stops?.[role] ?? palette.ink[role]
}

/** Art or words as resvg paints them without fonts. */
export function renderPage(fragment: string, { widthPx, heightPx }: Size): Picture {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">` +
    `${fragment}</svg>`
  const fitTo = { mode: 'width', value: widthPx / 2 } as const
  const { width, height, pixels } = new Resvg(svg, {
    fitTo,
    font: { loadSystemFonts: false },
  }).render()
  return { width, height, pixels }
}

/**
 * The contrast of an ink with the worst pixel under a box of the page.
 *
 * @param isUnder says whether a pixel counts, by its number
 */
export function leastContrast(
  { width, pixels }: Picture,
  { ink, box, isUnder = () => true }: { ink: string; box: Box; isUnder?: (at: number) => boolean },
): number {
  const inkLuminance = luminance(rgbOf(ink))
  let least = 21
  for (let y = Math.ceil(box.y / 2); y < Math.floor((box.y + box.height) / 2); y++) {
    for (let x = Math.ceil(box.x / 2); x < Math.floor((box.x + box.width) / 2); x++) {
      const at = y * width + x
      if (!isUnder(at)) continue
      least = Math.min(least, ratioOf(luminanceAt(pixels, 4 * at), inkLuminance))
    }
  }
  return least
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const linear = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance(rgb: Rgb): number {
  return luminanceAt(rgb, 0)
}

function luminanceAt(channels: ArrayLike<number>, at: number): number {
  const light = (channel: number) => linear[channels[at + channel] ?? 0] ?? 0
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

function rgbOf(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`not a hex colour: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
