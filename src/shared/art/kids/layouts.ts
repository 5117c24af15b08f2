import type { Box, Size } from '../family.ts'
import { unitOf } from './plot.ts'

/**
 * The place of the text: on the hill in front of the picture, in the sky above it, in a disc, on a
 * label over a table, on a sheet on a line, on a blind at a window, beside shelves of things (on a
 * status under one shelf), or
 * on a wagon.
 */
export type Layout = 'hill' | 'sky' | 'disc' | 'label' | 'line' | 'blind' | 'tower' | 'wagon'

interface Place {
  /** The border of picture and text, units. */
  edge: number
  text: Box
  header: { x: number; y: number }
}

/** Left, top, width and height of the text, and the right end and baseline of the small line. */
type Row = readonly [
  edge: number,
  x: number,
  y: number,
  width: number,
  height: number,
  headerX: number,
  headerY: number,
]

/** For status, print, portrait and square. */
const layouts: Readonly<Record<Layout, readonly [Row, Row, Row, Row]>> = {
  hill: [
    [1020, 92, 1056, 896, 554, 990, 284],
    [1052, 92, 1110, 896, 350, 1010, 86],
    [906, 92, 962, 896, 342, 1020, 72],
    [812, 130, 872, 1090, 418, 1280, 86],
  ],
  sky: [
    [904, 92, 304, 896, 558, 990, 276],
    [560, 92, 132, 896, 380, 1010, 86],
    [500, 92, 108, 896, 350, 1020, 72],
    [530, 130, 118, 1090, 372, 1280, 86],
  ],
  disc: [
    [1240, 98, 556, 884, 500, 990, 284],
    [1080, 196, 390, 688, 470, 1010, 86],
    [960, 206, 320, 668, 440, 1020, 72],
    [960, 310, 330, 730, 470, 1280, 86],
  ],
  label: [
    [0, 98, 360, 884, 560, 966, 332],
    [0, 130, 160, 820, 470, 930, 136],
    [0, 130, 142, 820, 420, 930, 118],
    [0, 180, 142, 990, 420, 1150, 118],
  ],
  line: [
    [1300, 110, 560, 860, 640, 960, 530],
    [980, 140, 320, 800, 580, 940, 292],
    [860, 140, 280, 800, 500, 940, 252],
    [880, 230, 280, 890, 510, 1120, 252],
  ],
  blind: [
    [930, 104, 336, 872, 544, 960, 316],
    [740, 170, 170, 740, 510, 910, 150],
    [650, 170, 150, 740, 450, 910, 130],
    [640, 250, 150, 850, 440, 1100, 130],
  ],
  tower: [
    [540, 92, 640, 896, 770, 980, 616],
    [400, 450, 150, 560, 1240, 1010, 110],
    [400, 450, 140, 560, 1090, 1010, 100],
    [490, 550, 150, 730, 1060, 1280, 106],
  ],
  wagon: [
    [1290, 108, 830, 864, 420, 960, 806],
    [1060, 130, 640, 820, 390, 940, 618],
    [930, 130, 520, 820, 380, 940, 498],
    [930, 180, 520, 990, 380, 1160, 498],
  ],
}

/** The place of the text on a plot of one size, in units; the picture fills the rest. */
export function placeOfText({ widthPx, heightPx }: Size, layout: Layout): Place {
  const ratio = heightPx / widthPx
  const at = [1.6, 1.32, 1.12].findIndex((downTo) => ratio >= downTo)
  const rows = layouts[layout]
  const [edge, x, y, width, height, headerX, headerY] = rows[at] ?? rows[3]
  return { edge, text: { x, y, width, height }, header: { x: headerX, y: headerY } }
}

/** A box in units, converted to plot px. */
export function toPx({ x, y, width, height }: Box, size: Size): Box {
  const unit = unitOf(size)
  const px = (length: number) => Math.round(length * unit)
  return { x: px(x), y: px(y), width: px(width), height: px(height) }
}

/** The area of the picture, in units: from the sky to the plot's foot or to the text's sheet. */
export function pictureAreaOf(size: Size, layout: Layout) {
  const { edge } = placeOfText(size, layout)
  if (layout === 'hill') return { top: 0, foot: edge, ground: edge - 74 }
  const height = size.heightPx / unitOf(size)
  if (layout === 'sky') {
    return { top: edge, foot: height, ground: height - (height > 1600 ? 330 : 160) }
  }
  return { top: 0, foot: height, ground: height - (height > 1600 ? 250 : 90) }
}
