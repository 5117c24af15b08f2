import { type Art, named } from '../art.ts'
import { leafPath } from '../foliage.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, type Path, type Point, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { brushed, flat, gouache } from './paint.ts'
import { tint } from './palettes.ts'
import { type Plot, past } from './plot.ts'

/** A hill from edge to edge: heights at equal steps from left to right, down to `foot`. */
export function hillPath(plot: Plot, heights: readonly number[], foot: number): Path {
  const step = (plot.width + 2 * past) / (heights.length - 1)
  const ridge = splinePath(heights.map((y, i): Point => ({ x: -past + i * step, y })))
  return [...ridge, ['L', plot.width + past, foot], ['L', -past, foot], ['Z']]
}

interface Terrain {
  /** Trees on the far hill. */
  trees?: boolean
  /** Two x between which no flower grows. */
  bare?: readonly [number, number]
}

/** Three hills, distant trees, flowers and grass in front. The seed shapes the hills. */
export function drawMeadow(plot: Plot, { trees = true, bare = [0, 0] }: Terrain = {}): Art {
  const { ground: y } = plot
  const foot = plot.foot + past
  const { hillFar, hillMid, hillNear } = plot.colours
  const random = createRandom(plot.seed + 21)
  const roll = (from: number, to: number) => y + between(random, from, to)
  const far = [
    roll(-130, -90),
    roll(-150, -110),
    roll(-120, -86),
    roll(-160, -120),
    roll(-130, -90),
  ]
  const mid = [roll(-50, -30), roll(-70, -50), roll(-84, -70), roll(-70, -52), roll(-44, -24)]
  const near = [56, 40, 60, 46, 34].map(
    (drop) => roll(drop - 8, drop + 8) + Math.max(0, plot.foot - y - 150) * 0.5,
  )
  return [
    gouache(plot, hillPath(plot, far, foot), hillFar, { grain: 0.16, seed: 1 }),
    trees ? drawTrees(plot, far, random) : [],
    gouache(plot, hillPath(plot, mid, foot), hillMid, { grain: 0.2, seed: 2 }),
    gouache(plot, hillPath(plot, near, foot), hillNear, { grain: 0.14, seed: 3 }),
    drawFlowers(plot, {
      from: y - 34,
      to: plot.foot - 26,
      count: Math.round((plot.width * (plot.foot - y)) / 3900),
      bare,
    }),
  ]
}

function drawTrees(plot: Plot, ridge: readonly number[], random: () => number): Art {
  const { hillMid, hillNear, hillFar, wood } = plot.colours
  const places = [0.06, 0.13, 0.86, 0.94].map((share) => share + between(random, -0.03, 0.03))
  return places.map((share, i) => {
    const x = share * plot.width
    const at = (share * (plot.width + 2 * past)) / (plot.width + 2 * past)
    const y = (ridge[Math.round(at * (ridge.length - 1))] ?? 0) + 26
    const height = between(random, 56, 96)
    const colour = mixPaints(hillMid, i % 2 === 0 ? hillNear : hillFar, 0.4)
    return drawTree(plot, { x, y, height, colour, trunk: mixPaints(wood, hillMid, 0.4) })
  })
}

export interface Tree {
  x: number
  y: number
  height: number
  colour: Paint
  trunk: Paint
}

/** A round tree, as children draw it. */
export function drawTree(plot: Plot, { x, y, height, colour, trunk }: Tree): Art {
  const r = height * 0.3
  const top = y - height
  const crown = splinePath(
    [
      { x: x - r * 0.4, y: top + r * 0.1 },
      { x: x + r * 0.6, y: top + r * 0.25 },
      { x: x + r, y: top + r * 1.2 },
      { x: x + r * 0.5, y: top + r * 2.1 },
      { x: x - r * 0.5, y: top + r * 2.1 },
      { x: x - r * 1.05, y: top + r * 1.15 },
    ],
    true,
  )
  const trunkLine: Path = [
    ['M', x, y],
    ['L', x, y - height * 0.55],
  ]
  return [
    brushed(trunkLine, trunk, height * 0.06),
    gouache(plot, crown, colour, { grain: 1.1, seed: x }),
  ]
}

interface FlowerBed {
  from: number
  to: number
  count: number
  bare?: readonly [number, number]
}

/** Random flowers and tufts of grass between two heights, larger in front. */
export function drawFlowers(plot: Plot, { from, to, count, bare = [0, 0] }: FlowerBed): Art {
  const random = createRandom(plot.seed + 31)
  const { coral, sun, cloud, petal, main, hillNear, dark } = plot.colours
  const hues = [cloud, coral, sun, cloud, petal, tint(main, 0.3)]
  const green = mixPaints(hillNear, dark, 0.3)
  const placed: Point[] = []
  const plants: Art[] = []
  for (let i = 0; i < count * 4 && placed.length < count; i++) {
    const [x, y] = [random() * plot.width, between(random, from, to)]
    if (x > bare[0] && x < bare[1]) continue
    if (placed.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.6) < 44)) continue
    placed.push({ x, y })
  }
  for (const [i, { x, y }] of placed.sort((a, b) => a.y - b.y).entries()) {
    const size = 0.75 + (0.6 * (y - from)) / (to - from)
    plants.push(
      i % 3 === 2
        ? drawTuft(x, y, 22 * size, green)
        : drawFlower({ x, y, size: 9 * size }, hues[i % hues.length] ?? cloud, {
            green,
            sun,
            coral,
          }),
    )
  }
  return named('flowers', plants)
}

export function drawTuft(x: number, y: number, height: number, colour: Paint): Art {
  const blades = [-0.5, -0.12, 0.3].flatMap((lean, i) =>
    leafPath({
      x: x + (i - 1) * 4,
      y,
      angle: -Math.PI / 2 + lean,
      length: height * (i === 1 ? 1.1 : 0.8),
      width: height * 0.13,
      bend: lean * 0.5,
    }),
  )
  return flat(blades, colour)
}

function drawFlower(
  { x, y, size }: { x: number; y: number; size: number },
  hue: Paint,
  { green, sun, coral }: { green: Paint; sun: Paint; coral: Paint },
): Art {
  const stem: Path = [
    ['M', x, y + size * 2.4],
    ['Q', x - size * 0.3, y + size, x, y],
  ]
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5 - 1.2
    return circlePath(
      x + size * 0.62 * Math.cos(angle),
      y + size * 0.62 * Math.sin(angle),
      size * 0.5,
    )
  }).flat()
  const leaf = leafPath({
    x,
    y: y + size * 2.1,
    angle: -0.7,
    length: size * 1.5,
    width: size * 0.4,
  })
  return [
    brushed(stem, green, 2.2),
    flat(leaf, green),
    flat(petals, hue),
    flat(circlePath(x, y, size * 0.36), hue === sun ? coral : sun),
  ]
}
