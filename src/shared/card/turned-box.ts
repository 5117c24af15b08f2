import type { Box, Size } from '../art/family.ts'
import type { Matrix, Point } from '../art/path.ts'

/** A turn about a point of the page, px; degrees clockwise. */
export interface Turn extends Point {
  degrees: number
}

/** A box by its middle, px, and its turn about it; degrees clockwise. */
export interface TurnedBox extends Point {
  width: number
  height: number
  turn: number
}

/**
 * The place of a page point after a turn.
 *
 * @example turnPoint({ x: 10, y: 0 }, { degrees: 90, x: 0, y: 0 }) // { x: 0, y: 10 }
 */
export function turnPoint({ x, y }: Point, turn: Turn): Point {
  const [a, b, c, d, e, f] = turnMatrix(turn)
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/**
 * A turn as an affine map.
 *
 * @example turnMatrix({ degrees: 180, x: 5, y: 0 }) // [-1, 0, 0, -1, 10, 0], except for rounding
 */
export function turnMatrix({ degrees, x, y }: Turn): Matrix {
  const [cos, sin] = cosSin(degrees)
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

/**
 * The upright bounding box of a turned one.
 *
 * @example turnedBounds({ x: 50, y: 50, width: 40, height: 20, turn: 90 })
 *   // { x: 40, y: 30, width: 20, height: 40 }
 */
export function turnedBounds({ x, y, width, height, turn }: TurnedBox): Box {
  const [cos, sin] = cosSin(turn).map(Math.abs) as [number, number]
  const across = width * cos + height * sin
  const down = width * sin + height * cos
  return { x: x - across / 2, y: y - down / 2, width: across, height: down }
}

/**
 * Distance of letters from the edge of the page, px, so that a print shop's cutter never reaches
 * them.
 *
 * @example textMarginPx({ widthPx: 1080, heightPx: 1350 }) // 27
 */
export function textMarginPx({ widthPx, heightPx }: Size): number {
  return 0.025 * Math.min(widthPx, heightPx)
}

/**
 * Brings a turned box back onto the page by the shortest way, and says how much smaller it must be
 * to fit.
 *
 * @param marginPx free margin at each edge
 * @returns the middle, and the factor of both sides, at most 1
 * @example keepOnPage({ x: 0, y: 50, width: 40, height: 20, turn: 0 }, { widthPx: 100, heightPx: 100 })
 *   // { x: 20, y: 50, scale: 1 }
 */
export function keepOnPage(box: TurnedBox, { widthPx, heightPx }: Size, marginPx = 0) {
  const { width, height } = turnedBounds(box)
  const scale = Math.min(1, (widthPx - 2 * marginPx) / width, (heightPx - 2 * marginPx) / height)
  return {
    x: within(box.x, (width * scale) / 2 + marginPx, widthPx),
    y: within(box.y, (height * scale) / 2 + marginPx, heightPx),
    scale,
  }
}

/** An object that hangs over the edge by less than this share of itself stands on the page whole. */
const leastCut = 1 / 8

/**
 * Keeps a turned box within reach: at least a share of its width and of its height stays on the
 * page. A box that would be cut by a sliver stands on the page whole, since that looks like a slip,
 * and does so in a format whose edge is nearer.
 *
 * @param leastShown share of its width and of its height, from 0 to 1
 * @returns the middle, and the factor of both sides for one larger than the page, at most 1
 * @example hangOnPage({ x: -30, y: 50, width: 40, height: 20, turn: 0 }, { widthPx: 100, heightPx: 100 })
 *   // { x: -10, y: 50, scale: 1 }
 */
export function hangOnPage(box: TurnedBox, { widthPx, heightPx }: Size, leastShown = 0.25) {
  const { width, height } = turnedBounds(box)
  const scale = Math.min(1, widthPx / width, heightPx / height)
  return {
    x: hangOn(box.x, { length: width * scale, whole: widthPx, leastShown }),
    y: hangOn(box.y, { length: height * scale, whole: heightPx, leastShown }),
    scale,
  }
}

/**
 * The middle of a box.
 *
 * @example middleOf({ x: 10, y: 10, width: 20, height: 40 }) // { x: 20, y: 30 }
 */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** To a thousandth of a px, since sines differ in their last bit between engines. */
export function roundPx(px: number): number {
  return Math.round(px * 1000) / 1000
}

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

function hangOn(at: number, span: { length: number; whole: number; leastShown: number }): number {
  const { length, whole, leastShown } = span
  const inside = within(at, length / 2, whole)
  if (Math.abs(at - inside) <= leastCut * length) return inside
  return within(at, (leastShown - 0.5) * length, whole)
}

/** At least `margin` from both ends of a page of that length. */
function within(at: number, margin: number, lengthPx: number): number {
  return Math.max(margin, Math.min(lengthPx - margin, at))
}
