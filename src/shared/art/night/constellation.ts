import { type Art, named } from '../art.ts'
import { printBleedPx } from '../family.ts'
import { circlePath, type Path, type Point, type Segment } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { flameAt } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'
import { drawGround } from './sky.ts'

/** What the stars form. */
export type Figure = 'menorah' | 'shofar'

/** Stars joined by fine lines; the figure is 200 units wide, its foot at y = 0. */
interface Constellation {
  lines: readonly (readonly Point[])[]
  /** Where lights burn, in the order of lighting, the first always. */
  wicks: readonly Point[]
  /** The area that the lines enclose, if they do. */
  outline?: readonly Point[]
  height: number
}

/** A figure that the stars form over the hills. */
export function drawConstellation(scene: NightScene): Art {
  const { night, layout, palette, seed, clear } = scene
  const { unit, heightPx, foot, header, widthPx, cx } = layout
  const drawn = constellations[night.figure ?? 'menorah']
  const top = header.y + 60 * unit
  const scale = Math.min((foot.y - top) / drawn.height, (0.84 * widthPx) / 200)
  const at = ({ x, y }: Point): Point => ({ x: cx + x * scale, y: foot.y + y * scale })
  const lines = drawn.lines.map((line) => line.map(at))
  const stars = lines.flat()
  const low = { ...layout, ledge: { ...layout.ledge, back: heightPx + printBleedPx - 30 * unit } }
  const box = {
    x: cx - 104 * scale,
    y: foot.y - drawn.height * scale,
    width: 208 * scale,
    height: drawn.height * scale,
  }
  const lit = drawn.wicks.slice(0, 1 + (night.lights ?? drawn.wicks.length)).map(at)
  const unlit = drawn.wicks.slice(1 + (night.lights ?? drawn.wicks.length)).map(at)
  const within = (drawn.outline ?? []).map(at)
  return [
    drawGround(low, palette, seed, { clear: [...clear, box], rings: false, panel: false }),
    haze(within, palette, unit),
    named(
      'lights',
      shape(
        lines.flatMap(polyline),
        stroke(colour(palette, 'ring'), (within.length > 0 ? 4.4 : 2.4) * unit, 0.62),
      ),
    ),
    named('stars', [
      shape(dots(stars, 15 * unit), { fill: colour(palette, 'glow2'), 'fill-opacity': '.34' }),
      shape(
        stars.flatMap((star) => spark(star, (within.length > 0 ? 25 : 17) * unit)),
        { fill: colour(palette, 'star') },
      ),
      shape(dots(unlit, 5 * unit), { fill: colour(palette, 'star'), 'fill-opacity': '.6' }),
    ]),
    lit.map((wick, i) => flameAt(wick, { id: `night-halo-${i}`, scale: 0.95 * unit }, palette)),
  ]
}

/** Light within an outline, which spills over its rim. */
function haze(within: readonly Point[], palette: NightScene['palette'], unit: number): Art {
  if (within.length === 0) return []
  const inside = area(within)
  const round = { 'stroke-linejoin': 'round' } as const
  return [
    shape(inside, { ...stroke(colour(palette, 'glow4'), 70 * unit, 0.16), ...round }),
    shape(inside, { ...stroke(colour(palette, 'glow3'), 30 * unit, 0.22), ...round }),
    shape(inside, { fill: colour(palette, 'glow3'), 'fill-opacity': '.52' }),
  ]
}

function polyline(points: readonly Point[]): Segment[] {
  return points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y])
}

function area(points: readonly Point[]): Path {
  return points.length > 0 ? [...polyline(points), ['Z']] : []
}

function dots(points: readonly Point[], radius: number): Path {
  return points.flatMap(({ x, y }) => circlePath(x, y, radius))
}

/** A spark of eight arms, every second one short. */
function spark({ x, y }: Point, radius: number): Path {
  const path: Segment[] = []
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    const r = i % 2 === 1 ? 0.24 * radius : i % 4 === 0 ? radius : 0.5 * radius
    path.push([i === 0 ? 'M' : 'L', x + r * Math.cos(angle), y + r * Math.sin(angle)])
  }
  return [...path, ['Z']]
}

/** Half circles of stars from a common stem, and a foot. */
function menorahStars(): Constellation {
  const arms = [1, 2, 3, 4].map((k): Point[] => {
    const steps = 2 + 2 * k
    return Array.from({ length: 2 * steps + 1 }, (_, i) => {
      const angle = (i / (2 * steps)) * Math.PI
      return { x: 23 * k * Math.cos(angle), y: -116 + 20 * k * Math.sin(angle) }
    })
  })
  const stem = [-128, -96, -76, -56, -36, -16, 0].map((y) => ({ x: 0, y }))
  const base = [-34, -17, 0, 17, 34].map((x) => ({ x, y: 6 - Math.abs(x) * 0.08 }))
  const wicks = [4, 3, 2, 1, -1, -2, -3, -4].map((k) => ({ x: 23 * k, y: -120 }))
  return { lines: [...arms, stem, base], wicks: [{ x: 0, y: -132 }, ...wicks], height: 166 }
}

const shofarBack: readonly Point[] = [
  { x: -96, y: -12 },
  { x: -84, y: -7 },
  { x: -70, y: -3 },
  { x: -38, y: -2 },
  { x: -4, y: -10 },
  { x: 28, y: -28 },
  { x: 52, y: -54 },
  { x: 66, y: -84 },
  { x: 76, y: -112 },
]

const shofarFront: readonly Point[] = [
  { x: -96, y: -12 },
  { x: -94, y: -24 },
  { x: -64, y: -19 },
  { x: -36, y: -22 },
  { x: -10, y: -34 },
  { x: 8, y: -54 },
  { x: 16, y: -82 },
  { x: 12, y: -108 },
]

const shofarMouth: readonly Point[] = [
  { x: 12, y: -108 },
  { x: 26, y: -120 },
  { x: 50, y: -124 },
  { x: 76, y: -112 },
  { x: 60, y: -101 },
  { x: 34, y: -99 },
  { x: 12, y: -108 },
]

/** Rings across the horn. */
const shofarRings: readonly (readonly Point[])[] = [2, 3, 4, 5, 6].flatMap((i) => {
  const [back, front] = [shofarBack[i + 1], shofarFront[i]]
  return back && front ? [[front, back]] : []
})

const shofarOutline = [
  ...shofarBack,
  ...shofarMouth.slice(1, 3).reverse(),
  ...[...shofarFront].reverse(),
]

const shofarStars: Constellation = {
  lines: [shofarBack, shofarFront, shofarMouth, ...shofarRings],
  wicks: [],
  outline: shofarOutline,
  height: 126,
}

const constellations = { menorah: menorahStars(), shofar: shofarStars }
