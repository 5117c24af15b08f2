import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { mixPaints } from '../paints.ts'
import type { Path, Segment } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightScene } from './open-nights.ts'

/** A place on a wall or on the ground of a lane, px. */
export type Spot = (along: number, up: number) => [number, number]

/** Half the breadth of the lane's far end, units. */
export const farHalf = 206

/** Points of a wall: `along` 0 at the edge of the sheet, 1 at the far end; `up` 0 at its foot. */
export function wallSpots({ layout }: NightScene, side: number): Spot {
  const { widthPx, heightPx, foot, text, unit } = layout
  const x = widthPx / 2
  const near = {
    x: x + side * (x + printBleedPx),
    foot: heightPx + 40 * unit,
    top: text.y + text.height - 70 * unit,
  }
  const far = {
    x: x + side * farHalf * unit,
    foot: foot.y,
    top: text.y + text.height + 70 * unit,
  }
  return (along, up) => {
    const t = along / (along + (1 - along) * 0.42)
    const bottom = near.foot + (far.foot - near.foot) * t
    const top = near.top + (far.top - near.top) * t
    return [near.x + (far.x - near.x) * t, bottom + (top - bottom) * up]
  }
}

/** Points of the ground: `along` as on a wall, `across` 0 at the left wall and 1 at the right. */
function groundSpots(scene: NightScene): Spot {
  const [left, right] = [wallSpots(scene, -1), wallSpots(scene, 1)]
  return (along, across) => {
    const [x, y] = left(along, 0)
    return [x + (right(along, 0)[0] - x) * across, y]
  }
}

/** Where steps begin, from the near end. */
const edges = [-0.05, 0.045, 0.13, 0.215, 0.3, 0.39, 0.48, 0.575, 0.675, 0.78, 0.89, 1]

/** Steps of stone that lead up the lane, light along their middle. */
export function paving(scene: NightScene): Art {
  const { palette, layout, seed } = scene
  const { unit } = layout
  const at = groundSpots(scene)
  const random = createRandom(seed + 90)
  const risers: Segment[] = []
  const noses: Segment[] = []
  const joints: Segment[] = []
  edges.slice(0, -1).forEach((from, i) => {
    const to = edges[i + 1] ?? 1
    const back = from + (to - from) * 0.36
    risers.push(...quad(at, [from, back], [0, 1]))
    noses.push(['M', ...at(back, 0)], ['L', ...at(back, 1)])
    const count = 5 + (i % 2)
    for (let k = 1; k < count; k++) {
      const across = (k + between(random, -0.2, 0.2)) / count
      joints.push(['M', ...at(back, across)], ['L', ...at(to, across)])
    }
  })
  const light = stops([
    [0, colour(palette, 'ledgeLit')],
    [0.26, colour(palette, 'ledgeMid')],
    [1, colour(palette, 'ledgeFace')],
  ])
  return [
    defs(linearGradient({ id: 'night-floor', x1: 0, y1: 0, x2: 0, y2: 1 }, light)),
    shape(quad(at, [-0.05, 1], [0, 1]), { fill: reference('night-floor') }),
    shape(risers, { fill: colour(palette, 'ledgeFace'), 'fill-opacity': 0.44 }),
    shape(joints, stroke(colour(palette, 'ledgeFace'), 2.4 * unit, 0.5)),
    shape(noses, stroke(colour(palette, 'ledgeLit'), 3 * unit, 0.5)),
  ]
}

