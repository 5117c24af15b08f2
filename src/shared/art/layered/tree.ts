import { ribbonPath, sampleSpline } from '../foliage.ts'
import { orient, type Path, type Point } from '../path.ts'
import { flatten } from '../polygon.ts'
import { between, createRandom } from '../random.ts'
import { roundHole } from './cuts.ts'
import { hung } from './fruit.ts'
import { hill, rolling } from './land.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { cutLeaf, fringe, vine } from './plants.ts'
import { clearOf, onBothSides, pointsAt, sheet } from './scene.ts'

/** A tree whose crown of many sheets leaves a light in its middle for the words. */
export function tree(page: Page): Piece[] {
  const { plot, seed } = page
  const { width, height, thing } = plot
  const ground = thing.y + thing.height
  const far = rolling(ground - thing.height * 0.42, 24, 800, createRandom(seed + 1))
  const near = rolling(ground - thing.height * 0.1, 16, 900, createRandom(seed + 2))
  const front = rolling(ground + (height - ground) * 0.42, 12, 700, createRandom(seed + 3))
  const trunk = onBothSides(plot, limbs(page))
  return [
    { path: hill(far, width, height), colour: 'sheet5', depth: 0.5 },
    ...[4, 3].map((k): Piece => crown(page, k)),
    { path: hill(near, width, height), colour: 'sheet3', depth: 0.8 },
    { path: trunk, colour: 'bark', depth: 1, part: 'motif' },
    ...[2, 1].map((k): Piece => ({ ...crown(page, k), part: 'foliage' })),
    ...fruits(page),
    { path: [...hill(front, width, height), ...grass(page, front)], colour: 'sheet1', depth: 1.1 },
    { path: onBothSides(plot, corners(page)), colour: 'sheet0', depth: 1.3, part: 'foliage' },
  ]
}

/** A sheet of leaves with the light in its middle, open below where the trunk is. */
function crown({ plot, seed, composition }: Page, k: number): Piece {
  const { width, text, thing } = plot
  const middle = { x: width / 2, y: text.y + text.height / 2 }
  const across = text.width / 2 + 44 + (4 - k) * 28
  const up = text.height / 2 + 92 + (4 - k) * (text.y / 10)
  const down = thing.y + thing.height * 0.34 - middle.y + (4 - k) * 20
  const random = createRandom(seed + 60 + k)
  const turn = random() * 6
  const hole = roundHole(
    middle,
    (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const full = (Math.abs(c) ** 6 + Math.abs(s) ** 6) ** (-1 / 6)
      const by = full * (1 + 0.02 * Math.sin(7 * angle + turn))
      return [across * by, (s > 0 ? down * 3 : up) * by]
    },
    48,
  )
  const line = (flatten(hole, 3)[0] ?? []).filter(({ y }) => y < middle.y + down)
  const leaf = (plot.proportion === 'status' ? 104 : 82) * (1 + 0.1 * (4 - k))
  const leaves = fringe(arcOf(line), {
    leaf,
    step: leaf * 0.3,
    lean: -Math.PI * 0.42,
    slim: composition.leaves === 'willow' ? 0.13 : 0.23,
    clear: clearOf(plot),
    random,
  })
  const rest = { colour: `sheet${k}`, depth: 0.6 + 0.15 * (4 - k) }
  return sheet(plot, hole, rest, leaves, k < 3 ? scattered(line, { out: leaf, random }) : [])
}

/** Leaves cut into a crown at some way from its edge, which show the paler one behind. */
function scattered(
  line: readonly Point[],
  { out, random }: { out: number; random: () => number },
): Path {
  const path = line.flatMap(({ x, y }, i) => {
    const next = line[i + 1]
    if (!next || i % 2 > 0) return []
    const away = Math.atan2(next.y - y, next.x - x) + Math.PI / 2
    return [0.62, 1.2, 1.8].flatMap((far) => {
      const by = out * (far + between(random, -0.14, 0.14))
      const at = { x: x + by * Math.cos(away), y: y + by * Math.sin(away) }
      return cutLeaf({ ...at, angle: random() * 6.3, length: 44, slim: 0.24 })
    })
  })
  return orient(path, 'hole')
}

