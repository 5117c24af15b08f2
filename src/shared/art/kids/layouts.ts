import type { Box, Size } from '../family.ts'
import { unitOf } from './plot.ts'

/** The place of the text: on the hill in front of the picture, or in the sky above it. */
export type Layout = 'hill' | 'sky'

interface Place {
  /** The smallest height-to-width ratio for this place. */
  downTo: number
  /** The border of picture and text, and the text area, units. */
  edge: number
  text: Box
  header: { x: number; y: number }
}

const hill: readonly [Place, Place, Place, Place] = [
  {
    downTo: 1.6,
    edge: 1176,
    text: { x: 92, y: 1240, width: 896, height: 366 },
    header: { x: 990, y: 284 },
  },
  {
    downTo: 1.32,
    edge: 1052,
    text: { x: 92, y: 1110, width: 896, height: 350 },
    header: { x: 1010, y: 86 },
  },
  {
    downTo: 1.12,
    edge: 906,
    text: { x: 92, y: 962, width: 896, height: 342 },
    header: { x: 1020, y: 72 },
  },
  {
    downTo: 0,
    edge: 812,
    text: { x: 130, y: 872, width: 1090, height: 418 },
    header: { x: 1280, y: 86 },
  },
]

const sky: readonly [Place, Place, Place, Place] = [
  {
    downTo: 1.6,
    edge: 826,
    text: { x: 92, y: 334, width: 896, height: 420 },
    header: { x: 990, y: 284 },
  },
  {
    downTo: 1.32,
    edge: 560,
    text: { x: 92, y: 132, width: 896, height: 380 },
    header: { x: 1010, y: 86 },
  },
  {
    downTo: 1.12,
    edge: 500,
    text: { x: 92, y: 108, width: 896, height: 350 },
    header: { x: 1020, y: 72 },
  },
  {
    downTo: 0,
    edge: 530,
    text: { x: 130, y: 118, width: 1090, height: 372 },
    header: { x: 1280, y: 86 },
  },
]

const layouts = { hill, sky }

/** The place of the text on a plot of one size, in units; the picture fills the rest. */
export function placeOfText({ widthPx, heightPx }: Size, layout: Layout): Place {
  const places = layouts[layout]
  return places.find(({ downTo }) => heightPx / widthPx >= downTo) ?? places[3]
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
  return { top: edge, foot: height, ground: height - (height > 1600 ? 380 : 160) }
}
