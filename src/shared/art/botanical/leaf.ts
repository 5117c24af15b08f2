import { type Art, group, reference, type Transform, use } from '../art.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { type Matrix, type Path, type Point, placement, type Segment, splinePath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { brushPath } from './brush.ts'
import type { Tones } from './palettes.ts'
import { isClear, lengthGradient, type Plot, short } from './plot.ts'

/** The hues of leaves, in the order in which a bough uses them. */
export const leafHues = ['green1', 'green2', 'green3', 'green4', 'blue', 'turning'] as const
export type LeafHue = (typeof leafHues)[number]

export interface Leaf {
  base: Point
  /** Radians; 0 points right, growing clockwise. */
  angle: number
  /** Px. */
  length: number
  /** Side of the stem: the tip curls away from it. */
  side: 1 | -1
  hue: LeafHue
  /** Default broad. */
  kind?: LeafKind
}

interface Shape {
  width: number
  bend: number
  /** Where the leaf is widest, as a share of its length. */
  widest: number
  /** The share of the width on the near side of the midrib. */
  fold: number
  rib: 'paper' | 'ink'
}

const broad: readonly Shape[] = [
  { width: 33, bend: 9, widest: 0.44, fold: 0.5, rib: 'paper' },
  { width: 28, bend: 19, widest: 0.4, fold: 0.55, rib: 'ink' },
  { width: 25, bend: 14, widest: 0.5, fold: 0.32, rib: 'paper' },
  { width: 38, bend: 12, widest: 0.46, fold: 0.53, rib: 'ink' },
  { width: 21, bend: 24, widest: 0.42, fold: 0.45, rib: 'paper' },
  { width: 30, bend: 4, widest: 0.54, fold: 0.62, rib: 'ink' },
]

/** Olive, willow and lavender leaves. */
const slim: readonly Shape[] = [
  { width: 15, bend: 10, widest: 0.46, fold: 0.5, rib: 'paper' },
  { width: 13, bend: 17, widest: 0.42, fold: 0.55, rib: 'ink' },
  { width: 17, bend: 5, widest: 0.5, fold: 0.42, rib: 'paper' },
  { width: 12, bend: 22, widest: 0.45, fold: 0.5, rib: 'ink' },
]

/** Myrtle and rose leaves. */
const oval: readonly Shape[] = [
  { width: 46, bend: 6, widest: 0.46, fold: 0.5, rib: 'paper' },
  { width: 40, bend: 12, widest: 0.42, fold: 0.46, rib: 'ink' },
  { width: 52, bend: 3, widest: 0.5, fold: 0.56, rib: 'paper' },
]

/** Eucalyptus leaves, round like coins. */
const round: readonly Shape[] = [
  { width: 82, bend: 3, widest: 0.5, fold: 0.5, rib: 'paper' },
  { width: 72, bend: 7, widest: 0.54, fold: 0.45, rib: 'ink' },
  { width: 90, bend: -3, widest: 0.52, fold: 0.54, rib: 'paper' },
]

const shapesOf = { broad, slim, oval, round } as const
export type LeafKind = keyof typeof shapesOf

/**
 * The leaves of a kind as symbols 100 long, each once with either half shaded, and the gradients of
 * their hues: defined once a plot. Their `<use>` gives the wash by `fill` and the pooled edge by
 * `stroke`.
 */
export function leafSymbols(plot: Plot, kinds: readonly LeafKind[] = ['broad']): Art {
  return [hueGradients(plot), kinds.map((kind) => kindSymbols(plot, kind))]
}

function hueGradients({ tones }: Plot): Art {
  const gradients = leafHues.map((hue) => {
    const wash = hue === 'turning' ? tones.green4 : tones[hue]
    const tip = hue === 'turning' ? tones.petal : mixPaints(wash, tones.paper, 0.3)
    return lengthGradient(`botanical-${hue}`, [
      [0, mixPaints(wash, tones.leafInk, 0.26)],
      [0.5, wash],
      [1, tip],
    ])
  })
  return gradients
}

function kindSymbols({ tones, seed }: Plot, kind: LeafKind): Art {
  const shapes = shapesOf[kind]
  const symbols = shapes.flatMap((form, i) =>
    [1, -1].map((dark) => {
      const parts = leafParts(form, dark, tones, createRandom(seed + 31 * i))
      return group({ id: `botanical-${symbolName(kind, i)}${dark > 0 ? 'a' : 'b'}` }, parts)
    }),
  )
  const washes = shapes.map((form, i) => {
    const { outline } = outlineOf(form, createRandom(seed + 31 * i))
    return shape(outline, { id: `botanical-${symbolName(kind, i)}w` })
  })
  return [...symbols, ...washes]
}

/**
 * One leaf, shaded on the side away from the light. A leaf that would touch the text is left out.
 */
export function drawLeaf(plot: Plot, leaf: Leaf, random: Random): Art {
  const symbol = symbolOf(leaf, random)
  const stretch = between(random, 0.86, 1.14)
  const scale = leaf.length / 100
  if (!leafIsClear(plot, leaf)) return []
  const mirrored = leaf.side === 1 ? -1 : 1
  const lightSide = Math.sin(leaf.angle + Math.PI / 2 - 0.85) > 0 ? 1 : -1
  const matrix = placement(leaf.base.x, leaf.base.y, leaf.angle, scale, scale * stretch * mirrored)
  const edge = mixPaints(edgeOf(plot, leaf.hue), plot.tones.leafInk, 0.55)
  return use(`botanical-${symbol}${lightSide * mirrored > 0 ? 'a' : 'b'}`, {
    transform: matrixOf(matrix),
    fill: reference(`botanical-${leaf.hue}`),
    stroke: edge,
  })
}

