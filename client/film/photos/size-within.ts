import type { Size } from '#shared/art/family.ts'
import { fps } from '../frame-rate.ts'

/** Measured: with fewer, Chromium's encoder exceeds its bitrate when pictures are full of detail. */
const leastBitsPerPixel = 0.033

/**
 * The page of a film, made smaller where its bytes would be too few for its pixels.
 *
 * @param pictureBytes the most that the pictures may take
 * @returns even sides, px
 */
export function sizeWithin(page: Size, durationMs: number, pictureBytes: number): Size {
  const bits = (pictureBytes * 8) / ((durationMs / 1000) * fps)
  const scale = Math.min(1, Math.sqrt(bits / leastBitsPerPixel / (page.widthPx * page.heightPx)))
  const even = (px: number) => 2 * Math.round((px * scale) / 2)
  return { widthPx: even(page.widthPx), heightPx: even(page.heightPx) }
}
