import type { Box, Size, TextArea } from '../family.ts'
import { type Proportion, proportionOf, unitSizeOf } from '../proportion.ts'

/** How a composition shares the page with the words. */
export type Setting =
  /** A thing above the words. */
  | 'above'
  /** Something all around them. */
  | 'around'
  /** In the crown of trees, above their trunks. */
  | 'in-crown'
  /** A landscape below them. */
  | 'below'
  /** A thing below them. */
  | 'beneath'

export interface Page extends Size {
  /** A 1080th of the width or a 1350th of the height, whichever is smaller, px. */
  u: number
  text: Box
  header: TextArea['header']
  /** Where the picture stands. */
  art: Box
  /** Distance of the line around the page from its edge, px. */
  margin: number
  /** Height of the em of the writing, and from line to line, px. */
  sizePx: number
  pitchPx: number
}

/** Shares of the page, from the top and from the left. */
interface Plan {
  text: Readonly<Record<Setting, readonly [top: number, bottom: number, side: number]>>
  art: readonly [top: number, bottom: number]
  /** Where a thing below the words stands. */
  artBeneath: readonly [top: number, bottom: number]
  headerY: number
}

const plans: Readonly<Record<Proportion, Plan>> = {
  status: {
    text: {
      above: [0.49, 0.838, 0.096],
      around: [0.205, 0.785, 0.104],
      'in-crown': [0.25, 0.655, 0.115],
      below: [0.166, 0.556, 0.096],
      beneath: [0.166, 0.5, 0.098],
    },
    art: [0.054, 0.48],
    artBeneath: [0.514, 0.945],
    headerY: 0.148,
  },
  print: {
    text: {
      above: [0.6, 0.93, 0.11],
      around: [0.24, 0.76, 0.21],
      'in-crown': [0.17, 0.65, 0.2],
      below: [0.11, 0.5, 0.1],
      beneath: [0.115, 0.415, 0.11],
    },
    art: [0.06, 0.575],
    artBeneath: [0.425, 0.94],
    headerY: 0.092,
  },
  portrait: {
    text: {
      above: [0.59, 0.932, 0.11],
      around: [0.22, 0.78, 0.2],
      'in-crown': [0.17, 0.66, 0.19],
      below: [0.12, 0.52, 0.1],
      beneath: [0.115, 0.42, 0.11],
    },
    art: [0.055, 0.565],
    artBeneath: [0.43, 0.945],
    headerY: 0.092,
  },
  square: {
    text: {
      above: [0.56, 0.925, 0.12],
      around: [0.22, 0.78, 0.21],
      'in-crown': [0.16, 0.68, 0.2],
      below: [0.13, 0.57, 0.1],
      beneath: [0.13, 0.455, 0.12],
    },
    art: [0.055, 0.535],
    artBeneath: [0.47, 0.945],
    headerY: 0.105,
  },
}

/** On a tall page pictures reach the edges. */
export function isTall({ widthPx, heightPx }: Page): boolean {
  return heightPx > 1.6 * widthPx
}

export function pageOf(size: Size, setting: Setting): Page {
  const { widthPx, heightPx } = size
  const plan = plans[proportionOf(size)]
  const { scale: u } = unitSizeOf(size)
  const [top, bottom, side] = plan.text[setting]
  const [artTop, artBottom] = setting === 'beneath' ? plan.artBeneath : plan.art
  const margin = Math.max(40 * u, widthPx > 1200 ? 66 : 0)
  return {
    ...size,
    u,
    text: {
      x: side * widthPx,
      y: top * heightPx,
      width: (1 - 2 * side) * widthPx,
      height: (bottom - top) * heightPx,
    },
    header: { x: widthPx - margin - 72 * u, y: plan.headerY * heightPx, sizePx: 26 * u },
    art: {
      x: margin + 34 * u,
      y: artTop * heightPx,
      width: widthPx - 2 * (margin + 34 * u),
      height: (artBottom - artTop) * heightPx,
    },
    margin,
    sizePx: 14.4 * u,
    pitchPx: 10 * u,
  }
}
