import { type Art, defs, type Transform, use } from '../art.ts'
import type { Paints } from '../family.ts'
import { lathePath, ringPath } from '../lathe.ts'
import { circlePath, ellipsePath, type Path, splinePath } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { drawBeads } from './beads.ts'
import { type Bead, brassGradient, brassShape, drawTube, type TubeLine } from './brass.ts'
import { drawEmptyLampSymbol, drawLampSymbol, isLit, lampSpots } from './lamp.ts'
import type { NightLayout } from './layout.ts'

/** The differences between menorahs: the line of the arms and the knops on them. */
export interface MenorahArms {
  line: TubeLine
  beads: readonly Bead[]
}

const metal = 'night-brass'

/** A brass menorah with nine lamps before lighting, with oil in those that will burn. */
export function drawMenorah(
  layout: NightLayout,
  palette: Paints,
  arms: MenorahArms & { lit: number },
): Art {
  const { scale } = layout.menorah
  const lamps = lampSpots(layout).map(({ x, y, size }, i) => {
    const place: Transform = ['translate', px(x), px(y)]
    const transform = size === 1 ? [place] : [place, ['scale', size] as const]
    const lamp = isLit(i, arms.lit) ? 'night-lamp' : 'night-lamp-empty'
    return use(lamp, { transform })
  })
  const empty = arms.lit < 8 ? drawEmptyLampSymbol(palette, scale, metal) : []
  return [
    defs(brassGradient(metal, palette), drawLampSymbol(palette, scale, metal), empty),
    drawFoot(layout, palette),
    drawTube(arms.line, palette, scale),
    drawBeads(arms.beads, palette, scale),
    drawStem(layout, palette),
    lamps,
  ]
}

function drawStem({ cx, menorah }: NightLayout, palette: Paints): Art {
  const { scale: s, shamashY, jointsY } = menorah
  const top = jointsY[0] ?? shamashY
  const bottom = jointsY.at(-1) ?? top
  const step = (bottom - top) / 3
  const shaft = lathePath(cx, [
    [
      [shamashY, 8 * s],
      [(shamashY + bottom) / 2, 10 * s],
      [bottom + 30 * s, 13 * s],
    ],
  ])
  const cups = [top - 64 * s, ...jointsY.slice(0, 3).map((y) => y + step / 2 - 2 * s)]
  const rings = jointsY.flatMap((y): [number, number][] => [
    [y - 16 * s, 15 * s],
    [y + 15 * s, 15 * s],
  ])
  return [
    brassShape(shaft, metal, palette, s),
    ...cups.map((y) => brassShape(cupPath(cx, y, s), metal, palette, s)),
    ...jointsY.map((y) => brassShape(knopPath(cx, y, s), metal, palette, s)),
    shape(ringPath(cx, rings), stroke(colour(palette, 'brassEdge'), 1.4 * s, 0.7)),
  ]
}

/** A knop with a collar above and below, where a pair of arms meets the stem. */
function knopPath(x: number, y: number, s: number): Path {
  const scaled = (points: [number, number][]) =>
    points.map(([dy, r]) => [y + dy * s, r * s] as const)
  return lathePath(x, [
    scaled([
      [-24, 10],
      [-21, 15.5],
      [-16, 15],
    ]),
    scaled([
      [-16, 13],
      [-9, 22],
      [0, 25.5],
      [9, 22],
      [15, 13],
    ]),
    scaled([
      [15, 15],
      [20, 15.5],
      [23, 10],
    ]),
  ])
}

/** A blossom cup that opens upwards around the stem. */
function cupPath(x: number, y: number, s: number): Path {
  const scaled = (points: [number, number][]) =>
    points.map(([dy, r]) => [y + dy * s, r * s] as const)
  return lathePath(x, [
    scaled([
      [-13, 19],
      [-11, 19.5],
    ]),
    scaled([
      [-11, 17],
      [0, 13],
      [9, 10],
    ]),
    scaled([
      [9, 13],
      [14, 13],
    ]),
  ])
}

function drawFoot({ cx, menorah }: NightLayout, palette: Paints): Art {
  const { scale: s, footY, jointsY } = menorah
  const neck = (jointsY.at(-1) ?? footY) + 18 * s
  const rim = footY - 24 * s
  const bell = bellProfile(neck, rim, s)
  const edge = colour(palette, 'brassEdge')
  return [
    brassShape(discPath(cx, footY - 8 * s, 134 * s, 10 * s), metal, palette, s),
    shape(ellipsePath(cx, footY - 8 * s, 134 * s, 14 * s), { fill: colour(palette, 'brassB') }),
    shape(ellipsePath(cx, footY - 9 * s, 126 * s, 12 * s), {
      fill: colour(palette, 'brassD'),
      'fill-opacity': '.55',
    }),
    shape(pearls(cx, footY - s, 134 * s, s), { fill: colour(palette, 'brassE') }),
    brassShape(discPath(cx, rim + 2 * s, 113 * s, 11 * s), metal, palette, s),
    shape(ellipsePath(cx, rim + 2 * s, 113 * s, 12 * s), { fill: colour(palette, 'brassC') }),
    brassShape(lathePath(cx, [bell], 0.11), metal, palette, s),
    shape(flutes(cx, bell), stroke(edge, 1.5 * s, 0.5)),
    shape(ringPath(cx, bell.slice(1, 3), 0.13), stroke(edge, 1.4 * s, 0.6)),
  ]
}

function bellProfile(neck: number, rim: number, s: number) {
  const shares: [number, number][] = [
    [0, 13],
    [0.16, 15],
    [0.24, 18],
    [0.5, 30],
    [0.74, 55],
    [0.9, 80],
    [1, 100],
  ]
  return shares.map(([t, radius]) => [neck + (rim - neck) * t, radius * s] as const)
}

/** The wall of a low cylinder. */
function discPath(x: number, y: number, radius: number, height: number): Path {
  return lathePath(
    x,
    [
      [
        [y, radius],
        [y + height, radius],
      ],
    ],
    0.105,
  )
}

/** A row of pearls along the front of a low cylinder. */
function pearls(x: number, y: number, radius: number, s: number): Path {
  return Array.from({ length: 25 }, (_, i) => ((i - 12) / 12.6) * (Math.PI / 2)).flatMap((turn) =>
    circlePath(
      x + radius * Math.sin(turn),
      y + 0.105 * radius * Math.cos(turn) - 2.6 * s,
      2.3 * s * (0.45 + 0.55 * Math.cos(turn)),
    ),
  )
}

/** Flutes that run down the bell of the foot. */
function flutes(x: number, bell: readonly (readonly [number, number])[]): Path {
  const lower = bell.slice(2)
  return [-1.2, -0.85, -0.5, -0.17, 0.17, 0.5, 0.85, 1.2].flatMap((turn) => {
    const points = lower.map(([y, radius]) => ({
      x: x + radius * Math.sin(turn),
      y: y + 0.11 * radius * Math.cos(turn),
    }))
    return splinePath(points)
  })
}
