import type { Art } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import {
  circlePath,
  type Path,
  type Point,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { levels } from '../cuts.ts'
import { cutPath } from '../knife.ts'
import { bleed, type Sheet } from '../sheet.ts'
import { type Climber, climb } from './climber.ts'

import {
  archPath,
  cleared,
  type Hole,
  holeOf,
  holePath,
  paperPiece,
  spotPiece,
  steps,
  wall,
} from './hole.ts'
import { drawWay } from './way.ts'

/** An open window with shutters in a wall, flowers on its sill. */
export function drawWindow(sheet: Sheet): Art {
  const { layout, inks, seed } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 30, 56, 34)
  const opening = archPath(hole, 96 * unit)
  const sill = rectPath(hole.x - 46 * unit, hole.foot, hole.right - hole.x + 92 * unit, 40 * unit)
  const shutters = [-1, 1].map((side) => {
    const [near, far] =
      side < 0 ? [hole.x - 16 * unit, 16 * unit] : [hole.right + 16 * unit, widthPx - 16 * unit]
    return {
      near,
      far,
      path: rectPath(
        Math.min(near, far),
        hole.y + 10 * unit,
        Math.abs(far - near),
        hole.foot - hole.y - 16 * unit,
      ),
    }
  })
  const slats = shutters.flatMap(({ near, far }) => {
    const [left, right] = [Math.min(near, far) + 14 * unit, Math.max(near, far) - 14 * unit]
    const path: Segment[] = []
    for (let y = hole.y + 34 * unit; y < hole.foot - 30 * unit; y += 21 * unit) {
      path.push(...cutPath({ x: left, y }, { x: right, y: y + 5 * unit }, 7 * unit))
    }
    return path
  })
  const random = createRandom(seed + 12)
  const leaves: Segment[] = []
  const flowers: Segment[] = []
  for (let i = 0; i < 26; i++) {
    const x = hole.x + ((hole.right - hole.x) * (i + 0.5)) / 26
    const angle = -Math.PI / 2 + between(random, -0.8, 0.8)
    const length = between(random, 40, 62) * unit
    const foot = hole.foot + 150 * unit
    leaves.push(
      ...leafPath({
        x,
        y: foot,
        angle: angle + Math.PI * 0,
        length: length * 1.35,
        width: 0.26 * length,
      }),
    )
    if (i % 3 === 1) {
      const y = foot - length * 1.35
      for (let p = 0; p < 5; p++) {
        const turn = (p / 5) * 2 * Math.PI
        flowers.push(
          ...circlePath(x + 11 * unit * Math.cos(turn), y + 11 * unit * Math.sin(turn), 8.5 * unit),
        )
      }
    }
  }
  const box = rectPath(
    hole.x - 20 * unit,
    hole.foot + 142 * unit,
    hole.right - hole.x + 40 * unit,
    84 * unit,
  )
  const head = transformPath(
    archPath(
      { ...hole, x: hole.x - 44 * unit, right: hole.right + 44 * unit, foot: hole.y },
      142 * unit,
    ),
    [1, 0, 0, 1, 0, 0],
  )
  const plants = overArch(sheet, { ...hole, y: hole.y - 30 * unit, rise: 118 * unit }, 64)
  const off = [
    opening,
    sill,
    ...shutters.map(({ path }) => path),
    box,
    leaves,
    head,
    ...plants.map((plant) => plant.leaves),
  ]
  return [
    wall(sheet, -bleed, heightPx + bleed, off),
    paperPiece(sheet, head, 0.5, 1.2),
    cleared(sheet, opening),
    shutters.map(({ path }) => paperPiece(sheet, path, 0)),
    shape(slats, { fill: inks.ink }),
    paperPiece(sheet, sill, 0.3),
    paperPiece(sheet, leaves, 0),
    spotPiece(sheet, flowers),
    spotPiece(sheet, box),
    plants.map((plant) => grown(sheet, plant)),
  ]
}

/** A door of a house in a wall of stone, with a lamp and steps. */
export function drawDoor(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, unit } = layout
  const hole = holeOf(sheet, 30, 60, 34)
  const opening = holePath(hole)
  const jambs = [
    rectPath(hole.x - 58 * unit, hole.y - 6 * unit, 46 * unit, hole.foot - hole.y + 6 * unit),
    rectPath(hole.right + 12 * unit, hole.y - 6 * unit, 46 * unit, hole.foot - hole.y + 6 * unit),
  ]
  const lintel = rectPath(
    hole.x - 84 * unit,
    hole.y - 74 * unit,
    hole.right - hole.x + 168 * unit,
    64 * unit,
  )
  const fan = archPath(
    {
      x: hole.x - 24 * unit,
      right: hole.right + 24 * unit,
      y: hole.y - 80 * unit,
      foot: hole.y - 78 * unit,
    },
    Math.min(hole.y - 110 * unit, 210 * unit),
  )
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + ((i + 1) / 10) * Math.PI
    const rise = Math.min(hole.y - 110 * unit, 210 * unit)
    const half = (hole.right - hole.x) / 2 + 24 * unit
    const at = (share: number) => ({
      x: widthPx / 2 + share * half * Math.cos(angle),
      y: hole.y - 80 * unit + share * rise * Math.sin(angle),
    })
    return cutPath(at(0.16), at(0.94), 6 * unit)
  }).flat()
  const stairs = [0, 1, 2].map((i) =>
    rectPath(
      hole.x - (70 + 60 * i) * unit,
      hole.foot + 46 * i * unit + 4 * unit,
      hole.right - hole.x + (140 + 120 * i) * unit,
      40 * unit,
    ),
  )
  const mezuzah = transformPath(
    rectPath(-8 * unit, -46 * unit, 16 * unit, 92 * unit),
    placement(hole.right + 35 * unit, hole.y + 0.3 * (hole.foot - hole.y), -0.24),
  )
  const off = [opening, ...jambs, lintel, fan, ...stairs]
  return [
    wall(sheet, -bleed, hole.foot + 4 * unit, off),
    steps(sheet, hole.foot + 150 * unit, stairs),
    spotPiece(sheet, fan),
    shape(spokes, { fill: inks.ink }),
    cleared(sheet, opening),
    jambs.map((jamb) => paperPiece(sheet, jamb, 0.34)),
    paperPiece(sheet, lintel, 0.22),
    stairs.map((stair) => paperPiece(sheet, stair, 0.24)),
    spotPiece(sheet, mezuzah),
  ]
}

