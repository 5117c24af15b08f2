import { ribbonPath } from '../foliage.ts'
import { circlePath, type Matrix, type Point, transformPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { acanthus } from './acanthus.ts'
import {
  bezant,
  type Colours,
  carnation,
  type Pigment,
  pomegranate,
  rosette,
  tone,
} from './blossom.ts'
import { gold, type Shape } from './paint.ts'

/** A band of scrolls along the x axis from (0, 0), `breadth` high about y = 0. */
export interface Rinceau {
  length: number
  breadth: number
  seed: number
  colours: Colours
  /** Whether the band's ground is dark, so that its stems must be light. */
  deep: boolean
}

/**
 * Scrolls that turn in and out along a band, each about a blossom, an acanthus in every gap. As
 * many as fit, all alike in size, moved to the page by `place`.
 */
export function rinceau(band: Rinceau, place: Matrix): Shape[] {
  const { length, breadth, seed } = band
  const count = Math.max(1, Math.round(length / (breadth * 0.92)))
  const bays = Array.from({ length: count }, (_, i) => bayOf(band, i, count))
  const random = createRandom(seed)
  const first = Math.floor(random() * blooms.length)
  const shapes = [
    ...mainStem(band, bays),
    ...bays.flatMap((bay, i) => [
      ...branch(band, bay),
      ...gapLeaves(band, bay, i),
      ...bloomAt(band, bay, first + i),
    ]),
  ]
  return shapes.map((shape) => ({ ...shape, path: transformPath(shape.path, place) }))
}

interface Bay extends Point {
  radius: number
  /** -1 when the main stem passes over the scroll, 1 when under it. */
  side: 1 | -1
  pitch: number
  isLast: boolean
}

function bayOf({ length, breadth }: Rinceau, i: number, count: number): Bay {
  const pitch = length / count
  const radius = Math.min(0.42 * breadth, 0.455 * pitch)
  const side = i % 2 === 0 ? -1 : 1
  return { x: (i + 0.5) * pitch, y: 0, radius, side, pitch, isLast: i === count - 1 }
}

/** A point on the scroll's circle; angles run from the left over the stem's side to the right. */
function onScroll({ x, y, radius, side }: Bay, degrees: number, share = 1): Point {
  const angle = Math.PI + (degrees / 180) * Math.PI
  return { x: x + Math.cos(angle) * radius * share, y: y - side * Math.sin(angle) * radius * share }
}

function mainStem(band: Rinceau, bays: readonly Bay[]): Shape[] {
  const points = bays.flatMap((bay) => [35, 62, 90, 118, 145].map((angle) => onScroll(bay, angle)))
  const first = bays[0]
  const start = first ? [{ x: 0, y: first.side * -0.1 * first.radius }] : []
  const width = 0.062 * band.breadth
  return [stem(band, ribbonPath([...start, ...points], width, width))]
}

/** On from the main stem round the scroll, inwards to the blossom. */
function branch(band: Rinceau, bay: Bay): Shape[] {
  const spiral = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    return onScroll(bay, 145 + 330 * t, 1 - 0.52 * t ** 1.4)
  })
  const leaf = (from: number, share: number, turn: number, reach: number) =>
    acanthus({
      rib: [
        onScroll(bay, from, share),
        onScroll(bay, from + turn * 0.5, share - reach * 0.42),
        onScroll(bay, from + turn, share - reach * 0.36),
      ],
      width: 0.25 * bay.radius,
      lobes: 4,
    })
  const first = leaf(205, 0.98, 74, 0.3)
  const second = leaf(318, 0.86, 66, 0.16)
  return [
    stem(band, ribbonPath(spiral, 0.062 * band.breadth, 0.03 * band.breadth)),
    ...painted(band, first, ['leaf', 'leafLight'], 3),
    ...painted(band, second, ['leafLight', 'leaf'], 3),
  ]
}

