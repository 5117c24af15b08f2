import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, type Point, rectPath, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { drawTrees } from './city.ts'
import type { StoneLayout } from './layout.ts'
import type { Extent } from './sky.ts'

/** Heights of the ridges above the sill at seven places, as shares of the land's depth. */
const ridges = [
  [0.86, 0.98, 0.9, 0.8, 0.84, 0.94, 0.88],
  [0.58, 0.62, 0.74, 0.78, 0.68, 0.56, 0.52],
  [0.56, 0.46, 0.34, 0.3, 0.38, 0.5, 0.58],
  [0.1, 0.16, 0.24, 0.26, 0.2, 0.1, 0.06],
] as const

/** Rows of terraced hills, with a village on one of them and vines on the nearest. */
export function drawHills(layout: StoneLayout, view: Extent, palette: Paints, seed: number): Art {
  const random = createRandom(seed + 22)
  const flip = seed % 2 === 1
  const crests = ridges.map((heights) =>
    crestOf(layout, view, flip ? [...heights].reverse() : heights, random),
  )
  const [, second = [], third = [], fourth = []] = crests
  const fill = (i: number) =>
    shape(landPath(layout, crests[i] ?? []), { fill: colour(palette, `land${i}`) })
  const terraces = (i: number, opacity: number) =>
    shape(
      terracePath(layout, crests[i] ?? []),
      stroke(colour(palette, `land${i}Shade`), 2.4 * layout.unit, opacity),
    )
  return [
    fill(0),
    drawVillage(layout, second, palette, random),
    fill(1),
    terraces(1, 0.9),
    shape(orchard(layout, third, random), { fill: colour(palette, 'land3') }),
    fill(2),
    terraces(2, 0.9),
    shape(vines(layout, third, random), { fill: colour(palette, 'land3') }),
    drawTrees(layout, view, { palette, random, height: 210, count: 3, name: 'tree' }),
    fill(3),
    shape(vines(layout, fourth, random), { fill: colour(palette, 'treeLit') }),
  ]
}

function crestOf(
  { sill, horizon, unit }: StoneLayout,
  view: Extent,
  heights: readonly number[],
  random: Random,
): Point[] {
  const depth = sill.back - horizon
  return heights.map((height, i) => ({
    x: view.x + (view.width * i) / (heights.length - 1),
    y: sill.back - (height + between(random, -0.03, 0.03)) * depth - 10 * unit,
  }))
}

function landPath({ sill }: StoneLayout, crest: readonly Point[]): Path {
  const [first, last] = [crest[0], crest.at(-1)]
  if (!first || !last) return []
  return [...splinePath(crest), ['L', last.x, sill.back + 2], ['L', first.x, sill.back + 2], ['Z']]
}

function terracePath({ sill }: StoneLayout, crest: readonly Point[]): Path {
  return [0.86, 0.7, 0.52].flatMap((share, k) => {
    const reach = k % 2 === 0 ? crest.slice(0, 5) : crest.slice(2)
    return splinePath(reach.map(({ x, y }) => ({ x, y: sill.back - (sill.back - y) * share })))
  })
}

/** A few flat roofs below the top of a ridge. */
function drawVillage(
  { unit }: StoneLayout,
  crest: readonly Point[],
  palette: Paints,
  random: Random,
): Art {
  const at = crest[2]
  if (!at) return []
  const walls: Path[] = []
  const windows: Path[] = []
  for (let i = 0; i < 7; i++) {
    const width = between(random, 22, 38) * unit
    const x = at.x + (i - 3) * 27 * unit - width / 2
    const top =
      at.y - (20 + 16 * Math.sin(((i + 0.5) / 7) * Math.PI)) * unit - between(random, 0, 14) * unit
    walls.push(rectPath(x, top, width, 70 * unit))
    if (random() < 0.7) windows.push(rectPath(x + width * 0.4, top + 9 * unit, 5 * unit, 8 * unit))
  }
  return [
    shape(walls.flat(), { fill: colour(palette, 'land2') }),
    named('window', shape(windows.flat(), { fill: colour(palette, 'window') })),
  ]
}

function orchard({ unit }: StoneLayout, crest: readonly Point[], random: Random): Path {
  return crest.slice(1, -1).flatMap(({ x, y }, i) => {
    if (i % 2 === 0) {
      const tall = between(random, 60, 84) * unit
      return leafPath({ x, y: y + 6 * unit, angle: -Math.PI / 2, length: tall, width: tall * 0.1 })
    }
    const radius = between(random, 12, 16) * unit
    return [
      ...circlePath(x, y - radius * 0.7, radius),
      ...circlePath(x - radius, y - radius * 0.2, radius * 0.75),
      ...circlePath(x + radius, y - radius * 0.3, radius * 0.8),
    ]
  })
}

/** Rows of low bushes that follow the slope below a crest. */
function vines({ unit, sill }: StoneLayout, crest: readonly Point[], random: Random): Path {
  const bushes: Path[] = []
  for (const share of [0.84, 0.58]) {
    for (let i = 0; i < crest.length - 1; i++) {
      const [from, to] = [crest[i], crest[i + 1]]
      if (!from || !to) continue
      const count = Math.max(2, Math.round((to.x - from.x) / (30 * unit)))
      for (let k = 0; k < count; k++) {
        const t = (k + 0.5) / count
        const y = from.y + (to.y - from.y) * (t * t * (3 - 2 * t))
        const radius = between(random, 6, 9) * unit
        const x = from.x + (to.x - from.x) * t
        bushes.push(circlePath(x, sill.back - (sill.back - y) * share, radius))
      }
    }
  }
  return bushes.flat()
}
