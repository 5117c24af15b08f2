import type { Art } from '../art.ts'
import { directionAt, ribbonPath, sampleSpline } from '../foliage.ts'
import { mixPaints } from '../paints.ts'
import { type Point, splinePath } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { away } from './brush.ts'
import { drawGhostLeaf, drawLeaf, type Leaf, type LeafHue, type LeafKind } from './leaf.ts'
import { isClear, type Plot } from './plot.ts'

export interface Bough {
  /** Points along the stem from its thick end, px. See `clearStem`. */
  stem: readonly Point[]
  /** Width of the thick end, px. */
  width: number
  /** Length of the leaves at the thick end, px. It shrinks to 0.62 of this towards the tip. */
  leaf: number
  /** The share of the stem without leaves, at its thick end. */
  bare: number
  /** Whether there is a leaf at the end. */
  terminal: boolean
  hues: readonly LeafHue[]
  /** Default broad. */
  kind?: LeafKind
  /** A young stem is green and has no bark; default false. */
  young?: boolean
  /** Distance between leaves on one side, as a share of their length; default 0.56. */
  gap?: number
  seed: number
}

/** The stem, cut short so that it and the leaf at its end, `room` px long, stay off the text. */
export function clearStem(plot: Plot, stem: readonly Point[], room: number): readonly Point[] {
  const blocked = stem.findIndex((point) => !isClear(plot, point, room * 0.12))
  let end = blocked < 0 ? stem.length : blocked
  for (let tip = stem[end - 1]; tip && !isClear(plot, tip, room); tip = stem[end - 1]) end--
  return stem.slice(0, end)
}

/** The point at a share (0 to 1) of a stem. */
export function placeOn(stem: readonly Point[], share: number): Point | undefined {
  return stem[Math.round(share * (stem.length - 1))]
}

/** The direction at the end of a stem, radians. */
export function directionOf(stem: readonly Point[]): number {
  return directionAt(stem, stem.length - 1)
}

/** A stem with its leaves: back leaves, stem, front leaves. */
export function drawBough(plot: Plot, bough: Bough): Art {
  const random = createRandom(plot.seed * 7 + bough.seed + 500)
  const leaves = leavesAlong(plot, bough)
  return [
    ...leaves.filter((_, i) => i % 3 === 0).map((leaf) => drawLeaf(plot, leaf, random)),
    bough.stem.length > 5 ? drawStem(plot, bough.stem, bough) : [],
    ...leaves.filter((_, i) => i % 3 !== 0).map((leaf) => drawLeaf(plot, leaf, random)),
  ]
}

/** The palest leaves of a bough. They are painted before all stems, which adds depth. */
export function drawGhosts(plot: Plot, bough: Bough): Art {
  const random = createRandom(plot.seed * 7 + bough.seed + 900)
  return leavesAlong(plot, bough)
    .filter((_, i) => i % 5 === 1)
    .map((leaf) => {
      const angle = leaf.angle + 0.5 * leaf.side
      return drawGhostLeaf(plot, { ...leaf, angle, length: leaf.length * 1.2 }, random)
    })
}

/** A thin stalk from a stem to a fruit or flower. */
export function drawStalk(plot: Plot, line: readonly Point[], width: number): Art {
  return drawStem(plot, sampleSpline(line, 12), { width, end: width * 0.8 })
}

function drawStem(
  plot: Plot,
  stem: readonly Point[],
  { width, end = width / 5, young = false }: { width: number; end?: number; young?: boolean },
): Art {
  const { ink, green1, green2, green3 } = plot.tones
  const [bark, barkLight] = young
    ? [mixPaints(green1, green2, 0.5), green3]
    : [plot.tones.bark, plot.tones.barkLight]
  const lift = width * 0.2
  const lit = stem.map((point) => ({ x: point.x - lift * 0.5, y: point.y - lift }))
  const dark = stem.slice(0, -3).map((point, i) => {
    const half = (width + ((end - width) * i) / stem.length) * 0.5
    return { x: point.x + half * 0.35, y: point.y + half * 0.62 }
  })
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const
  return [
    shape(ribbonPath(thin(stem, 5), width, end), { fill: bark }),
    shape(ribbonPath(thin(lit, 5), width * 0.34, end * 0.3), { fill: barkLight }),
    shape(splinePath(thin(dark, 5)), {
      ...line,
      stroke: mixPaints(bark, ink, 0.6),
      'stroke-width': Math.round(10 * plot.unit * 1.1) / 10,
      'stroke-opacity': 0.6,
    }),
  ]
}

function thin(points: readonly Point[], step: number): Point[] {
  return points.filter((_, i) => i % step === 0 || i === points.length - 1)
}

function leavesAlong(plot: Plot, bough: Bough): Leaf[] {
  const random = createRandom(plot.seed * 7 + bough.seed)
  const { stem, bare, terminal, kind = 'broad' } = bough
  const gap = bough.leaf * (bough.gap ?? 0.56)
  const lengths = stem.map((point, i) => {
    const before = stem[i - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const leaves: Leaf[] = []
  if (gap === 0) return leaves
  let side: 1 | -1 = random() < 0.5 ? 1 : -1
  let hue = Math.floor(random() * bough.hues.length)
  let walked = 0
  let next = total * bare + gap * 0.3
  stem.forEach((point, i) => {
    walked += lengths[i] ?? 0
    if (walked < next || walked > total - gap * 0.25) return
    const shrink = 1 - 0.38 * (walked / total)
    const angle = directionAt(stem, i) + side * (0.8 + between(random, -0.17, 0.17))
    const length = bough.leaf * shrink * between(random, 0.76, 1.2)
    const base = away(point, angle, bough.width * (0.5 - 0.3 * (walked / total)))
    leaves.push({
      base,
      angle,
      length,
      side,
      hue: bough.hues[hue % bough.hues.length] ?? 'green1',
      kind,
    })
    hue += random() < 0.7 ? 1 : 2
    side = side === 1 ? -1 : 1
    next = walked + gap * 0.5 * shrink * between(random, 0.7, 1.3)
  })
  const tip = stem.at(-1)
  if (tip && terminal) {
    const angle = directionAt(stem, stem.length - 1) + between(random, -0.15, 0.15)
    leaves.push({ base: tip, angle, length: bough.leaf * 0.66, side, hue: 'green2', kind })
  }
  return leaves
}
