import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import { circlePath, type Path, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'
import type { Extent } from './sky.ts'

/** A garden with a path that winds to the hills between cypresses and flowering bushes. */
export function drawGarden(layout: StoneLayout, view: Extent, palette: Paints, seed: number) {
  const random = createRandom(seed + 24)
  const { horizon, sill, unit } = layout
  const depth = sill.back - horizon
  const land = (share: number, heights: readonly number[]): Path => {
    const crest = heights.map((height, i) => ({
      x: view.x + (view.width * i) / (heights.length - 1),
      y: horizon + depth * share - height * unit,
    }))
    const [left, right] = [view.x, view.x + view.width]
    return [...splinePath(crest), ['L', right, sill.back + 2], ['L', left, sill.back + 2], ['Z']]
  }
  return [
    shape(land(0, [34, 58, 46, 70, 40]), { fill: colour(palette, 'land0') }),
    shape(land(0.1, [12, 30, 44, 22, 34]), { fill: colour(palette, 'land1') }),
    shape(land(0.26, [12, 4, 0, 6, 14]), { fill: colour(palette, 'land2') }),
    drawRow(layout, view, { palette, random, at: 0.3, reach: 0.2, height: 92, name: 'land3' }),
    shape(pathWay(layout, view), { fill: colour(palette, 'stone0') }),
    shape(land(0.62, [30, 8, -60, 4, 26]), { fill: colour(palette, 'land3') }),
    shape(pathFront(layout, view), { fill: colour(palette, 'stone0') }),
    drawRow(layout, view, { palette, random, at: 0.64, reach: 0.36, height: 210, name: 'tree' }),
    drawBushes(layout, view, palette, random),
  ]
}

/** The far part of the path, which bends once and narrows towards the hills. */
function pathWay({ horizon, sill, unit }: StoneLayout, view: Extent): Path {
  const depth = sill.back - horizon
  const x = view.x + view.width / 2
  const far = horizon + depth * 0.27
  const near = horizon + depth * 0.72
  return [
    ['M', x + 2 * unit, far],
    [
      'C',
      x + 34 * unit,
      far + depth * 0.16,
      x - 34 * unit,
      far + depth * 0.26,
      x - 40 * unit,
      near,
    ],
    ['L', x + 42 * unit, near],
    ['C', x + 40 * unit, far + depth * 0.3, x + 62 * unit, far + depth * 0.16, x + 10 * unit, far],
    ['Z'],
  ]
}

function pathFront({ horizon, sill, unit }: StoneLayout, view: Extent): Path {
  const top = horizon + (sill.back - horizon) * 0.68
  const x = view.x + view.width / 2
  return [
    ['M', x - 42 * unit, top],
    [
      'C',
      x - 50 * unit,
      top + 40 * unit,
      x - 120 * unit,
      sill.back - 30 * unit,
      x - 150 * unit,
      sill.back + 2,
    ],
    ['L', x + 150 * unit, sill.back + 2],
    [
      'C',
      x + 120 * unit,
      sill.back - 30 * unit,
      x + 56 * unit,
      top + 40 * unit,
      x + 44 * unit,
      top,
    ],
    ['Z'],
  ]
}

interface Row {
  palette: Paints
  random: Random
  /** Distance down the land, and distance from the axis as a share of the view. */
  at: number
  reach: number
  height: number
  name: string
}

/** Cypresses in pairs on both sides of the path. */
function drawRow({ horizon, sill, unit }: StoneLayout, view: Extent, row: Row): Art {
  const { palette, random, at, reach, height, name } = row
  const y = horizon + (sill.back - horizon) * at
  const trees = [-1, 1].flatMap((side) =>
    [0, 1].flatMap((k) => {
      const x = view.x + view.width * (0.5 + side * (reach - 0.12 * k))
      const length = height * (1 - 0.24 * k) * between(random, 0.92, 1.06) * unit
      const foot = y + (k === 0 ? 30 : 8) * unit
      return leafPath({ x, y: foot, angle: -Math.PI / 2, length, width: length * 0.11 })
    }),
  )
  return shape(trees, { fill: colour(palette, name) })
}

/** Round flowering bushes along the front. */
function drawBushes(
  { sill, unit }: StoneLayout,
  view: Extent,
  palette: Paints,
  random: Random,
): Art {
  const leaves: Path[] = []
  const deep: Path[] = []
  const blooms: Path[] = []
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const radius = between(random, 30, 44) * (1 - 0.12 * i) * unit
      const edge = side < 0 ? view.x + radius : view.x + view.width - radius
      const x = edge - side * i * 0.075 * view.width
      const y = sill.back - radius * 0.5
      ;(i % 2 === 0 ? deep : leaves).push(circlePath(x, y, radius))
      for (let k = 0; k < 9; k++) {
        const angle = between(random, 0, 2 * Math.PI)
        const away = radius * 0.8 * Math.sqrt(random())
        const at = { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) }
        blooms.push(circlePath(at.x, at.y, between(random, 3, 5.4) * unit))
      }
    }
  }
  return [
    shape(deep.flat(), { fill: colour(palette, 'tree') }),
    shape(leaves.flat(), { fill: colour(palette, 'treeLit') }),
    shape(blooms.flat(), { fill: colour(palette, 'bloom2') }),
  ]
}
