import { type Art, named } from '../art.ts'
import type { Point } from '../path.ts'
import { cloth } from './cloth.ts'
import { bough, type Fruit } from './foliage.ts'
import { hills, sea } from './hills.ts'
import type { Window } from './window.ts'

/** What a window has at its foot. */
export const feet = ['city', 'hills', 'sea', 'boughs', 'cloth'] as const
export type Foot = (typeof feet)[number]

/** The foot of a window: hills with or without houses, water, or boughs from both sides. */
export function foot(window: Window): Art {
  const { plot, composition, seed, palette } = window
  const { layout, foot: kind, fruit } = composition
  const place = { width: plot.width, top: plot.ground, foot: plot.height, seed }
  if (kind === undefined) return []
  if (kind === 'sea') return sea(place, palette)
  if (kind === 'cloth') return cloth(plot, palette)
  if (kind === 'boughs') return boughs(window)
  const land = hills(
    { ...place, hasCity: kind === 'city', water: layout === 'hills' ? 0 : 0.36 },
    palette,
  )
  return [land, fruit ? boughs(window) : []]
}

/** Fruiting boughs that rise from both lower corners. */
function boughs({ plot, composition, seed, palette }: Window): Art {
  const { width, height, ground } = plot
  const { fruit: kind = 'pomegranate' } = composition
  // Their highest leaf stays below the words.
  const size = Math.min(1, (height - ground) / 450)
  const at = (x: number, y: number): Point => ({ x: width - size * x, y: height - size * y })
  const high = [at(-20, 60), at(70, 230), at(190, 326), at(350, 318)]
  const low = [at(-20, 50), at(130, 110), at(290, 118), at(450, 78)]
  const places = kind === 'olive' ? olives : balls
  const fruits = places.map(([x, y, radius], i): Fruit => {
    return {
      ...at(x, y),
      radius: size * radius,
      kind,
      isOpen: i === 0,
      turn: kind === 'olive' && i % 2 ? 0.4 : 0,
    }
  })
  const options = { thick: 24 * size, leaves: 9, leaf: 132 * size }
  const mirror = <P extends Point>(points: readonly P[]) =>
    points.map((point) => ({ ...point, x: width - point.x }))
  return named('foliage', [
    bough({ ...options, line: high, seed }, palette),
    bough({ ...options, line: low, fruits, seed: seed + 1 }, palette),
    bough({ ...options, line: mirror(high), seed: seed + 7 }, palette),
    bough({ ...options, line: mirror(low), fruits: mirror(fruits), seed: seed + 8 }, palette),
  ])
}

/** Places of fruit, from the corner, and radii: a large one in front, or pairs of small ones. */
const balls = [
  [140, 196, 88],
  [312, 250, 50],
  [296, 104, 60],
] as const
const olives = [
  [96, 176, 30],
  [150, 206, 28],
  [228, 272, 27],
  [306, 270, 26],
  [196, 84, 29],
  [262, 70, 27],
  [380, 70, 25],
] as const