/** A leaf in the palest wash only, behind the others. */
export function drawGhostLeaf(plot: Plot, leaf: Leaf, random: Random): Art {
  const symbol = symbolOf(leaf, random)
  if (!leafIsClear(plot, leaf)) return []
  const scale = leaf.length / 100
  const mirrored = leaf.side === 1 ? -1 : 1
  const matrix = placement(leaf.base.x, leaf.base.y, leaf.angle, scale, scale * mirrored)
  const wash = mixPaints(edgeOf(plot, leaf.hue), plot.tones.paper, 0.76)
  return use(`botanical-${symbol}w`, { transform: matrixOf(matrix), fill: wash })
}

function leafIsClear(plot: Plot, { base, angle, length }: Leaf): boolean {
  return [0.1, 0.35, 0.6, 0.85, 1].every((t) => {
    const at = {
      x: base.x + Math.cos(angle) * length * t,
      y: base.y + Math.sin(angle) * length * t,
    }
    return isClear(plot, at, length * 0.26)
  })
}

/** A scale with two decimals is exact to half a px at a leaf's tip. */
function matrixOf(matrix: Matrix): readonly Transform[] {
  const numbers = matrix.map((value, i) => (i < 4 ? Math.round(value * 100) / 100 : short(value)))
  return [['matrix', ...numbers]]
}

function edgeOf({ tones }: Plot, hue: LeafHue): Paint {
  return hue === 'turning' ? tones.green4 : tones[hue]
}

function symbolOf({ kind = 'broad' }: Leaf, random: Random): string {
  return symbolName(kind, Math.floor(random() * shapesOf[kind].length))
}

function symbolName(kind: LeafKind, form: number): string {
  return kind === 'broad' ? `${form}` : `${kind}${form}`
}

function leafParts(form: Shape, dark: number, tones: Tones, random: Random): Art {
  const { outline, near, far, spine } = outlineOf(form, random)
  const [shaded, lit] = dark > 0 ? [near, far] : [far, near]
  const halfway = (edge: readonly Point[], share: number) =>
    edge.map((point, i) => {
      const middle = spine[i] ?? point
      return { x: point.x, y: middle.y + (point.y - middle.y) * share }
    })
  const shade = [...splinePath(spine), ...joined([...shaded].reverse())]
  const secondWash = [
    ...splinePath(halfway(lit, 0.86).slice(0, 5)),
    ...joined(spine.slice(0, 4).reverse()),
  ]
  const reserve = brushPath(halfway(lit, 0.5).slice(2, -1), 6)
  const petiole: Path = [
    ['M', -6, 0],
    ['L', 3, 0],
  ]
  const line =
    form.rib === 'paper'
      ? { stroke: tones.paper, 'stroke-opacity': 0.8 }
      : { 'stroke-opacity': 0.8 }
  return [
    shape(outline, { 'fill-opacity': 0.94, stroke: 'none' }),
    shape(secondWash, { fill: tones.leafInk, 'fill-opacity': 0.13, stroke: 'none' }),
    shape(shade, { fill: tones.leafInk, 'fill-opacity': 0.24, stroke: 'none' }),
    shape(reserve, { fill: tones.paper, 'fill-opacity': 0.3, stroke: 'none' }),
    shape(outline, { fill: 'none', 'stroke-width': 1, 'stroke-opacity': 0.55 }),
    shape(petiole, { fill: 'none', 'stroke-width': 1.8 }),
    shape(splinePath(spine), { fill: 'none', 'stroke-width': 1.3, ...line }),
    shape(veins(spine, near, far), { fill: 'none', 'stroke-width': 0.55, ...line }),
  ]
}

/** The curve through points, to append to a path that has begun. */
function joined(points: readonly Point[]): Path {
  const [start, ...rest] = splinePath(points)
  return start?.[0] === 'M' ? [['L', start[1], start[2]], ...rest] : []
}

/** The midrib and the two edges of a leaf 100 long, with matching points. */
function outlineOf(form: Shape, random: Random) {
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const spine = steps.map((t) => ({ x: 100 * t, y: form.bend * t * t }))
  const edge = (share: number) =>
    spine.map((middle, i) => {
      const t = steps[i] ?? 0
      const swell = Math.sin(Math.PI * t ** warp(form.widest)) ** 0.86
      const jitter = i > 0 && i < 8 ? between(random, -0.8, 0.8) : 0
      return { x: middle.x, y: middle.y + share * form.width * swell + jitter }
    })
  const near = edge(form.fold)
  const far = edge(form.fold - 1)
  const outline: Path = [...splinePath(near), ...joined([...far].reverse()), ['Z']]
  return { outline, near, far, spine }
}

/** The exponent that moves the peak of a half sine to `widest`. */
function warp(widest: number): number {
  return Math.log(0.5) / Math.log(widest)
}

/** Side veins: they leave the midrib forwards and stop before the edge. */
function veins(spine: readonly Point[], near: readonly Point[], far: readonly Point[]): Path {
  return [near, far].flatMap((edge) =>
    [1, 2, 3, 4, 5, 6].flatMap((i): Segment[] => {
      const from = spine[i]
      const to = edge[i + 1]
      if (!from || !to) return []
      const tip = { x: from.x + (to.x - from.x) * 0.9, y: from.y + (to.y - from.y) * 0.84 }
      return [
        ['M', from.x - 3, from.y],
        ['Q', from.x + 5, from.y + (tip.y - from.y) * 0.45, tip.x + 1, tip.y],
      ]
    }),
  )
}
