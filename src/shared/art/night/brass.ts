import { type Art, linearGradient, reference, stops } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Path, Point } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape, stroke } from '../shapes.ts'

/** The metal's bands as gradient stops, across the body it fills. */
export function brassGradient(id: string, palette: Paints): Art {
  const [a, b, c, d, e] = ['brassA', 'brassB', 'brassC', 'brassD', 'brassE'].map((name) =>
    colour(palette, name),
  )
  if (!a || !b || !c || !d || !e) throw new RangeError('brass lacks a tone')
  return linearGradient(
    { id },
    stops([
      [0, a],
      [0.16, b],
      [0.34, d],
      [0.42, e],
      [0.52, c],
      [0.78, b],
      [0.92, a],
      [1, b],
    ]),
  )
}

/** A path filled with the metal of gradient `id`, with a dark contour. */
export function brassShape(path: Path, id: string, palette: Paints, scale: number): Art {
  return shape(path, {
    fill: reference(id),
    stroke: colour(palette, 'brassEdge'),
    'stroke-width': px(1.3 * scale),
  })
}

/** Line of a tube for its highlights: `inset` moves the line towards the lights. */
export type TubeLine = (inset: number) => Path

/** A tube made of five strokes, dark to bright, each narrower and nearer to the light. */
export function drawTube(line: TubeLine, palette: Paints, scale: number): Art {
  const layers = [
    ['brassEdge', 18, 0],
    ['brassA', 15.4, 0],
    ['brassB', 12, 1],
    ['brassC', 7.6, 2.2],
    ['brassD', 3.8, 3.2],
    ['brassE', 1.5, 3.6],
  ] as const
  return layers.map(([name, width, inset]) =>
    shape(line(inset * scale), stroke(colour(palette, name), width * scale)),
  )
}

/** A bead threaded on a tube. */
export interface Bead extends Point {
  /** Direction of the tube, radians. */
  angle: number
  radius: number
}
