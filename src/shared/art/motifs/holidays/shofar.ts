import { sampleSpline } from '../../foliage.ts'
import {
  ellipsePath,
  type Path,
  type Point,
  placement,
  splinePath,
  transformPath,
} from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** Along the middle of the horn, from the mouthpiece to the bell. */
const spine: readonly Point[] = [
  { x: -96, y: -31 },
  { x: -70, y: -16 },
  { x: -34, y: -11 },
  { x: 6, y: -19 },
  { x: 42, y: -41 },
  { x: 64, y: -75 },
  { x: 68, y: -105 },
]
/** Half widths at the same number of points, larger towards the bell. */
const girth = [4.6, 6.4, 9.6, 14, 19, 23, 29] as const

const line = sampleSpline(spine, 31)

/** A ram's horn, its bell raised to the right. */
export function shofar(): Motif {
  return standing('shofar', [
    { as: 'body', path: band(-1, 1), material: 'wood' },
    { as: 'body', path: band(0.34, 1), material: 'wood', tone: 'dark' },
    { as: 'body', path: band(-0.72, -0.4, 5), material: 'wood', tone: 'light' },
    { as: 'body', path: bell(31, 10), material: 'wood', tone: 'light' },
    { as: 'detail', path: bell(24, 6.2), material: 'ink' },
    { as: 'line', path: ridges(), material: 'ink', width: 1.7 },
  ])
}

/** The point `across` the horn (-1 its upper edge, 1 its lower) at sample `i` of 30, from the mouthpiece. */
export function onHorn(i: number, across: number): Point {
  const at = line[i] ?? { x: 0, y: 0 }
  const before = line[Math.max(0, i - 1)] ?? at
  const after = line[Math.min(30, i + 1)] ?? at
  const angle = Math.atan2(after.y - before.y, after.x - before.x)
  const step = (i / 30) * (girth.length - 1)
  const k = Math.min(girth.length - 2, Math.floor(step))
  const [from = 0, to = 0] = [girth[k], girth[k + 1]]
  const half = (from + (to - from) * (step - k)) * across
  return { x: at.x - Math.sin(angle) * half, y: at.y + Math.cos(angle) * half }
}

/** The part of the horn between two heights of its side, from sample `first` on. */
function band(upper: number, lower: number, first = 0): Path {
  const steps = Array.from({ length: (30 - first) / 5 + 1 }, (_, i) => first + 5 * i)
  const top = splinePath(steps.map((i) => onHorn(i, upper)))
  const back = steps.map((i) => onHorn(i, lower)).reverse()
  const start = back[0] ?? { x: 0, y: 0 }
  return [...top, ['L', start.x, start.y], ...splinePath(back).slice(1), ['Z']]
}

function bell(radiusX: number, radiusY: number): Path {
  return transformPath(ellipsePath(0, 0, radiusX, radiusY), placement(68, -105, 0.1))
}

/** Growth rings at the horn's thick end. */
function ridges(): Path {
  return [6, 9, 12, 15, 18, 21, 24].flatMap((i): Path => {
    const from = onHorn(i, -0.86)
    const middle = onHorn(i + 2, 0)
    const to = onHorn(i, 0.86)
    return [
      ['M', from.x, from.y],
      ['Q', middle.x, middle.y, to.x, to.y],
    ]
  })
}
