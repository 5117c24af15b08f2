import type { Box, Size } from '../art/family.ts'

/**
 * The part of a picture that covers a page, cropped equally on both sides, px of the picture.
 *
 * @example coverOf({ widthPx: 1920, heightPx: 1080 }, { widthPx: 100, heightPx: 100 }).x // 420
 */
export function coverOf(picture: Size, page: Size): Box {
  const scale = Math.min(picture.widthPx / page.widthPx, picture.heightPx / page.heightPx)
  const [width, height] = [page.widthPx * scale, page.heightPx * scale]
  return { x: (picture.widthPx - width) / 2, y: (picture.heightPx - height) / 2, width, height }
}
