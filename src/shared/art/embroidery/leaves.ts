import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { sampleSpline } from '../foliage.ts'
import { type Path, type Point, splinePath } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { polyline, runningStitch, stitches, type Tones, tonesOf } from './thread.ts'

/** Half the width of a leaf of length 100 at `t` from its base. */
const leafHalf = (t: number) => 25 * Math.sin(Math.PI * t ** 0.8) ** 0.85
const bend = (t: number) => 9 * t * t
const spine = (t: number): Point => ({ x: 100 * t, y: bend(t) })
const rim = (t: number, side: number): Point => ({
  x: 100 * t,
  y: bend(t) + side * leafHalf(t),
})

/** A leaf in fishbone stitch, from (0, 0) to the right, 100 long. */
export function leaf(thread: string, palette: Paints): Art {
  const tones = tonesOf(thread, palette)
  const random = createRandom(17)
  const steps = [0.03, 0.15, 0.32, 0.5, 0.68, 0.85]
  const outline = splinePath(
    [
      spine(0),
      ...steps.map((t) => rim(t, -1)),
      spine(1),
      ...steps.toReversed().map((t) => rim(t, 1)),
    ],
    true,
  )
  const rows: Record<keyof Tones, Path[]> = { deep: [], dark: [], base: [], light: [], shine: [] }
  for (let i = 0; i < 27; i++) {
    const from = Math.max(0.01, (i - 4) / 26)
    const to = Math.min(0.99, (i + 1.4) / 27)
    for (const side of [-1, 1]) {
      const row = polyline([spine(from), rim(to, side * (0.98 + 0.06 * random()))])
      const chance = random() + (side < 0 ? 0 : 0.42)
      rows[chance < 0.2 ? 'shine' : chance < 0.56 ? 'light' : chance < 0.94 ? 'base' : 'dark'].push(
        row,
      )
    }
  }
  return [
    shape(outline, { ...stroke(colour(palette, 'shade'), 5, 0.16), fill: tones.dark }),
    stitches(rows.dark.flat(), tones.dark),
    stitches(rows.base.flat(), tones.base),
    stitches(rows.light.flat(), tones.light, 2.3),
    stitches(rows.shine.flat(), tones.shine, 1.9),
    stitches(splinePath([spine(0), spine(0.3), spine(0.6), spine(0.95)]), tones.deep, 2),
  ]
}

interface Lobe {
  /** Its tip, from the root. */
  x: number
  high: number
  /** How far its middle line bends outwards. */
  lean: number
  half: number
}

function lobeOf({ x, high, lean, half }: Lobe, tones: Tones): Art {
  const at = (t: number, s: number): Point => ({
    x: x * t + lean * t * t + s * half * Math.sin(Math.PI * t ** 0.75),
    y: -high * t,
  })
  const sides = [0.2, 0.5, 0.8]
  const left = sides.map((t) => at(t, -1))
  const right = sides.toReversed().map((t) => at(t, 1))
  const strands = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7]
  const roots = strands.flatMap((s, i) =>
    polyline([at(0.1, s), at(0.32, s), at(0.5 + 0.06 * (i % 3), s)]),
  )
  const tips = strands.flatMap((s, i) =>
    polyline([at(0.6 + 0.05 * (i % 2), s), at(0.8, s), at(0.96, s * 0.9)]),
  )
  return [
    shape(splinePath([at(0, 0), ...left, at(1, 0), ...right], true), {
      ...stroke(tones.deep, 1.6),
      fill: tones.base,
    }),
    stitches(roots, tones.dark),
    stitches(tips, tones.light, 2.4),
  ]
}

/** A bud from (0, 0) upwards, 80 high: two outer petals round a third. */
export function bud(thread: string, palette: Paints): Art {
  const outer = tonesOf(thread === 'rose' ? 'heart' : thread, palette)
  const green = tonesOf('moss', palette)
  const calyx = splinePath(
    [
      { x: -17, y: -12 },
      { x: 0, y: -20 },
      { x: 17, y: -12 },
      { x: 8, y: 3 },
      { x: -8, y: 3 },
    ],
    true,
  )
  const knots = [-12, 0, 12].flatMap((x) => {
    const y = x === 0 ? -98 : -92
    return polyline([
      { x, y },
      { x: x + 0.1, y },
    ])
  })
  return [
    [-1, 1].map((side) => lobeOf({ x: side * 22, high: 72, lean: side * 16, half: 15 }, outer)),
    lobeOf({ x: 0, high: 82, lean: 0, half: 17 }, tonesOf('rose', palette)),
    shape(calyx, { ...stroke(green.deep, 1.6), fill: green.base }),
    shape(knots, stroke(colour(palette, 'amber'), 6)),
  ]
}

export interface Vine {
  /** Its line, through these points. */
  line: readonly Point[]
  width: number
}

/** A stem in rope stitch. */
export function vines(lines: readonly Vine[], palette: Paints): Art {
  const tones = tonesOf('leaf', palette)
  return named(
    'foliage',
    lines.map(({ line, width }) => {
      const path = splinePath(line)
      return [
        shape(path, stroke(tones.deep, width)),
        shape(path, stroke(tones.base, width * 0.66)),
        runningStitch(path, tones.light, { width: width * 0.4, dashes: '8 4' }),
      ]
    }),
  )
}

/** Points along a smooth line with their directions, radians. */
export function along(line: readonly Point[], count: number): (Point & { angle: number })[] {
  const points = sampleSpline(line, count * 4 + 1)
  return Array.from({ length: count }, (_, i) => {
    const at = i * 4 + 2
    const [a, b] = [points[at - 1], points[at + 1]]
    const here = points[at] ?? { x: 0, y: 0 }
    return { ...here, angle: a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0 }
  })
}
