import {
  type Art,
  type ArtNode,
  linearGradient,
  radialGradient,
  type StopRow,
  stop,
} from '../art.ts'
import type { Box, Size } from '../family.ts'
import type { Paint } from '../paints.ts'
import type { Path, Point } from '../path.ts'
import { shape } from '../shapes.ts'
import type { Tones } from './palettes.ts'

/** The plot that every part of a botanical picture is drawn on. */
export interface Plot extends Size {
  /** One unit of the family in px: 1 on a plot 1080 wide and at least 1350 high. */
  unit: number
  tones: Tones
  seed: number
  /** Areas without ornament, px, including the clear space around the text. */
  keepOut: readonly Box[]
}

/** The family's unit on a plot: all lengths are multiples of it. */
export function unitOf({ widthPx, heightPx }: Size): number {
  return Math.min(widthPx / 1080, heightPx / 1350)
}

/** Whether a disc of `radius` px around a point stays outside every text box of the plot. */
export function isClear(plot: Plot, { x, y }: Point, radius = 0): boolean {
  return plot.keepOut.every((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width)
    const dy = Math.max(box.y - y, 0, y - box.y - box.height)
    return dx * dx + dy * dy > radius * radius
  })
}

/** Dots of one size as the round caps of very short lines, in a tenth of a circle's data. */
export function drawDots(
  points: readonly Point[],
  diameter: number,
  paint: Paint,
  opacity = 1,
): Art {
  const dots: Path = points.flatMap(
    (point): Path => [
      ['M', point.x, point.y],
      ['L', point.x + 0.1, point.y],
    ],
  )
  return shape(dots, {
    fill: 'none',
    stroke: paint,
    ...(opacity < 1 && { 'stroke-opacity': opacity }),
    'stroke-width': short(diameter),
    'stroke-linecap': 'round',
  })
}

/** A radial gradient in plot px. */
export function discGradient(
  id: string,
  centre: Point & { radius: number },
  stops: readonly StopRow[],
): Art {
  const place = { cx: short(centre.x), cy: short(centre.y), r: short(centre.radius) }
  return radialGradient({ id, gradientUnits: 'userSpaceOnUse', ...place }, stops.map(stopOf))
}

/** A radial gradient that spans the shape it fills. */
export function boxGradient(id: string, stops: readonly StopRow[]): Art {
  return radialGradient({ id }, stops.map(stopOf))
}

/** A gradient along the length of the shape it fills. */
export function lengthGradient(id: string, stops: readonly StopRow[]): Art {
  return linearGradient({ id }, stops.map(stopOf))
}

/** A separate seed for each named thing, so a change in one does not reshuffle the others. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
}

/** At most one decimal. */
export function short(value: number): number {
  return Math.round(value * 10) / 10
}

function stopOf([offset, paint, opacity]: StopRow): ArtNode {
  const fade = opacity !== undefined && { 'stop-opacity': opacity }
  return stop({ offset, 'stop-color': paint, ...fade })
}
