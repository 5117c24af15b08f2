import { type Art, group, linearGradient, reference, stops } from '../art.ts'
import type { Paints } from '../family.ts'
import { lathePath, ringPath } from '../lathe.ts'
import { ellipsePath, type Path, type Point } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { brassShape } from './brass.ts'
import type { NightLayout } from './layout.ts'

/** The place of a lamp at the end of its arm, and its relative size. */
export interface LampSpot extends Point {
  size: number
}

const shamashSize = 1.14

/** Height of the wick's tip above the end of the arm, in units of the details' scale. */
export const wickHeight = 72

/** The shamash first, then the eight lamps from left to right, all at one height. */
export function lampSpots({ cx, menorah }: NightLayout): LampSpot[] {
  const arms = [-4, -3, -2, -1, 1, 2, 3, 4].map((k) => ({
    x: cx + k * menorah.pitch,
    y: menorah.armY,
    size: 1,
  }))
  return [{ x: cx, y: menorah.shamashY, size: shamashSize }, ...arms]
}

/** Whether the lamp at that index of `lampSpots` burns when `lit` of the eight do. */
export function isLit(spot: number, lit: number): boolean {
  return spot === 0 || spot > 8 - lit
}

/** An empty lamp, for a later night, as group `night-lamp-empty`. */
export function drawEmptyLampSymbol(palette: Paints, scale: number, metal: string): Art {
  const lamp = [drawCalyx(palette, scale, metal), drawGlass(palette, scale, 'empty')]
  return group({ id: 'night-lamp-empty' }, lamp)
}

/** An oil lamp as group `night-lamp`: a brass calyx and pan, and a glass of oil with its wick. */
export function drawLampSymbol(palette: Paints, scale: number, metal: string): Art {
  const oil = linearGradient(
    { id: 'night-oil', x1: 0, y1: 0, x2: 0, y2: 1 },
    stops([
      [0, colour(palette, 'oil')],
      [1, colour(palette, 'oilDeep')],
    ]),
  )
  const lamp = [drawCalyx(palette, scale, metal), drawGlass(palette, scale, 'full')]
  return [oil, group({ id: 'night-lamp' }, lamp)]
}

function drawCalyx(palette: Paints, s: number, metal: string): Art {
  const scaled = (points: [number, number][]) => points.map(([y, r]) => [y * s, r * s] as const)
  const calyx = lathePath(0, [
    scaled([
      [-18, 24],
      [-10, 19],
      [-3, 11],
      [1, 8.5],
    ]),
    scaled([
      [1, 12],
      [6, 12],
    ]),
    scaled([
      [6, 10],
      [12, 10],
    ]),
  ])
  const pan = lathePath(0, [
    scaled([
      [-20, 30],
      [-17, 29],
      [-15, 22],
    ]),
  ])
  return [
    brassShape(calyx, metal, palette, s),
    brassShape(pan, metal, palette, s),
    shape(ellipsePath(0, -20 * s, 30 * s, 4.6 * s), { fill: colour(palette, 'brassD') }),
    shape(ringPath(0, [[6 * s, 11 * s]]), stroke(colour(palette, 'brassEdge'), 1.3 * s, 0.7)),
  ]
}

function drawGlass(palette: Paints, s: number, filling: 'full' | 'empty'): Art {
  const glass = colour(palette, 'glass')
  const bowl = bowlPath(s, -77)
  return [
    shape(bowl, { fill: glass, 'fill-opacity': '.26' }),
    filling === 'full' ? drawOil(palette, s) : [],
    shape(bowl, stroke(glass, 1.6 * s, 0.75)),
    shape(ellipsePath(0, -77 * s, 24 * s, 4.2 * s), stroke(glass, 1.6 * s, 0.85)),
    shape(
      [
        ['M', -17 * s, -67 * s],
        ['Q', -16.6 * s, -47 * s, -12.6 * s, -33 * s],
      ],
      stroke(glass, 3 * s, 0.8),
    ),
  ]
}

function drawOil(palette: Paints, s: number): Art {
  return [
    shape(bowlPath(s, -56), { fill: reference('night-oil') }),
    shape(ellipsePath(0, -56 * s, 20.4 * s, 3.8 * s), { fill: colour(palette, 'oilShine') }),
    shape(
      [
        ['M', 0, -55 * s],
        ['L', 0, -wickHeight * s],
      ],
      stroke(colour(palette, 'wick'), 2.8 * s),
    ),
  ]
}

/** The inside of the glass from `level` down to its foot. */
function bowlPath(s: number, level: number): Path {
  const radius = 15 + (9 * (-22 - level)) / 55
  return lathePath(
    0,
    [
      [
        [level * s, radius * s],
        [((level - 30) / 2) * s, (radius * 0.52 + 7.6) * s],
        [-30 * s, 14.6 * s],
        [-23 * s, 9 * s],
      ],
    ],
    0.12,
  )
}
