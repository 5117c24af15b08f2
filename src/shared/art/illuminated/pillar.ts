import { acanthus } from '../acanthus.ts'
import type { Fill } from '../art.ts'
import { type Path, type Point, rectPath } from '../path.ts'
import { type Colours, rosette, tone } from './blossom.ts'
import { gold, type Shape } from './paint.ts'
import { barWidth, type Gate, type Plot } from './plot.ts'

/** The left pillar of a gate, from the impost under the arch down to its block. */
export function pillar(plot: Plot, gate: Gate, colours: Colours): Shape[] {
  const { side, springY, foot } = gate
  const { margin, pillar: pillarWidth } = plot.rim
  const x = side
  const bottom = plot.height - margin - 2 * barWidth - foot
  const shaft = {
    x: x + 12,
    y: springY + 74,
    width: pillarWidth - 24,
    height: bottom - springY - 74 - 62,
  }
  const block = (y: number, height: number, grow: number, paint: Fill): Shape => ({
    level: 3,
    path: rectPath(x - grow, y, pillarWidth + 2 * grow, height),
    paint,
    contour: 1.6,
  })
  const torus = (y: number, radius: number, grow: number): Shape => ({
    level: 4,
    path: ellipseBar(x - grow, y, pillarWidth + 2 * grow, 2 * radius),
    paint: gold,
    contour: 1.6,
  })
  return [
    ...twists(shaft, colours),
    {
      level: 3,
      path: rectPath(x - 20, springY - 8, pillarWidth + 26, 20),
      paint: gold,
      contour: 1.6,
    },
    ...capital({ x: x + pillarWidth / 2, y: springY + 76 }, colours),
    torus(springY + 80, 8, -6),
    torus(bottom - 62, 8, -6),
    torus(bottom - 46, 10, -1),
    block(bottom - 34, 34, 6, tone(colours, 'second')),
    ...rosette(
      { x: x + pillarWidth / 2, y: bottom - 17, angle: 0, radius: 13 },
      'flower',
      colours,
      6,
    ),
  ]
}

function ellipseBar(x: number, y: number, width: number, height: number): Path {
  const r = height / 2
  return [
    ['M', x + r, y - r],
    ['L', x + width - r, y - r],
    ['C', x + width + 0.3 * r, y - r, x + width + 0.3 * r, y + r, x + width - r, y + r],
    ['L', x + r, y + r],
    ['C', x - 0.3 * r, y + r, x - 0.3 * r, y - r, x + r, y - r],
    ['Z'],
  ]
}

/** A shaft of winding bands, each in two pigments beside a gold fillet. */
function twists(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colours: Colours,
): Shape[] {
  const count = Math.round(height / 66)
  const pitch = height / count
  const rise = 0.62 * pitch
  const band = (from: number, part: number): Path => {
    const left = y + from * pitch + rise
    const tall = part * pitch
    const low = Math.min(left + tall, y + height)
    const top = Math.max(left - rise, y)
    const bottom = Math.max(Math.min(left - rise + tall, y + height), top)
    return [
      ['M', x, Math.min(left, y + height)],
      [
        'C',
        x + 0.3 * width,
        Math.min(left + 3, y + height),
        x + 0.7 * width,
        Math.max(left - rise - 3, y),
        x + width,
        top,
      ],
      ['L', x + width, bottom],
      [
        'C',
        x + 0.7 * width,
        Math.max(left - rise + tall - 3, y),
        x + 0.3 * width,
        Math.min(left + tall + 3, y + height),
        x,
        low,
      ],
      ['Z'],
    ]
  }
  const runs = Array.from({ length: count + 1 }, (_, i) => i - 1)
  return [
    { level: 0, path: rectPath(x, y, width, height), paint: tone(colours, 'lead'), contour: 1.6 },
    {
      level: 1,
      path: runs.flatMap((i) => band(i, 0.34)),
      paint: tone(colours, 'second'),
      contour: 1.2,
    },
    { level: 1.5, path: runs.flatMap((i) => band(i + 0.34, 0.13)), paint: gold, contour: 1.2 },
    {
      level: 1.5,
      path: runs.flatMap((i) => band(i + 0.12, 0.07)),
      paint: tone(colours, 'secondPale'),
    },
    {
      level: 1.5,
      path: runs.flatMap((i) => band(i + 0.68, 0.07)),
      paint: tone(colours, 'leadPale'),
    },
  ]
}

/** Acanthus leaves that bend out under the weight of the arch. */
function capital({ x, y }: Point, colours: Colours): Shape[] {
  const leaf = (lean: number, height: number, width: number) =>
    acanthus({
      rib: [
        { x: x + lean * 14, y },
        { x: x + lean * 20, y: y - 0.5 * height },
        { x: x + lean * 30, y: y - 0.86 * height },
        { x: x + lean * 46, y: y - 0.92 * height },
      ],
      width,
      lobes: 4,
    })
  const paint = (
    shape: ReturnType<typeof acanthus>,
    level: number,
    [one, other]: readonly [string, string],
  ): Shape[] => [
    { level, path: shape.left, paint: tone(colours, one), contour: 1.4 },
    { level, path: shape.right, paint: tone(colours, other), contour: 1.4 },
    { level: level + 0.1, path: shape.veins, paint: tone(colours, 'white'), width: 1.1 },
  ]
  const upright = acanthus({
    rib: [
      { x, y },
      { x, y: y - 30 },
      { x, y: y - 60 },
    ],
    width: 17,
    lobes: 4,
  })
  return [
    ...paint(leaf(-1, 62, 15), 2, ['leaf', 'leafLight']),
    ...paint(leaf(1, 62, 15), 2, ['leafLight', 'leaf']),
    ...paint(upright, 2.5, ['flower', 'second']),
  ]
}