/** Light that falls from windows across the steps, and from the far end down their middle. */
export function lightOnSteps(scene: NightScene, lit: readonly (readonly [number, number])[]): Art {
  const { palette } = scene
  const at = groundSpots(scene)
  const pools = (wall: number) =>
    lit.flatMap(([side, from]): Path => {
      if (side !== wall) return []
      const across = (share: number) => (side < 0 ? share : 1 - share)
      const [near, far] = [from - 0.04, from + 0.14]
      return [
        ['M', ...at(near, across(0))],
        ['L', ...at(far, across(0))],
        ['L', ...at(far - 0.03, across(0.36))],
        ['L', ...at(near - 0.02, across(0.36))],
        ['Z'],
      ]
    })
  const way: Path = [
    ['M', ...at(1, 0.24)],
    ['L', ...at(1, 0.76)],
    ['L', ...at(0.2, 0.84)],
    ['L', ...at(0.2, 0.16)],
    ['Z'],
  ]
  const fade = (name: string, most: number) =>
    stops([
      [0, colour(palette, name), most],
      [1, colour(palette, name), 0],
    ])
  const glow = fade('window', 0.42)
  return named('lights', [
    defs(
      linearGradient({ id: 'night-way', x1: 0, y1: 0, x2: 0, y2: 1 }, fade('glow0', 0.46)),
      linearGradient({ id: 'night-pool-left', x1: 0, x2: 1, y1: 0, y2: 0 }, glow),
      linearGradient({ id: 'night-pool-right', x1: 1, x2: 0, y1: 0, y2: 0 }, glow),
    ),
    shape(way, { fill: reference('night-way') }),
    shape(pools(-1), { fill: reference('night-pool-left') }),
    shape(pools(1), { fill: reference('night-pool-right') }),
  ])
}

/** Pots with plants at the foot of both walls. */
export function pots(scene: NightScene): Art {
  const { palette, layout, seed } = scene
  const random = createRandom(seed + 91)
  const places = [
    [-1, 0.3],
    [1, 0.3],
    [-1, 0.62],
    [1, 0.62],
  ] as const
  return named(
    'foliage',
    places.map(([side, along]) => {
      const wall = wallSpots(scene, side)
      const [x, y] = wall(along, 0)
      const size = (wall(along, 0)[1] - wall(along, 1)[1]) * 0.15
      return pot({ x: x - side * size * 0.62, y: y + size * 0.06, size }, random, (name) =>
        colour(palette, name),
      )
    }),
    { x: layout.foot.x, y: layout.foot.y },
  )
}

interface Pot {
  x: number
  y: number
  size: number
}

function pot(
  { x, y, size }: Pot,
  random: () => number,
  paint: (name: string) => ReturnType<typeof colour>,
): Art {
  const rim = y - 0.62 * size
  const clay: Path = [
    ['M', x - 0.34 * size, rim],
    ['L', x + 0.34 * size, rim],
    ['L', x + 0.24 * size, y],
    ['L', x - 0.24 * size, y],
    ['Z'],
  ]
  const band: Path = [
    ['M', x - 0.4 * size, rim - 0.1 * size],
    ['L', x + 0.4 * size, rim - 0.1 * size],
    ['L', x + 0.37 * size, rim + 0.06 * size],
    ['L', x - 0.37 * size, rim + 0.06 * size],
    ['Z'],
  ]
  const leaves = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = -Math.PI / 2 + ((i + 0.5) / count - 0.5) * 2.5 + between(random, -0.12, 0.12)
      const length = reach * size * between(random, 0.8, 1.1)
      const root = { x: x + 0.16 * size * Math.cos(angle), y: rim - 0.06 * size }
      return leafPath({ ...root, angle, length, width: 0.16 * length, bend: 0.2 * Math.cos(angle) })
    }).flat()
  return [
    shape(leaves(9, 1.1), { fill: paint('leafDeep') }),
    shape(leaves(7, 0.9), { fill: paint('leaf') }),
    shape(leaves(5, 0.62), { fill: paint('leafLight') }),
    shape(clay, { fill: mixPaints(paint('ledgeMid'), paint('house'), 0.45) }),
    shape(band, { fill: mixPaints(paint('ledgeMid'), paint('ledgeLit'), 0.25) }),
  ]
}

function quad(at: Spot, [from, to]: [number, number], [left, right]: [number, number]): Path {
  return [
    ['M', ...at(from, left)],
    ['L', ...at(to, left)],
    ['L', ...at(to, right)],
    ['L', ...at(from, right)],
    ['Z'],
  ]
}
