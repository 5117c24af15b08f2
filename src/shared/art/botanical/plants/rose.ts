import { type Art, reference } from '../../art.ts'
import type { Path, Point } from '../../path.ts'
import { splinePath } from '../../path.ts'
import { between, createRandom, type Random } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { away, brushPath } from '../brush.ts'
import { short } from '../plot.ts'
import { type FlowerDrawing, paintRings, penOf } from './flower.ts'
import { brokenLine, type Petal, paintPetal } from './petal.ts'

interface Whorl {
  petals: number
  reach: number
  half: number
  lift: number
}

const whorls: readonly Whorl[] = [
  { petals: 5, reach: 99, half: 0.52, lift: 0 },
  { petals: 5, reach: 82, half: 0.6, lift: 5 },
  { petals: 5, reach: 62, half: 0.68, lift: 10 },
]

/** A garden rose: whorls of broad petals with a turned lip, and a heart wound like a shell. */
export function drawRose(flower: FlowerDrawing): Art {
  const random = createRandom(flower.seed)
  const { defs, paints } = paintRings(
    flower,
    [...whorls, { reach: 46, lift: 14 }].map(({ reach, lift }) => ({
      middle: { x: 0, y: -lift },
      reach,
    })),
  )
  const outer = whorls.flatMap((whorl, i) =>
    petalsOf(whorl, random).map((petal) => {
      const paint = paints[i]
      return paint ? [paintPetal(petal, paint, random), drawLip(petal, flower)] : []
    }),
  )
  return [defs, ...outer, drawShell(flower, random)]
}

function petalsOf({ petals, reach, half, lift }: Whorl, random: Random): Petal[] {
  const turn = random() * 6.283
  return Array.from({ length: petals }, (_, i) => ({
    foot: { x: 0, y: -lift },
    angle: turn + i * 2.51 + between(random, -0.1, 0.1),
    length: reach * between(random, 0.9, 1.06),
    half: half * between(random, 0.95, 1.06),
    notch: between(random, -0.09, -0.01),
    ruffle: 0.02,
  }))
}

/** The light on a petal's edge where it turns over. */
function drawLip({ foot, angle, length }: Petal, { tones, tint }: FlowerDrawing): Art {
  const line = [-0.62, 0, 0.5].map((turn) => away(foot, angle + turn * 0.8, length * 0.93))
  return shape(brushPath(line, length * 0.07), {
    fill: tones[`${tint}Light`],
    'fill-opacity': 0.8,
  })
}

/** The heart: discs that shrink along a spiral, each with its shade and a pen line. */
function drawShell({ id, tones, tint }: FlowerDrawing, random: Random): Art {
  const { pool, ink, light } = penOf(tones, tint)
  const turns = Array.from({ length: 8 }, (_, i) => {
    const radius = 44 - i * 5.2
    const centre = away({ x: 0, y: -14 }, i * 2.2, radius * 0.14)
    return { centre, radius, at: i * 2.2 }
  })
  return turns.map(({ centre, radius, at }, i) => {
    const edge = roundPath(centre, radius, random)
    return [
      shape(edge, {
        fill: reference(`${id}-3`),
        stroke: pool,
        'stroke-opacity': 0.4,
        'stroke-width': 2,
      }),
      shape(shadeOf(centre, radius, at), { fill: pool, 'fill-opacity': 0.14 + i * 0.035 }),
      shape(lipOf(centre, radius, at + Math.PI), { fill: light, 'fill-opacity': 0.5 }),
      shape(edge, {
        fill: 'none',
        stroke: ink,
        'stroke-opacity': 0.66,
        'stroke-width': 0.9,
        'stroke-linecap': 'round',
        'stroke-dasharray': brokenLine(short(radius * 1.6), random),
      }),
    ]
  })
}

function roundPath(centre: Point, radius: number, random: Random): Path {
  const points = Array.from({ length: 8 }, (_, i) =>
    away(centre, (i / 8) * 2 * Math.PI, radius * between(random, 0.94, 1.06)),
  )
  return splinePath(points, true)
}

function shadeOf(centre: Point, radius: number, towards: number): Path {
  const outer = [-1.3, -0.6, 0, 0.6, 1.3].map((turn) => away(centre, towards + turn, radius * 0.97))
  const inner = [0.9, 0, -0.9].map((turn) => away(centre, towards + turn, radius * 0.5))
  return splinePath([...outer, ...inner], true)
}

function lipOf(centre: Point, radius: number, towards: number): Path {
  const line = [-1, 0, 1].map((turn) => away(centre, towards + turn, radius * 0.86))
  return brushPath(line, radius * 0.16)
}
