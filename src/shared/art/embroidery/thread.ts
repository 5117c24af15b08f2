import { type Art, type Fill, pathNode } from '../art.ts'
import type { Paints } from '../family.ts'
import { deepenPaint, mixPaints, type Paint } from '../paints.ts'
import type { Path, Point, Segment } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { px } from '../px.ts'
import { colour } from '../shapes.ts'

/** The width of a thread, units. */
export const threadWidth = 2.6

/** Five tones of a thread, from its shade to its shine. */
export interface Tones {
  deep: Paint
  dark: Paint
  base: Paint
  light: Paint
  shine: Paint
}

/** The tones of a thread by the name of its colour. */
export function tonesOf(name: string, palette: Paints): Tones {
  const base = colour(palette, name)
  const shade = colour(palette, 'shade')
  return {
    deep: mixPaints(deepenPaint(base), shade, 0.5),
    dark: mixPaints(mixPaints(base, deepenPaint(base), 0.5), shade, 0.18),
    base,
    light: mixPaints(base, '#ffffff', 0.24),
    shine: mixPaints(base, '#ffffff', 0.52),
  }
}

/** Stitches of one tone as one path; no stitches are nothing. */
export function stitches(path: Path, paint: Fill, width = threadWidth): Art {
  if (path.length === 0) return []
  return pathNode(toPathData(path.map(onHalves)), {
    fill: 'none',
    stroke: paint,
    'stroke-width': px(width),
  })
}

/** A hand does not place a stitch closer than to half a unit, and half numbers are short. */
function onHalves(segment: Segment): Segment {
  return segment.map((value) =>
    typeof value === 'number' ? Math.round(value * 2) / 2 : value,
  ) as unknown as Segment
}

/** A line whose thread is broken into stitches. */
export function runningStitch(
  path: Path,
  paint: Fill,
  { width, dashes }: { width: number; dashes: string },
): Art {
  if (path.length === 0) return []
  return pathNode(toPathData(path), {
    fill: 'none',
    stroke: paint,
    'stroke-width': px(width),
    'stroke-dasharray': dashes,
  })
}

/** A line through points. */
export function polyline(points: readonly Point[], closed = false): Path {
  const lines = points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
  return closed && lines.length > 0 ? [...lines, ['Z']] : lines
}
