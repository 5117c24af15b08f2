import { type Art, named } from '../../art.ts'
import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { readPath } from '../../motifs/drawn.ts'
import { dove } from '../../motifs/simchos/dove.ts'
import { mixPaints } from '../../paints.ts'
import {
  circlePath,
  ellipsePath,
  type Matrix,
  type Path,
  placement,
  transformPath,
} from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintMotif } from '../materials.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { isClear, type Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** Three fledglings in a nest in a blossoming bough, and a dove flying to them. */
export function nest(plot: Plot): Art {
  const { width, foot } = plot
  const size = Math.min(width * 0.42, foot * 0.46)
  const at = { x: width * 0.58, y: foot * 0.7 }
  return [
    drawSky(plot),
    drawStars(plot, { count: 7, taken: (x) => x > width * 0.4 }),
    drawCloud(plot, { x: width * 0.16, y: foot * 0.24, width: 260, kind: 0 }),
    drawCloud(plot, { x: width * 0.74, y: foot * 0.26, width: 220, kind: 1 }),
    drawCloud(plot, { x: width * 0.12, y: foot * 0.86, width: 240, kind: 2 }),
    drawBough(plot, boughs(plot)),
    named('motif', drawNest(plot, { ...at, size }), at),
    paintMotif(plot, dove(), { x: width * 0.26, y: foot * 0.6, size: size * 0.82 }),
  ]
}

type Bough = readonly { x: number; y: number }[]

/** The bough under the nest and its two twigs, as shares of the picture. */
function boughs({ width, foot }: Plot): Bough[] {
  const lines = [
    [1.1, 0.62, 0.9, 0.72, 0.7, 0.76, 0.5, 0.8, 0.32, 0.78, 0.2, 0.74],
    [0.9, 0.72, 0.88, 0.58, 0.9, 0.46, 0.86, 0.36],
    [0.5, 0.8, 0.42, 0.86, 0.3, 0.88],
  ]
  return lines.map((line) =>
    Array.from({ length: line.length / 2 }, (_, i) => ({
      x: (line[2 * i] ?? 0) * width,
      y: (line[2 * i + 1] ?? 0) * foot,
    })),
  )
}

function drawBough(plot: Plot, lines: readonly Bough[]): Art {
  const { wood, leaf, hillNear, dark, cloud, petal, sun } = plot.colours
  const random = createRandom(plot.seed + 95)
  const green = mixPaints(leaf, hillNear, 0.5)
  const tones = [green, mixPaints(green, dark, 0.2), mixPaints(green, cloud, 0.3)]
  const stems = lines.map((line, i) =>
    gouache(plot, ribbonPath(sampleSpline(line, 24), i === 0 ? 40 : 16, 6), wood, {
      grain: 1.2,
      seed: i,
    }),
  )
  const leaves: Path[][] = [[], [], []]
  const blossoms: Art[] = []
  for (const [n, line] of lines.entries()) {
    const points = sampleSpline(line, n === 0 ? 22 : 11)
    points.forEach((point, i) => {
      const before = points[i - 1]
      if (!before || !isClear(plot, point.x, point.y, 90)) return
      const along = Math.atan2(point.y - before.y, point.x - before.x)
      const side = i % 2 === 0 ? 1 : -1
      leaves[(i + n) % 3]?.push(
        leafPath({
          ...point,
          angle: along + side * between(random, 0.5, 1),
          length: between(random, 62, 96),
          width: between(random, 14, 20),
          bend: -side * 0.2,
        }),
      )
      if (i % 4 !== 2) return
      const r = between(random, 17, 24)
      const petals = Array.from({ length: 5 }, (_, k) => {
        const angle = (k * 2 * Math.PI) / 5 + i
        return circlePath(
          point.x + r * 0.74 * Math.cos(angle),
          point.y - 16 + r * 0.74 * Math.sin(angle),
          r * 0.56,
        )
      }).flat()
      blossoms.push([
        gouache(plot, petals, mixPaints(petal, cloud, 0.25), { grain: 1, seed: i }),
        flat(circlePath(point.x, point.y - 16, r * 0.36), sun),
      ])
    })
  }
  const foliage = leaves.map((paths, i) =>
    gouache(plot, paths.flat(), tones[i] ?? green, { grain: 0.3, seed: 20 + i }),
  )
  return [named('foliage', [...stems, ...foliage]), named('flowers', blossoms)]
}

