import { type Art, defs, linearGradient, named, reference, stops } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, type Point, rectPath, splinePath } from '../path.ts'
import { between, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import type { NightLayout } from './layout.ts'

/** Two ridges with a valley behind the menorah, terraces, and a few lit houses on each side. */
export function drawHills(layout: NightLayout, palette: Paints, random: Random): Art {
  const far = ridge(layout, random, [0.98, 0.82, 0.45, 0.3, 0.36, 0.62, 0.74, 0.7])
  const near = ridge(layout, random, [0.5, 0.42, 0.24, 0.1, 0.14, 0.3, 0.52, 0.62])
  const { unit } = layout
  const lit = colour(palette, 'hillFarLit')
  return [
    defs(
      litGradient('night-far', palette, 'hillFar'),
      litGradient('night-near', palette, 'hillNear'),
    ),
    shape(closed(layout, far), { fill: reference('night-far') }),
    drawHouses(layout, palette, random, near),
    shape(groves(layout, random, near), { fill: colour(palette, 'hillNear') }),
    shape(closed(layout, near), { fill: reference('night-near') }),
    shape(terraces(layout, near), stroke(lit, 1.6 * unit, 0.34)),
  ]
}

function litGradient(id: string, palette: Paints, name: string): Art {
  const dark = colour(palette, name)
  const lit = colour(palette, `${name}Lit`)
  return linearGradient(
    { id },
    stops([
      [0.08, dark],
      [0.5, lit],
      [0.92, dark],
    ]),
  )
}

/** Points of a ridge, left to right; `heights` as shares of 190 units above the sill. */
function ridge({ widthPx, ledge, unit }: NightLayout, random: Random, heights: readonly number[]) {
  return heights.map((height, i) => ({
    x: -60 + ((widthPx + 120) * i) / (heights.length - 1),
    y: ledge.back - (height + between(random, -0.04, 0.04)) * 190 * unit,
  }))
}

/** Hills at the foot of the page go on past the trim. */
function closed({ widthPx, heightPx, ledge }: NightLayout, points: readonly Point[]): Path {
  const foot = ledge.back > 0.95 * heightPx ? heightPx + printBleedPx : ledge.back + 4
  return [...splinePath(points), ['L', widthPx + 60, foot], ['L', -60, foot], ['Z']]
}

/** Contour lines that follow the ridge and end before the valley. */
function terraces({ ledge }: NightLayout, points: readonly Point[]): Path {
  return [0.74, 0.5, 0.27].flatMap((share) =>
    [points.slice(0, 4), points.slice(4)].flatMap((side) =>
      splinePath(
        side.map(({ x, y }, i) => ({ x, y: ledge.back - (ledge.back - y) * share - (i % 2) * 2 })),
      ),
    ),
  )
}

/** The ridge's height at `x`, between its points. */
function ridgeAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((point) => point.x >= x)
  const to = points[Math.max(1, after)]
  const from = points[Math.max(1, after) - 1]
  if (!from || !to) throw new RangeError(`ridge does not reach ${x}`)
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}

/** Clusters of flat roofs on both sides. */
function drawHouses(
  layout: NightLayout,
  palette: Paints,
  random: Random,
  crest: readonly Point[],
): Art {
  const { unit, widthPx } = layout
  const houses: Art[] = []
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? 0 : widthPx
    for (const [from, rise] of houseRow) {
      const x = edge - side * (from + between(random, -5, 5)) * unit
      const width = between(random, 36, 52) * unit
      const top = ridgeAt(crest, x) - (rise + between(random, -6, 6)) * unit
      const wall = { x: x - width / 2, top, width, side, height: 90 * unit }
      houses.push(drawHouse(wall, palette, unit, random))
    }
  }
  return houses
}

/** Distance from the plot's edge and height above the crest, units; rear houses first. */
const houseRow = [
  [14, 78],
  [62, 92],
  [112, 66],
  [150, 48],
  [36, 50],
  [88, 44],
  [132, 26],
  [178, 24],
] as const

/** A house: its body, the wall lit by the glow, the roof's rim, and windows. */
function drawHouse(
  house: { x: number; top: number; width: number; height: number; side: -1 | 1 },
  palette: Paints,
  unit: number,
  random: Random,
): Art {
  const { x, top, width, height, side } = house
  const lit = width * 0.26
  const litX = side < 0 ? x + width - lit : x
  const middle = x + width / 2 - (side < 0 ? lit / 2 : -lit / 2)
  const spots = random() < 0.45 ? [-8, 8] : random() < 0.6 ? [0] : []
  return [
    shape(rectPath(x, top, width, height), { fill: colour(palette, 'house') }),
    shape(rectPath(litX, top, lit, height), { fill: colour(palette, 'houseLit') }),
    shape(rectPath(x - unit, top - 2.5 * unit, width + 2 * unit, 2.5 * unit), {
      fill: colour(palette, 'houseLit'),
    }),
    named(
      'window',
      shape(
        spots.flatMap((dx) => windowPath(middle + dx * unit, top + 11 * unit, unit)),
        { fill: colour(palette, 'window') },
      ),
    ),
  ]
}

/** A small window with a round head. */
function windowPath(x: number, y: number, unit: number): Path {
  const half = 3.6 * unit
  return [
    ['M', x - half, y + 14 * unit],
    ['L', x - half, y + half],
    ['C', x - half, y - half * 0.5, x + half, y - half * 0.5, x + half, y + half],
    ['L', x + half, y + 14 * unit],
    ['Z'],
  ]
}

/** Cypresses and olive trees as one silhouette along the near crest. */
function groves({ unit, widthPx }: NightLayout, random: Random, crest: readonly Point[]): Path {
  const trees: Path[] = []
  for (const share of [0.218, 0.248, 0.752, 0.79]) {
    const x = (share + between(random, -0.008, 0.008)) * widthPx
    const y = ridgeAt(crest, x) + 10 * unit
    const height = between(random, 62, 96) * unit
    trees.push(leafPath({ x, y, angle: -Math.PI / 2, length: height, width: height * 0.14 }))
  }
  for (const share of [0.29, 0.345, 0.665, 0.712]) {
    const x = (share + between(random, -0.008, 0.008)) * widthPx
    const y = ridgeAt(crest, x)
    const radius = between(random, 11, 15) * unit
    trees.push(circlePath(x, y - radius * 0.9, radius))
    trees.push(circlePath(x - radius, y - radius * 0.4, radius * 0.75))
    trees.push(circlePath(x + radius, y - radius * 0.5, radius * 0.8))
  }
  return trees.flat()
}
