import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { type Path, type Point, rectPath } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { cord, fringe, pointsBetween } from './cord.ts'
import { leafSpot, type Planting, plant } from './planting.ts'
import type { Plot } from './plot.ts'
import { polyline, stitches, tonesOf } from './thread.ts'

/** Swags with a fringe, a flower in each. */
export function valance({ width }: Plot, foot: number, palette: Paints): Art {
  const past = printBleedPx
  const count = width > 1200 ? 7 : 5
  const rail = foot * 0.5
  const swags = Array.from({ length: count + 2 }, (_, i): Swag => {
    return { x: (i - 1) * (width / count), wide: width / count, rail, deep: foot - rail }
  })
  const [cloth, shade] = [colour(palette, 'cloth'), colour(palette, 'shade')]
  const across = (y: number) =>
    polyline([
      { x: -past, y },
      { x: width + past, y },
    ])
  return named('border', [
    fringe(swags.flatMap(hemOf), 34, palette),
    shape(
      swags.flatMap((swag): Path => [...edgeOf(swag), ['Z']]),
      { fill: mixPaints(cloth, shade, 0.3) },
    ),
    shape(rectPath(-past, -past, width + 2 * past, rail + past + 1), {
      fill: mixPaints(cloth, shade, 0.45),
    }),
    cord(swags.flatMap(edgeOf), palette, 11),
    rosettes(width, rail * 0.5, palette),
    cord(across(rail), palette, 12),
    cord(across(rail * 0.14), palette, 8),
    swags.slice(1, -1).map((swag, i) => plant(fruitOf(swag, i), palette)),
  ])
}

interface Swag {
  x: number
  wide: number
  /** What it hangs from. */
  rail: number
  deep: number
}

function edgeOf({ x, wide, rail, deep }: Swag): Path {
  const low = rail + deep * 1.26
  return [
    ['M', x, rail],
    ['C', x + wide * 0.08, low, x + wide * 0.92, low, x + wide, rail],
  ]
}

/** Where the fringe of a swag begins. */
function hemOf({ x, wide, rail, deep }: Swag): Point[] {
  return pointsBetween({ x: x + 4, y: 0 }, { x: x + wide - 4, y: 0 }, 6).map((point) => {
    const t = (point.x - x) / wide
    return { x: point.x, y: rail + deep * 0.95 * (1 - (2 * t - 1) ** 2) ** 0.7 }
  })
}

function fruitOf({ x, wide, rail, deep }: Swag, i: number): Planting {
  const middle = x + wide / 2
  const y = rail + deep * 0.28
  return {
    leaves: [
      ['leaf moss', leafSpot({ x: middle - 16, y }, Math.PI - 0.35, 0.62, false)],
      ['leaf moss', leafSpot({ x: middle + 16, y }, 0.35, 0.62, true)],
    ],
    flowers: [
      [
        i % 2 === 0 ? 'rimon rose' : 'aster pale',
        { x: middle, y: rail + deep * 0.4, size: deep / 150 },
      ],
    ],
  }
}

/** A row of padded lozenges and knots of gold. */
function rosettes(width: number, y: number, palette: Paints): Art {
  const count = 2 * Math.round(width / 108) + 1
  const tones = tonesOf('cord', palette)
  const step = width / (count - 1)
  const lozenges: Path[] = []
  const rows: Path[] = []
  const knots: Path[] = []
  for (let i = -1; i <= count; i++) {
    const x = i * step
    if (i % 2 !== 0) {
      knots.push(
        polyline([
          { x, y },
          { x: x + 0.1, y },
        ]),
      )
      continue
    }
    lozenges.push(
      polyline(
        [
          { x: x - 34, y },
          { x, y: y - 15 },
          { x: x + 34, y },
          { x, y: y + 15 },
        ],
        true,
      ),
    )
    for (let u = -28; u <= 28; u += 4) {
      const half = 15 * (1 - Math.abs(u) / 34)
      rows.push(
        polyline([
          { x: x + u, y: y - half },
          { x: x + u, y: y + half * (u % 8 === 0 ? 0.1 : 0.7) },
        ]),
      )
    }
  }
  return [
    shape(lozenges.flat(), { ...stroke(colour(palette, 'cordDark'), 2), fill: tones.base }),
    stitches(rows.flat(), tones.shine, 1.8),
    shape(knots.flat(), stroke(colour(palette, 'cordDark'), 15)),
    shape(knots.flat(), stroke(colour(palette, 'pale'), 10)),
  ]
}
