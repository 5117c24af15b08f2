import { type Art, group, use } from '../art.ts'
import type { Paints } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, ellipsePath, type Path, type Point, splinePath } from '../path.ts'
import { createRandom, type Random } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { polyline, runningStitch, stitches, tonesOf } from './thread.ts'

/** Flowers by name, each about (0, 0). */
export const flowerKinds = ['peony', 'daisy', 'star', 'aster'] as const
export type FlowerKind = (typeof flowerKinds)[number]

interface Ring {
  count: number
  /** From the middle of the flower to the root and the tip of a petal. */
  inner: number
  outer: number
  /** Half the width of a petal. */
  half: number
  turn?: number
  /** How deep the tip is notched, a share of the length. */
  notch?: number
  thread: string
}

interface Flower {
  radius: number
  rings: readonly Ring[]
  eye: { radius: number; thread: string; crown?: number }
}

function flowerOf(kind: FlowerKind, thread: string): Flower {
  const contrast = thread === 'amber' ? 'pale' : 'amber'
  const heart = thread === 'heart' ? 'pale' : 'heart'
  switch (kind) {
    case 'peony':
      return {
        radius: 100,
        rings: [
          { count: 10, inner: 34, outer: 102, half: 33, thread },
          { count: 9, inner: 14, outer: 63, half: 22, turn: 0.3, thread: heart },
        ],
        eye: { radius: 19, thread: 'cord', crown: 10 },
      }
    case 'daisy':
      return {
        radius: 52,
        rings: [
          { count: 6, inner: 8, outer: 56, half: 26, notch: 0.09, thread },
          { count: 6, inner: 5, outer: 30, half: 11, turn: 0.52, thread: contrast },
        ],
        eye: { radius: 12, thread: 'rose' },
      }
    case 'aster':
      return {
        radius: 56,
        rings: [
          { count: 8, inner: 16, outer: 60, half: 22, thread },
          { count: 8, inner: 7, outer: 33, half: 12, turn: 0.4, thread: heart },
        ],
        eye: { radius: 13, thread: contrast },
      }
    case 'star':
      return {
        radius: 36,
        rings: [{ count: 5, inner: 5, outer: 42, half: 21, turn: 0.1, thread }],
        eye: { radius: 11, thread: contrast },
      }
  }
}

/** A flower in satin stitch with its shade below it; its petals are defined once by `id`. */
export function flower(
  kind: FlowerKind,
  thread: string,
  { id, palette }: { id: string; palette: Paints },
): Art {
  const { radius, rings, eye } = flowerOf(kind, thread)
  const random = createRandom(radius)
  return [
    shape(ellipsePath(0, 7, radius * 0.94, radius * 0.94), {
      fill: colour(palette, 'shade'),
      'fill-opacity': '.2',
    }),
    rings.map((ring, i) => ringOf(ring, { id: `${id}-petal-${i}`, palette, random })),
    eyeOf(eye, palette),
  ]
}

function ringOf(
  ring: Ring,
  { id, palette, random }: { id: string; palette: Paints; random: Random },
): Art {
  const { count, turn = 0 } = ring
  const degrees = (i: number) => Math.round(((turn + (2 * Math.PI * i) / count) * 180) / Math.PI)
  // Every other petal lies over its neighbours.
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => (a % 2) - (b % 2) || a - b,
  )
  return order.map((i, k) =>
    k === 0
      ? group(
          { transform: [['rotate', degrees(i)]] },
          group({ id }, petalOf(ring, palette, random)),
        )
      : use(id, { transform: [['rotate', degrees(i)]] }),
  )
}

/** A petal that grows to the right: dark threads at its root, pale ones at its tip. */
function petalOf(petal: Ring, palette: Paints, random: Random): Art {
  const tones = tonesOf(petal.thread, palette)
  const byTone: Record<'deep' | 'base' | 'light' | 'shine', Path[]> = {
    deep: [],
    base: [],
    light: [],
    shine: [],
  }
  const count = Math.max(6, Math.round((petal.half * 2) / 4.4))
  for (let i = 0; i < count; i++) {
    const s = -0.88 + (1.76 * i) / (count - 1)
    const thread = (from: number, to: number) => {
      const middle = from + (to - from) * 0.55
      return polyline([from, middle, to].map((t) => petalPoint(petal, t, s)))
    }
    const chance = random() + 0.16 * s
    // What is left bare is the darkest body of the petal.
    if (chance < 0.8)
      byTone[chance < 0.34 ? 'light' : 'base'].push(thread(0.02, 0.9 + 0.1 * random()))
    if (random() < 0.72) byTone.deep.push(thread(0.02, 0.2 + 0.22 * random()))
    if (random() < 0.45) byTone.shine.push(thread(0.56 + 0.2 * random(), 0.9 + 0.09 * random()))
  }
  return [
    shape(petalOutline(petal), { fill: mixPaints(tones.dark, tones.deep, 0.5) }),
    stitches(byTone.base.flat(), tones.base, 3.1),
    stitches(byTone.light.flat(), tones.light, 3),
    stitches(byTone.deep.flat(), tones.deep, 1.9),
    stitches(byTone.shine.flat(), tones.shine, 2.2),
  ]
}

type Petal = Pick<Ring, 'inner' | 'outer' | 'half' | 'notch'>

/** A point of a petal: `t` from its root to its tip, `s` from side to side, -1 to 1. */
function petalPoint({ inner, outer, half, notch = 0 }: Petal, t: number, s: number): Point {
  const side = Math.abs(s)
  const end = 1 - 0.19 * side ** 2.2 - notch * Math.exp(-((s / 0.2) ** 2))
  const bulge = Math.sin(Math.PI * (0.1 + 0.64 * t))
  return { x: inner + (outer - inner) * t * end, y: s * half * (0.12 + 0.88 * bulge) }
}

function petalOutline(petal: Petal): Path {
  const at = (t: number, s: number) => petalPoint(petal, t, s)
  const tip = [-0.6, -0.3, 0, 0.3, 0.6].map((s) => at(1, s))
  const sides = [0, 0.3, 0.6, 0.85, 1]
  const left = sides.map((t) => at(t, -1))
  const right = sides.toReversed().map((t) => at(t, 1))
  return splinePath([...left, ...tip, ...right], true)
}

/** A padded heart of coiled metal with a bead, or of knots. */
function eyeOf({ radius, thread, crown = 0 }: Flower['eye'], palette: Paints): Art {
  const metal = tonesOf('cord', palette)
  const tones = tonesOf(thread, palette)
  const ring = (count: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
    })
  if (crown > 0) {
    const beads = ring(crown, radius * 1.75).flatMap(({ x, y }) => circlePath(x, y, 4.4))
    const coil = circlePath(0, 0, radius * 0.84)
    return [
      shape(beads, { ...stroke(metal.deep, 1.4), fill: metal.light }),
      shape(circlePath(0, 0, radius + 5), { fill: metal.deep }),
      shape(coil, { fill: metal.dark, stroke: metal.base, 'stroke-width': 9 }),
      runningStitch(coil, metal.shine, { width: 6.5, dashes: '3 3.4' }),
      shape(circlePath(0, 0, 7), { ...stroke(metal.deep, 2), fill: colour(palette, 'pale') }),
    ]
  }
  const knots = [{ x: 0, y: 0 }, ...ring(6, radius * 0.62)]
  return [
    shape(circlePath(0, 0, radius), { fill: tones.deep }),
    shape(
      knots.flatMap(({ x, y }) => circlePath(x, y, radius * 0.29)),
      { ...stroke(tones.dark, 1), fill: tones.light },
    ),
  ]
}
