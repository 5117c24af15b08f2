import type { Acanthus } from '../acanthus.ts'
import { circlePath, type Matrix, transformPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { type Rinceau, rinceau as scrolls } from '../rinceau.ts'
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

export interface Band {
  length: number
  breadth: number
  seed: number
  colours: Colours
  /** Whether the band's ground is dark, so its stems must be light. */
  deep: boolean
  /** Whether leaves fill its four corners. */
  ends?: boolean
}

/**
 * Scrolls in pigments, each around a blossom, an acanthus in every gap, moved to the plot by
 * `place`.
 */
export function rinceau(band: Band, place: Matrix): Shape[] {
  const { seed, colours, deep } = band
  const parts = scrolls(band)
  const first = Math.floor(createRandom(seed)() * blooms.length)
  const ink = tone(colours, deep ? 'goldLight' : 'ink')
  const stem = tone(colours, deep ? 'leafLight' : 'leaf')
  const shapes: Shape[] = [
    ...parts.stems.map((path): Shape => ({ level: 1, path, paint: stem, contour: 1.5 })),
    ...parts.corners.flatMap(({ leaf, isNear, crossing }) => {
      const paints = cornerPaints[(crossing + (isNear ? 0 : 1)) % 2] ?? cornerPaints[0]
      return painted(band, leaf, { paints, level: 2 })
    }),
    ...parts.knots.map(
      ({ x, y, radius }): Shape => ({
        level: 2.7,
        path: circlePath(x, y, radius),
        paint: gold,
        contour: 1.5,
      }),
    ),
    ...parts.turned.flatMap((leaf, i) =>
      painted(band, leaf, {
        paints: i % 2 ? ['leafLight', 'leaf'] : ['leaf', 'leafLight'],
        level: 3,
      }),
    ),
    ...parts.gaps.flatMap((gap) => bezant(gap, 3.6, 0.4, ink)),
    ...parts.blooms.flatMap((bloom, i) => bloomAt(band, bloom, first + i)),
  ]
  return shapes.map((shape) => ({ ...shape, path: transformPath(shape.path, place) }))
}

const cornerPaints = [
  ['lead', 'leadLight'],
  ['second', 'flower'],
] as const

function painted(
  { colours, deep }: Band,
  { left, right, veins }: Acanthus,
  { paints: [one, other], level }: { paints: readonly [string, string]; level: number },
): Shape[] {
  const lift = deep && one === 'lead' ? 'leadLight' : one
  return [
    { level, path: left, paint: tone(colours, lift), contour: 1.5 },
    {
      level,
      path: right,
      paint: tone(colours, lift === other ? 'leadPale' : other),
      contour: 1.5,
    },
    { level: level + 0.5, path: veins, paint: tone(colours, 'white'), width: 1.1 },
  ]
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

function bloomAt(
  { colours, deep }: Band,
  bloom: Rinceau['blooms'][number],
  index: number,
): Shape[] {
  const [blossom, pigment] = blooms[index % blooms.length] ?? ['rosette', 'second']
  // Flowers of the leading colour would not show on a deep band, which has that colour.
  const shown = deep && pigment === 'lead' ? 'flower' : pigment
  if (blossom === 'pomegranate') return pomegranate(bloom, shown, colours)
  if (blossom === 'carnation') return carnation(bloom, shown, colours)
  return rosette(bloom, shown, colours, blossom === 'wild' ? 6 : 8)
}