/** The line from its left foot over its top to its right foot, wherever the outline began. */
function arcOf(line: readonly Point[]): Point[] {
  let start = 0
  line.forEach((point, i) => {
    const before = line[(i + line.length - 1) % line.length] ?? point
    if (Math.hypot(point.x - before.x, point.y - before.y) > 160) start = i
  })
  return [...line.slice(start), ...line.slice(0, start)]
}

/** The left half of the trunk, its roots, and its boughs round the words. */
function limbs({ plot }: Page): Path {
  const { width, height, text, thing } = plot
  const middle = width / 2
  const ground = thing.y + thing.height
  const fork = thing.y + thing.height * 0.3
  const side = text.x - 44
  const low = text.y + text.height
  const limb = (line: readonly Point[], from: number, to: number) =>
    orient(ribbonPath(sampleSpline(line, 20), from, to), 'solid')
  const trunk = pointsAt(middle - 22, ground + 60, middle - 20, ground - thing.height * 0.3)
  const rising = pointsAt(middle - 34, fork + 20, middle - 190, fork - 20, text.x + 60, low + 56)
  const upper = pointsAt(side, low - 20, side - 18, text.y + text.height * 0.6, side - 6, text.y)
  const lower = pointsAt(middle - 20, ground - thing.height * 0.2, middle - 60, fork + 70)
  const out = pointsAt(middle - 260, fork + 76, side - 40, fork + 10)
  const root = pointsAt(
    middle - 10,
    ground - 50,
    middle - 40,
    ground + 10,
    middle - 190,
    ground + 34,
  )
  const deep = pointsAt(
    middle - 4,
    ground - 60,
    middle - 14,
    ground + 30,
    middle - 90,
    (height + ground) / 2,
  )
  return [
    limb([...trunk, ...rising, ...upper], 92, 16),
    limb([...lower, ...out], 46, 12),
    limb(root, 60, 8),
    limb(deep, 60, 8),
  ].flat()
}

function fruits({ plot, composition, seed }: Page): Piece[] {
  const { fruit } = composition
  const { width, text, thing, proportion } = plot
  if (!fruit) return []
  const size = proportion === 'status' ? 40 : 32
  const random = createRandom(seed + 90)
  const left = [
    { x: width * 0.2, y: text.y * 0.62 },
    { x: width * 0.36, y: text.y * 0.42 },
    { x: width * 0.055, y: text.y + text.height * 0.2 },
    { x: width * 0.05, y: text.y + text.height * 0.62 },
    { x: width * 0.1, y: thing.y + 30 },
    { x: width * 0.29, y: thing.y + thing.height * 0.42 },
  ]
  return left.flatMap(({ x, y }, i) =>
    [x, width - x].flatMap((at) => {
      const radius = size * (i === 2 || i === 3 ? 0.8 : 1) * between(random, 0.9, 1.1)
      return hung(fruit, { x: at, y }, radius, y - radius - 26)
    }),
  )
}

function grass({ plot, seed }: Page, ground: (x: number) => number): Path {
  const random = createRandom(seed + 33)
  const path: Path[] = []
  for (let x = -10; x < plot.width + 20; x += between(random, 20, 38)) {
    const lean = between(random, -0.4, 0.4)
    const length = between(random, 40, 96)
    path.push(
      cutLeaf({ x, y: ground(x) + 16, angle: -Math.PI / 2 + lean, length, slim: 0.1, bend: lean }),
    )
  }
  return path.flat()
}

/** Boughs in front at the upper and lower corners. */
function corners({ plot, seed, composition }: Page): Path {
  const { height, proportion } = plot
  const size = proportion === 'status' ? 1 : 0.74
  const bough = (line: readonly Point[], k: number) =>
    vine({
      line,
      thick: 16,
      pairs: 7,
      leaf: 140 * size,
      slim: composition.leaves === 'willow' ? 0.13 : 0.23,
      slits: true,
      clear: clearOf(plot),
      random: createRandom(seed + k),
    })
  return [
    bough(pointsAt(-40, 40, 60, 180 * size, 70, 400 * size), 71),
    bough(pointsAt(-40, -30, 160 * size, 60, 400 * size, 70), 72),
    bough(pointsAt(-40, height + 20, 110, height - 70, 330 * size, height - 90), 73),
    bough(pointsAt(-40, height - 30, 30, height - 160 * size, 50, height - 330 * size), 74),
  ].flat()
}