/** A gate with its leaves open, stones around its arch, and light behind it. */
export function drawGate(sheet: Sheet): Art {
  const { layout, inks } = sheet
  const { widthPx, heightPx, unit } = layout
  const hole = holeOf(sheet, 22, 40, 40)
  const rise = Math.min(hole.y - 60 * unit, 230 * unit)
  const opening = archPath({ ...hole, foot: heightPx + bleed }, rise)
  const half = (hole.right - hole.x) / 2
  const stones = Array.from({ length: 13 }, (_, i): Path => {
    const at = (share: number, out: number): Point => {
      const angle = Math.PI + share * Math.PI
      return {
        x: widthPx / 2 + (half + out) * Math.cos(angle),
        y: hole.y + (rise + out) * Math.sin(angle),
      }
    }
    const [from, to] = [(i + 0.06) / 13, (i + 0.94) / 13]
    const points = [
      at(from, 14 * unit),
      at(from, 74 * unit),
      at((from + to) / 2, 77 * unit),
      at(to, 74 * unit),
      at(to, 14 * unit),
    ]
    return [...points.map(({ x, y }, k): Segment => [k === 0 ? 'M' : 'L', x, y]), ['Z']]
  })
  const piers = [-1, 1].flatMap((side) => {
    const x = side < 0 ? hole.x - 74 * unit : hole.right + 14 * unit
    const count = Math.ceil((heightPx + bleed - hole.y) / (96 * unit))
    return Array.from({ length: count }, (_, i) =>
      rectPath(x, hole.y + 6 * unit + i * 96 * unit, 60 * unit, 88 * unit),
    )
  })
  const way = { x: hole.x + 8 * unit, y: hole.foot, width: hole.right - hole.x - 16 * unit }
  const path = levels(
    { ...way, height: heightPx - 36 * unit - hole.foot },
    { unit, isFree: ({ x, y }) => isOnWay({ x, y }, hole, heightPx) },
    createRandom(sheet.seed + 9),
  )
  const ring = archPath(
    { x: hole.x - 84 * unit, right: hole.right + 84 * unit, y: hole.y, foot: heightPx + bleed },
    rise + 84 * unit,
  )
  const plants = overArch(sheet, { ...hole, rise }, 96)
  const tufts = besideWay(sheet, hole)
  return [
    wall(sheet, -bleed, heightPx + bleed, [ring, ...plants.map(({ leaves }) => leaves)]),
    cleared(sheet, opening),
    drawWay(sheet, hole) ?? shape(path, { fill: inks.mark }),
    stones.map((stone, i) =>
      i === 6 ? spotPiece(sheet, stone) : paperPiece(sheet, stone, 0.34, 0.2 + i * 0.1),
    ),
    piers.map((stone) => paperPiece(sheet, stone, 0.28)),
    [...plants, ...tufts].map((plant) => grown(sheet, plant)),
  ]
}

function grown(sheet: Sheet, { leaves, flowers }: Climber): Art {
  return [paperPiece(sheet, leaves, 0), spotPiece(sheet, flowers)]
}

/** Two plants that climb round an arch from its sides, and meet near its top. */
function overArch(
  { layout, seed }: Sheet,
  { x, right, y, rise }: Hole & { rise: number },
  out: number,
): Climber[] {
  const { unit } = layout
  const middle = (x + right) / 2
  const [across, up] = [(right - x) / 2 + out * unit, rise + out * unit]
  return [-1, 1].map((side, i) => {
    const until = i === 0 ? 0.4 : 0.47
    const at = (share: number): Point => {
      const angle = (until * share - 0.07) * Math.PI
      return { x: middle + side * across * Math.cos(angle), y: y - up * Math.sin(angle) }
    }
    return climb(at, { length: 1.35 * Math.max(across, up), unit, seed: seed + 21 + i })
  })
}

/** Plants on both sides of a way, from its foot upwards. */
function besideWay({ layout, seed }: Sheet, { x, right, foot }: Hole): Climber[] {
  const { heightPx, unit } = layout
  const tall = heightPx - foot - 10 * unit
  if (tall < 60 * unit) return []
  return [-1, 1].flatMap((side, i) => {
    const edge = side < 0 ? x + 34 * unit : right - 34 * unit
    return [0, 1].map((row) => {
      const at = (share: number): Point => ({
        x: edge - side * (row * 58 + 12 * Math.sin(3 * share)) * unit,
        y: heightPx + 20 * unit - share * (0.86 - 0.36 * row) * tall,
      })
      return climb(at, { length: (0.86 - 0.36 * row) * tall, unit, seed: seed + 31 + 2 * i + row })
    })
  })
}

/** A way that widens towards the foot of the page. */
function isOnWay({ x, y }: Point, { x: left, right, foot }: Hole, heightPx: number): boolean {
  const near = (y - foot) / (heightPx - foot)
  const half = ((right - left) / 2) * (0.3 + 0.7 * near)
  return Math.abs(x - (left + right) / 2) < half && x > left + 6 && x < right - 6
}
