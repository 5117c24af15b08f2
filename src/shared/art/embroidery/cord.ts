import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import { circlePath, type Path, type Point, rectPath, splinePath } from '../path.ts'
import { createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { polyline, runningStitch, stitches, tonesOf } from './thread.ts'

/** A couched cord of metal along a line. */
export function cord(path: Path, palette: Paints, width = 9): Art {
  const tones = tonesOf('cord', palette)
  return [
    shape(path, stroke(colour(palette, 'shade'), width + 5, 0.16)),
    shape(path, stroke(colour(palette, 'cordDark'), width)),
    shape(path, stroke(tones.base, width * 0.72)),
    runningStitch(path, colour(palette, 'cordDark'), { width: width * 0.72, dashes: '1.6 6' }),
    runningStitch(path, tones.shine, { width: width * 0.3, dashes: '4 3.6' }),
  ]
}

/** A fringe that hangs from a line of points. */
export function fringe(points: readonly Point[], length: number, palette: Paints): Art {
  const tones = tonesOf('cord', palette)
  const random = createRandom(points.length)
  const strands: Record<'dark' | 'base' | 'shine', Path[]> = { dark: [], base: [], shine: [] }
  for (const { x, y } of points) {
    const strand = polyline([
      { x, y },
      { x: x + 1.6 * (random() - 0.5), y: y + length * (0.92 + 0.14 * random()) },
    ])
    const chance = random()
    strands[chance < 0.36 ? 'dark' : chance < 0.8 ? 'base' : 'shine'].push(strand)
  }
  return [
    stitches(strands.dark.flat(), colour(palette, 'cordDark'), 4.2),
    stitches(strands.base.flat(), tones.base, 4),
    stitches(strands.shine.flat(), tones.shine, 3.2),
  ]
}

/** A tassel that hangs from (x, y). */
export function tassel({ x, y }: Point, size: number, palette: Paints): Art {
  const tones = tonesOf('cord', palette)
  const at = (u: number, v: number): Point => ({ x: x + u * size, y: y + v * size })
  const strands = Array.from({ length: 15 }, (_, i) => {
    const s = i / 7 - 1
    return {
      path: splinePath([at(s * 13, 38), at(s * 20, 70), at(s * 24, 116 - 6 * s * s)]),
      tone: i % 3,
    }
  })
  const of = (tone: number) =>
    strands.filter((each) => each.tone === tone).flatMap(({ path }) => path)
  const skirt = splinePath(
    [at(-13, 36), at(-22, 74), at(-26, 116), at(0, 122), at(26, 116), at(22, 74), at(13, 36)],
    true,
  )
  return named(
    'hung',
    [
      shape(skirt, { ...stroke(colour(palette, 'cordDark'), 2.4), fill: tones.dark }),
      stitches(of(0), tones.base, 3.4 * size),
      stitches(of(1), tones.light, 3 * size),
      stitches(of(2), colour(palette, 'cordDark'), 2 * size),
      shape(circlePath(x, y + 22 * size, 19 * size), {
        ...stroke(colour(palette, 'cordDark'), 2.4),
        fill: tones.base,
      }),
      stitches(
        [-12, -6, 0, 6, 12].flatMap((u) =>
          polyline([at(u * 0.7, 6), at(u * 1.1, 22), at(u * 0.7, 38)]),
        ),
        tones.shine,
        2.4 * size,
      ),
      shape(rectPath(x - 15 * size, y + 35 * size, 30 * size, 8 * size), {
        ...stroke(colour(palette, 'cordDark'), 2),
        fill: tones.light,
      }),
    ],
    { x, y },
  )
}

/** Points at equal steps between two ends. */
export function pointsBetween(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }))
}
