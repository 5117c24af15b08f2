import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Paint } from '../paints.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { colour, shape } from '../shapes.ts'
import type { StoneLayout } from './layout.ts'
import type { Extent } from './sky.ts'

/**
 * A row of houses: nearness, height above the sill, number of lit windows, and colour, one of four
 * from far to near.
 */
const rows = [
  { near: 0.42, rise: 0.74, lit: 0, tone: 0 },
  { near: 0.62, rise: 0.52, lit: 0.16, tone: 1 },
  { near: 0.9, rise: 0.28, lit: 0.3, tone: 2 },
  { near: 1.25, rise: 0.03, lit: 0.42, tone: 3 },
]

/** Where the city is high, twice as many rows, so that no house becomes a tower. */
const denseRows = rows.flatMap((row, i) => {
  const next = rows[i + 1]
  if (!next) return [row]
  const between = {
    near: (row.near + next.near) / 2,
    rise: (row.rise + next.rise) / 2,
    lit: (row.lit + next.lit) / 2,
    tone: row.tone + 0.5,
  }
  return [row, between]
})

/** Flat-roofed stone houses on a hillside, in rows, with cypresses between the nearest. */
export function drawCity(layout: StoneLayout, view: Extent, palette: Paints, seed: number): Art {
  const random = createRandom(seed + 21)
  const tall = layout.sill.back - layout.horizon > 200 * layout.unit
  return (tall ? denseRows : rows).map((row) => {
    const houses = drawRow(layout, view, { ...row, palette, random })
    const grove = groves.find(({ tone }) => tone === row.tone)
    return [houses, grove ? drawTrees(layout, view, { ...grove, palette, random }) : []]
  })
}

/** The trees in front of a row of houses. */
const groves = [
  { tone: 2, height: 150, count: 4, name: 'land3' },
  { tone: 3, height: 215, count: 3, name: 'tree' },
] as const

interface Row {
  near: number
  rise: number
  lit: number
  tone: number
  palette: Paints
  random: Random
}

function drawRow(layout: StoneLayout, view: Extent, row: Row): Art {
  const { unit, horizon, sill } = layout
  const { near, rise, lit, random, palette, tone } = row
  const depth = sill.back - horizon
  const bodies: Path[] = []
  const shades: Path[] = []
  const windows: Path[] = []
  const lean = between(random, 0, 6)
  const wall = (x: number, y: number, width: number, height: number) =>
    rectWithin(view, { x, y, width, height })
  for (let x = view.x - 40 * unit; x < view.x + view.width + 20 * unit; ) {
    const width = between(random, 40, 82) * near * unit
    const along = (x - view.x) / view.width
    const hill = Math.sin(along * Math.PI * 1.3 + lean) * 0.11 * depth
    const top = sill.back - depth * rise - hill - between(random, 34, 100) * near * unit
    bodies.push(wall(x, top, width, sill.back - top + 2))
    bodies.push(wall(x - 2 * near * unit, top, width + 4 * near * unit, 5 * near * unit))
    if (random() < 0.3) {
      const attic = between(random, 0.34, 0.56) * width
      const height = between(random, 12, 26) * near * unit
      bodies.push(wall(x + width * 0.12, top - height, attic, height))
    }
    const side = width * between(random, 0.24, 0.36)
    shades.push(wall(x + width - side, top + 5 * near * unit, side, sill.back - top))
    const seen = x > view.x && x + width < view.x + view.width
    if (lit > 0 && seen) {
      windows.push(windowsOf(x, top, width - side, { near: near * unit, lit, random }))
    }
    x += width + (random() < 0.2 ? between(random, 2, 12) * near * unit : -1)
  }
  return [
    shape(bodies.flat(), { fill: toneOf(palette, tone, '') }),
    shape(shades.flat(), { fill: toneOf(palette, tone, 'Shade') }),
    named('window', shape(windows.flat(), { fill: colour(palette, 'pane') })),
  ]
}

/** The tone of houses, mixed from the two nearest tones. */
function toneOf(palette: Paints, tone: number, side: '' | 'Shade'): Paint {
  const step = (at: number) => colour(palette, `house${at}${side}`)
  return mixPaints(step(Math.floor(tone)), step(Math.ceil(tone)), tone % 1)
}

/** The part of a wall between the sides of the view. */
function rectWithin(view: Extent, { x, y, width, height }: Box): Path {
  const left = Math.max(x, view.x)
  const right = Math.min(x + width, view.x + view.width)
  return right > left ? rectPath(left, y, right - left, height) : []
}

/** Small windows with round tops, some of them lit. */
function windowsOf(
  x: number,
  top: number,
  width: number,
  { near, lit, random }: { near: number; lit: number; random: Random },
): Path {
  const columns = Math.max(1, Math.floor(width / (17 * near)))
  const pitch = width / columns
  const paths: Path[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() > lit) continue
      paths.push(windowPath(x + (column + 0.5) * pitch, top + (16 + row * 26) * near, near))
    }
  }
  return paths.flat()
}

function windowPath(x: number, y: number, near: number): Path {
  const half = 3 * near
  return [
    ['M', x - half, y + 11 * near],
    ['L', x - half, y + half],
    ['C', x - half, y - half * 0.5, x + half, y - half * 0.5, x + half, y + half],
    ['L', x + half, y + 11 * near],
    ['Z'],
  ]
}

interface Grove {
  palette: Paints
  random: Random
  height: number
  count: number
  name: string
}

/** Cypresses, and olive trees at their feet. */
export function drawTrees({ unit, sill }: StoneLayout, view: Extent, grove: Grove): Art {
  const { palette, random, height, count, name } = grove
  const trees: Path[] = []
  for (let i = 0; i < count; i++) {
    const tall = height * between(random, 0.7, 1.1) * unit
    const reach = 0.42 * tall
    const x = view.x + reach + (view.width - 2 * reach) * ((i + between(random, 0.1, 0.9)) / count)
    const y = sill.back + 6 * unit
    trees.push(leafPath({ x, y, angle: -Math.PI / 2, length: tall, width: tall * 0.1 }))
    if (random() < 0.5) continue
    const radius = height * 0.13 * unit
    const side = x + tall * 0.24
    trees.push(circlePath(side, y - radius * 1.1, radius))
    trees.push(circlePath(side - radius, y - radius * 0.5, radius * 0.8))
    trees.push(circlePath(side + radius, y - radius * 0.5, radius * 0.85))
  }
  return shape(trees.flat(), { fill: colour(palette, name) })
}