/** A woven bowl, 200 wide. */
const bowl: Path = [
  ['M', -100, -52],
  ['C', -94, 4, -50, 26, 0, 26],
  ['C', 50, 26, 94, 4, 100, -52],
  ['C', 60, -36, -60, -36, -100, -52],
  ['Z'],
]
/** The middle and the turn of each fledgling's head, which waits for its food. */
const fledglings = [
  [-50, -72, -0.5],
  [44, -74, -0.15],
  [-4, -92, -0.34],
] as const

function drawNest(plot: Plot, { x, y, size }: { x: number; y: number; size: number }): Art {
  const { wood, dark, sun } = plot.colours
  const place = placement(x, y, 0, size / 200)
  const on = (path: Path) => transformPath(path, place)
  const random = createRandom(plot.seed + 96)
  const straws = (count: number) =>
    Array.from({ length: count }, (): Path => {
      const down = between(random, 0, 1)
      const half = 98 * Math.sqrt(1 - (down * 0.86) ** 2)
      const [from, to] = [between(random, -half, half * 0.4), between(random, -half * 0.4, half)]
      const level = -48 + down * 66
      return [
        ['M', from, level + (1 - (from / 100) ** 2) * 12],
        ['Q', (from + to) / 2, level + 18, to, level + (1 - (to / 100) ** 2) * 12],
      ]
    }).flat()
  return [
    gouache(plot, on(ellipsePath(0, -50, 99, 20)), mixPaints(wood, dark, 0.4), {
      grain: 0.6,
      seed: 1,
    }),
    ...fledglings.map((head, i) => drawFledgling(plot, head, { place, seed: i })),
    gouache(plot, on(bowl), wood, { grain: 0.8, seed: 2 }),
    brushed(on(straws(34)), mixPaints(wood, dark, 0.28), 3),
    brushed(on(straws(34)), mixPaints(wood, sun, 0.5), 3),
  ]
}

/** A downy head and neck, the beak wide open towards the left. */
function drawFledgling(
  plot: Plot,
  [x, y, turn]: (typeof fledglings)[number],
  { place, seed }: { place: Matrix; seed: number },
): Art {
  const { main, coral, sun, cloud, dark, white } = plot.colours
  const down = mixPaints(main, cloud, 0.68)
  const on = (data: string) =>
    transformPath(transformPath(readPath(data), placement(x, y, turn)), place)
  return [
    gouache(plot, on('M-24 -6C-22 20 -26 34 -30 54L30 54C28 34 26 16 26 -4Z'), down, {
      grain: 0.8,
      seed,
    }),
    flat(on('M-18 -8C-34 -26 -50 -28 -58 -24C-50 -16 -50 -4 -56 8C-44 10 -30 4 -18 6Z'), coral),
    flat(on('M-16 -12C-28 -26 -46 -34 -62 -30C-54 -20 -40 -10 -20 -4Z'), sun),
    flat(on('M-18 2C-32 6 -46 14 -60 12C-50 18 -32 18 -14 12Z'), sun),
    gouache(
      plot,
      on('M-28 -2C-28 -22 -14 -32 2 -32C20 -32 32 -18 32 0C32 18 18 28 2 28C-16 28 -28 16 -28 -2Z'),
      down,
      {
        grain: 1,
        seed: seed + 3,
      },
    ),
    brushed(on('M4 -31C2 -40 8 -46 14 -48M9 -31C10 -40 18 -42 24 -43'), down, 6),
    flat(on('M-10 -8C-10 -15 2 -15 2 -8C2 -1 -10 -1 -10 -8Z'), dark),
    flat(on('M-9 -10C-9 -13 -4 -13 -4 -10C-4 -7 -9 -7 -9 -10Z'), white),
  ]
}
