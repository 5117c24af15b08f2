import sharp from 'sharp'
import { printBleedPx, type Size } from '#shared/art/family.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import { type Format, formatSizes } from '#shared/format.ts'
import type { Cells } from './cells.ts'
import { readCells } from './read-cells.ts'

export type Crop = ArtPicture['places'][Format]['crop']

const shares: Readonly<Record<Crop, number>> = { start: 0, middle: 0.5, end: 1 }

/** The part of a picture that a format shows, as family `picture` draws it. */
export function visiblePart(picture: Size, format: Format, crop: Crop) {
  const page = formatSizes[format]
  const bleed = { width: page.widthPx + 2 * printBleedPx, height: page.heightPx + 2 * printBleedPx }
  const scale = Math.max(bleed.width / picture.widthPx, bleed.height / picture.heightPx)
  const hidden = {
    x: picture.widthPx - bleed.width / scale,
    y: picture.heightPx - bleed.height / scale,
  }
  const share = shares[crop]
  return {
    left: hidden.x * share + printBleedPx / scale,
    top: hidden.y * share + printBleedPx / scale,
    width: page.widthPx / scale,
    height: page.heightPx / scale,
    /** Page px for each px of the picture: above 1 it is enlarged. */
    scale,
  }
}

/** Share of a picture's area that a format shows. */
export function shownShare(picture: Size, format: Format): number {
  const { width, height } = visiblePart(picture, format, 'middle')
  return (width * height) / (picture.widthPx * picture.heightPx)
}

/** The crops that differ in a format: one if next to nothing is cropped. */
export function cropsOf(picture: Size, format: Format): readonly Crop[] {
  return shownShare(picture, format) > 0.9 ? ['middle'] : ['middle', 'start', 'end']
}

/** The page of a format as a grid of mean colours. */
export function viewPage(
  picture: Size & { pixels: Buffer },
  { format, crop }: { format: Format; crop: Crop },
): Promise<Cells> {
  const { left, top, width, height } = visiblePart(picture, format, crop)
  const raw = { width: picture.widthPx, height: picture.heightPx, channels: 3 } as const
  return readCells(sharp(picture.pixels, { raw }), {
    size: picture,
    part: { x: left, y: top, width, height },
    page: formatSizes[format],
  })
}
