import type { Sharp } from 'sharp'
import type { Box, Size } from '#shared/art/family.ts'
import type { Cells } from './cells.ts'

/** Side of a cell, px of the page: about the width of a stroke of a letter. */
export const cellPx = 6

/**
 * A page that shows a part of a picture, as a grid of mean colours.
 *
 * @param picture opened by sharp
 * @param part in px of the picture, whose size is `size`
 */
export async function readCells(
  picture: Sharp,
  { size, part, page }: { size: Size; part: Box; page: Size },
): Promise<Cells> {
  const left = Math.round(part.x)
  const top = Math.round(part.y)
  const { data, info } = await picture
    .extract({
      left,
      top,
      width: Math.min(Math.round(part.width), size.widthPx - left),
      height: Math.min(Math.round(part.height), size.heightPx - top),
    })
    .resize({
      width: Math.round(page.widthPx / cellPx),
      height: Math.round(page.heightPx / cellPx),
      fit: 'fill',
      kernel: 'linear',
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { columns: info.width, rows: info.height, rgb: data }
}