/** Where the stem crosses to the next scroll: a sheath, and a leaf into each of the two corners. */
function gapLeaves(band: Rinceau, bay: Bay, i: number): Shape[] {
  const { radius, side, pitch } = bay
  const edge = bay.x + pitch / 2
  const knot = onScroll(bay, 146)
  const height = band.breadth / 2
  const near = acanthus({
    rib: [
      { x: edge - 0.1 * radius, y: side * 0.3 * height },
      { x: edge - 0.04 * radius, y: side * 0.6 * height },
      { x: edge + 0.16 * radius, y: side * 0.84 * height },
      { x: edge + 0.54 * radius, y: side * 0.86 * height },
    ],
    width: 0.24 * radius,
    lobes: 4,
  })
  const far = acanthus({
    rib: [
      { x: edge + 0.1 * radius, y: -side * 0.3 * height },
      { x: edge + 0.04 * radius, y: -side * 0.6 * height },
      { x: edge - 0.16 * radius, y: -side * 0.84 * height },
      { x: edge - 0.54 * radius, y: -side * 0.86 * height },
    ],
    width: 0.24 * radius,
    lobes: 4,
  })
  const [one, other] = i % 2 === 0 ? leafPaints : [...leafPaints].reverse()
  const ink = tone(band.colours, band.deep ? 'goldLight' : 'ink')
  const leaves = bay.isLast
    ? []
    : [...painted(band, near, one ?? [], 2), ...painted(band, far, other ?? [], 2)]
  return [
    ...leaves,
    { level: 2.7, path: circlePath(knot.x, knot.y, 0.1 * radius), paint: gold, contour: 1.5 },
    ...(bay.isLast
      ? []
      : bezants(edge, radius, side * height).flatMap((at) => bezant(at, 3.6, 0.4, ink))),
  ]
}

function bezants(edge: number, radius: number, y: number): Point[] {
  return [
    { x: edge - 0.3 * radius, y: 0.88 * y },
    { x: edge + 0.3 * radius, y: -0.88 * y },
  ]
}

const leafPaints = [
  ['lead', 'leadLight'],
  ['second', 'flower'],
] as const

function painted(
  { colours, deep }: Rinceau,
  { left, right, veins }: ReturnType<typeof acanthus>,
  [one = 'leaf', other = 'leafLight']: readonly string[],
  level: number,
): Shape[] {
  const lift = deep && one === 'lead' ? 'leadLight' : one
  return [
    { level, path: left, paint: tone(colours, lift), contour: 1.5 },
    { level, path: right, paint: tone(colours, lift === other ? 'leadPale' : other), contour: 1.5 },
    { level: level + 0.5, path: veins, paint: tone(colours, 'white'), width: 1.1 },
  ]
}

function stem({ colours, deep }: Rinceau, path: Shape['path']): Shape {
  return { level: 1, path, paint: tone(colours, deep ? 'leafLight' : 'leaf'), contour: 1.5 }
}

type Blossom = 'rosette' | 'wild' | 'pomegranate' | 'carnation'

const blooms: readonly (readonly [Blossom, Pigment])[] = [
  ['rosette', 'second'],
  ['pomegranate', 'lead'],
  ['wild', 'flower'],
  ['carnation', 'second'],
  ['rosette', 'lead'],
  ['pomegranate', 'second'],
  ['carnation', 'flower'],
]

function bloomAt({ colours, deep }: Rinceau, bay: Bay, index: number): Shape[] {
  const [blossom, pigment] = blooms[index % blooms.length] ?? ['rosette', 'second']
  const end = onScroll(bay, 475, 0.48)
  const angle = Math.atan2(bay.y - end.y, bay.x - end.x)
  const bloom = { x: bay.x, y: bay.y, angle, radius: 0.56 * bay.radius }
  // A deep band is of the leading colour, on which its own flowers would not be seen.
  const shown = deep && pigment === 'lead' ? 'flower' : pigment
  if (blossom === 'pomegranate') return pomegranate(bloom, shown, colours)
  if (blossom === 'carnation') return carnation(bloom, shown, colours)
  return rosette(bloom, shown, colours, blossom === 'wild' ? 6 : 8)
}
