import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { type Path, rectPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { pointsBetween } from './cord.ts'
import { leafSpot } from './planting.ts'
import type { Plot } from './plot.ts'
import { sprig } from './sprigs.ts'
import { polyline, stitches, tonesOf } from './thread.ts'
import { onBothEdges } from './twice.ts'

/** The shaft of a pillar, from the left edge of the page. */
interface Shaft {
  breadth: number
  /** Where the capital begins. */
  top: number
  from: number
  to: number
}

/** Twisted pillars in laid metal, half off the page. */
export function pillars({ width }: Plot, shaft: Shaft, palette: Paints): Art {
  const tones = tonesOf('cord', palette)
  const dark = colour(palette, 'cordDark')
  const { breadth, top, from, to } = shaft
  const rows = rowsOf(shaft)
  const bands = bandsOf(shaft)
  const plates = [
    [top - 20, 34, 78],
    [top + 20, 20, 66],
    [from - 20, 20, 66],
    [to, 26, 68],
    [to + 30, 36, 82],
  ] as const
  const capital = rectPath(8, top + 40, breadth + 2, from - top - 60)
  const drawn = [
    shape(rectPath(-60, from, breadth + 60, to - from), { ...stroke(dark, 3), fill: tones.base }),
    stitches(rows.dark.flat(), tones.dark, 4),
    stitches(rows.light.flat(), tones.light, 3),
    stitches(rows.shine.flat(), tones.shine, 3),
    stitches(bands, dark, 15),
    stitches(bands, colour(palette, 'rose'), 9),
    shape(capital, { ...stroke(dark, 2.4), fill: tones.dark }),
    shape(
      plates.flatMap(([y, high, more]) => rectPath(-60, y, breadth + more, high)),
      { ...stroke(dark, 2.4), fill: tones.base },
    ),
    stitches(
      plates.flatMap(([y, high]) => gleamsOf(y, high, breadth)),
      tones.shine,
      2.4,
    ),
    [-0.5, 0, 0.5].map((turn) => {
      const root = { x: breadth * 0.5, y: from - 26 }
      return sprig('leaf moss', leafSpot(root, turn - Math.PI / 2, 0.5, turn > 0))
    }),
  ]
  return named('border', onBothEdges('embroidery-pillar', drawn, width))
}

/** Rows of metal across the shaft: bright left of its middle, dark at its right. */
function rowsOf({ breadth, from, to }: Shaft): Record<'dark' | 'light' | 'shine', Path[]> {
  const random = createRandom(7)
  const rows: Record<'dark' | 'light' | 'shine', Path[]> = { dark: [], light: [], shine: [] }
  for (let y = from + 2; y < to; y += 6) {
    const shift = 5 * (random() - 0.5)
    const row = (start: number, end: number) =>
      polyline([
        { x: breadth * start + shift, y },
        { x: breadth * end + shift, y },
      ])
    rows.shine.push(row(0.3, 0.52))
    if (random() < 0.7) rows.light.push(row(0.52, 0.68))
    rows.dark.push(row(0.82, 0.94))
  }
  return rows
}

/** The bands that wind round the shaft. */
function bandsOf({ breadth, from, to }: Shaft): Path {
  const twist = 74
  const within = (y: number) => Math.min(to, Math.max(from, y))
  const turns = Math.ceil((to - from) / twist) + 1
  return Array.from({ length: turns }, (_, i) => from + (i - 1) * twist).flatMap((y) =>
    polyline([
      { x: -20, y: within(y) },
      { x: breadth - 3, y: within(y + twist * 0.86) },
    ]),
  )
}

function gleamsOf(y: number, high: number, breadth: number): Path {
  return pointsBetween({ x: 0, y }, { x: breadth, y }, 5).flatMap(({ x }, i) => {
    if (i % 3 === 0) return []
    return polyline([
      { x, y: y + 2 },
      { x, y: y + high * (i % 2 ? 0.9 : 0.5) },
    ])
  })
}
