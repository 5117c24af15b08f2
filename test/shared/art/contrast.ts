import { Resvg } from '@resvg/resvg-js'
import type { Box, InkRole, Palette, Size } from '../../../src/shared/art/family.ts'
import { pageBox } from './safe-area.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** A picture of a part of a page at half its size: smaller details are not visible beside a letter. */
export interface Picture {
  /** The top left corner of the part, px of the page. */
  x: number
  y: number
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
export function renderPage(fragment: string, page: Size): Picture {
  return renderPart(fragment, { around: [pageBox(page)], page })
}

/**
 * The same of the part of the page that holds some boxes. The part with the words takes a third of
 * the time of the page: most ornament is outside it.
 */
export function renderPart(
  fragment: string,
  { around, page }: { around: readonly Box[]; page: Size },
): Picture {
  const { x, y, width: wide, height: high } = halfPartAround(around, page)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${2 * wide} ${2 * high}">` +
    `${fragment}</svg>`
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: wide },
    font: { loadSystemFonts: false },
  }).render()
  return { x, y, width, height, pixels }
}

/**
 * The contrast of an ink with the worst pixel under a box of the page, which is in the picture.
 *
 * @param isUnder says whether a pixel counts, by its number
 */
export function leastContrast(
  { x: left, y: top, width, pixels }: Picture,
  { ink, box, isUnder = () => true }: { ink: string; box: Box; isUnder?: (at: number) => boolean },
): number {
  const inkLuminance = luminance(rgbOf(ink))
  const [fromX, toX] = [Math.ceil((box.x - left) / 2), Math.floor((box.x + box.width - left) / 2)]
  const [fromY, toY] = [Math.ceil((box.y - top) / 2), Math.floor((box.y + box.height - top) / 2)]
  let least = 21
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = y * width + x
      if (!isUnder(at)) continue
      least = Math.min(least, ratioOf(luminanceAt(pixels, 4 * at), inkLuminance))
    }
  }
  return least
}

/** Where a part begins, px of the page, and its size at half the scale. */
function halfPartAround(boxes: readonly Box[], { widthPx, heightPx }: Size): Box {
  const across = boxes.map(({ x, width }): Span => [x, x + width])
  const down = boxes.map(({ y, height }): Span => [y, y + height])
  const [left, right] = spanOf(across, widthPx)
  const [top, foot] = spanOf(down, heightPx)
  const [x, y] = [2 * Math.floor(left / 2), 2 * Math.floor(top / 2)]
  return { x, y, width: Math.ceil((right - x) / 2), height: Math.ceil((foot - y) / 2) }
}

type Span = readonly [from: number, to: number]

/**
 * The span of a part, at least two fifths of the page: resvg ends the process at a layer that is more
 * than two pictures outside the picture, or a layer in a layer that is more than three from its start.
 */
function spanOf(spans: readonly Span[], pagePx: number): Span {
  const from = Math.min(...spans.map(([start]) => start))
  const to = Math.max(...spans.map(([, end]) => end))
  const leastPx = 0.4 * pagePx
  if (to - from >= leastPx) return [from, to]
  const start = Math.max(0, Math.min(from, pagePx - leastPx))
  return [start, start + leastPx]
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
