import type { Box } from '#shared/art/family.ts'
import type { Point } from '../handles/gesture.ts'
import type { Area, Zoom } from './zoom.ts'

/** The stage and what it shows before the visitor zooms, CSS px from the top left of the stage. */
export interface ViewFrame {
  stage: Area
  fit: Box
  /** Largest scale. */
  most: number
}

/** Two fingers, one finger or a wheel: the point under `from` goes to `to`. */
export interface ViewMove {
  from: Point
  to: Point
  /** How much larger the picture becomes. Default 1. */
  factor?: number
}

/**
 * The view without a zoom of the visitor. A view maps a point of the stage to `scale * point` plus
 * its `x` and `y`.
 */
export const fitView: Zoom = { scale: 1, x: 0, y: 0 }

/** How far a visitor zooms in, times the picture at rest. */
const mostZoom = 4
/** Free margin of a picture that is larger than the stage, at most that of the fitting one. */
const edgePx = 10
/** A scale this close to 1 was meant as 1. */
const nearlyFit = 1.06

/**
 * Largest scale of the visitor's zoom over a picture that is zoomed already.
 *
 * @example mostScaleOver(2) // 2
 */
export function mostScaleOver(zoomed: number): number {
  return Math.max(1, mostZoom / zoomed)
}

/** A view after a move: between the fitting scale and the largest, and without a needless gap. */
export function moveView(view: Zoom, { from, to, factor = 1 }: ViewMove, frame: ViewFrame): Zoom {
  const scale = Math.min(frame.most, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  const x = to.x - (from.x - view.x) * by
  const y = to.y - (from.y - view.y) * by
  return keepView({ scale, x, y }, frame)
}

/**
 * The nearest view that leaves no gap beside a picture larger than the stage; a smaller one keeps
 * its share of the free space.
 */
export function keepView({ scale, x, y }: Zoom, { stage, fit }: ViewFrame): Zoom {
  if (scale <= 1) return fitView
  return {
    scale,
    x: keepSpan(x, scale, { start: fit.x, length: fit.width, whole: stage.width }),
    y: keepSpan(y, scale, { start: fit.y, length: fit.height, whole: stage.height }),
  }
}

/** Where the fingers let go: a scale that is nearly 1 is 1. */
export function settleView(view: Zoom): Zoom {
  return view.scale < nearlyFit ? fitView : view
}

interface Span {
  /** Of the fitting picture. */
  start: number
  length: number
  /** Of the stage. */
  whole: number
}

function keepSpan(shift: number, scale: number, { start, length, whole }: Span): number {
  const gaps = { before: start, after: whole - start - length }
  const before = Math.min(edgePx, Math.max(0, gaps.before))
  const after = Math.min(edgePx, Math.max(0, gaps.after))
  const spare = whole - before - after - length * scale
  const free = [Math.max(0, gaps.before - before), Math.max(0, gaps.after - after)] as const
  const share = free[0] + free[1] > 0 ? free[0] / (free[0] + free[1]) : 0.5
  const at = shift + scale * start
  const kept = spare >= 0 ? before + share * spare : Math.min(before, Math.max(before + spare, at))
  return kept - scale * start
}
