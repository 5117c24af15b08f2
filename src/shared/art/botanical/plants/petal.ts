import type { Art, Fill } from '../../art.ts'
import type { Paint } from '../../paints.ts'
import type { Path, Point } from '../../path.ts'
import { splinePath } from '../../path.ts'
import { between, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, blotPath, brushPath } from '../brush.ts'
import { short } from '../plot.ts'

/** A petal in the units of its flower. */
export interface Petal {
  foot: Point
  /** Its direction, radians. */
  angle: number
  length: number
  /** Half its width as a share of its length. */
  half: number
  /**
   * The depth of the notch in the middle of its edge, as a share of its length; negative is a tip.
   */
  notch?: number
  /** The size of the waves of its edge, as a share of its length. */
  ruffle?: number
}

/** The paints of a petal: its wash, its pooled edges, the pen, its light. */
export interface PetalPaint {
  wash: Fill
  pool: Paint
  ink: Paint
  light: Paint
}

/** A petal: a wash, a glaze up one side, a pale bloom, creases, and a pen line off the edge. */
export function paintPetal(petal: Petal, paint: PetalPaint, random: Random): Art {
  const outline = petalPath(petal, random)
  const slip = () => short(between(random, -1.8, 1.8))
  const glaze = sideGlaze(petal, random() < 0.5 ? 1 : -1)
  return [
    shape(outline, {
      fill: paint.wash,
      'fill-opacity': 0.95,
      stroke: paint.pool,
      'stroke-opacity': 0.34,
      'stroke-width': 2.6,
    }),
    shape(glaze, { fill: paint.pool, 'fill-opacity': 0.11 }),
    shape(backrun(petal, random), { fill: paint.light, 'fill-opacity': 0.24 }),
    shape(creases(petal, random), { fill: paint.pool, 'fill-opacity': 0.36 }),
    shape(outline, {
      fill: 'none',
      stroke: paint.ink,
      'stroke-opacity': 0.62,
      'stroke-width': 0.9,
      'stroke-linecap': 'round',
      'stroke-dasharray': brokenLine(petal.length, random),
      transform: [['translate', slip(), slip()]],
    }),
  ]
}

/** A pen line with gaps. */
export function brokenLine(length: number, random: Random): string {
  return [0.9, 0.12, 0.5, 0.2]
    .map((share) => short(length * share * between(random, 0.7, 1.3)))
    .join(' ')
}

/** Its waving, notched edge from foot to foot. */
function petalPath(petal: Petal, random: Random): Path {
  const { half, notch = 0, ruffle = 0.03 } = petal
  const wave = () => between(random, -ruffle, ruffle)
  const at = (across: number, along: number) => placeOnPetal(petal, across, along)
  return splinePath(
    [
      at(-0.1 * half, 0),
      at(-0.62 * half, 0.28),
      at(-0.97 * half, 0.58 + wave()),
      at(-0.86 * half, 0.82 + wave()),
      at(-0.48 * half, 0.96 + wave()),
      at(wave(), 1 - notch + wave() * 0.5),
      at(0.46 * half, 0.97 + wave()),
      at(0.88 * half, 0.8 + wave()),
      at(0.96 * half, 0.56 + wave()),
      at(0.6 * half, 0.26),
      at(0.1 * half, 0),
    ],
    true,
  )
}

/** A point by shares of the petal's length: across from the axis, and along from the foot. */
function placeOnPetal({ foot, angle, length }: Petal, across: number, along: number): Point {
  return away(away(foot, angle, along * length), angle + Math.PI / 2, across * length)
}

function sideGlaze(petal: Petal, side: 1 | -1): Path {
  const at = (across: number, along: number) =>
    placeOnPetal(petal, side * across * petal.half, along)
  return splinePath(
    [at(0.1, 0.06), at(0.66, 0.3), at(0.9, 0.62), at(0.62, 0.84), at(0.4, 0.5)],
    true,
  )
}

/** A pale bloom, where water ran back into the wash. */
function backrun(petal: Petal, random: Random): Path {
  const centre = placeOnPetal(
    petal,
    between(random, -0.4, 0.4) * petal.half,
    between(random, 0.6, 0.8),
  )
  const reach = petal.length * petal.half
  return blotPath(centre, { x: reach * 0.34, y: reach * 0.26 }, 0.26, random)
}

function creases(petal: Petal, random: Random): Path {
  return [-0.5, -0.16, 0.2, 0.52].flatMap((turn) => {
    const reach = between(random, 0.5, 0.82)
    const line = [0.1, reach * 0.6, reach].map((t) =>
      placeOnPetal(petal, turn * petal.half * t * 1.3, t),
    )
    return brushPath(line, petal.length * 0.026)
  })
}
