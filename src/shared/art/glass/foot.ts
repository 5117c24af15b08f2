import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Point } from '../path.ts'
import { cloth } from './cloth.ts'
import { bough, type Fruit } from './foliage.ts'
import { hills, sea } from './hills.ts'
import type { Plot } from './plot.ts'
import type { Window } from './window.ts'

/** What a window has at its foot. */
export const feet = ['city', 'hills', 'sea', 'boughs', 'cloth'] as const
export type Foot = (typeof feet)[number]

/** The foot of a window: hills with or without houses, water, or boughs from both sides. */
export function foot({ plot, composition: { foot: kind, layout }, seed, palette }: Window): Art {
  const { width, height, ground } = plot
  if (kind === undefined) return []
  const place = { width, top: ground, foot: height, seed }
  const isHills = layout === 'hills'
  if (kind === 'city' && !isHills) {
    return [hills({ ...place, hasCity: true, water: 0.36 }, palette), boughs(plot, seed, palette)]
  }
  if (kind === 'city') return hills({ ...place, hasCity: true, water: 0 }, palette)
  if (kind === 'sea') return sea(place, palette)
  if (kind === 'hills')
    return hills({ ...place, hasCity: false, water: isHills ? 0 : 0.3 }, palette)
  return kind === 'cloth' ? cloth(plot, palette) : boughs(plot, seed, palette)
}

/** Fruiting boughs that rise into both lower corners. */
function boughs({ width, height }: Plot, seed: number, palette: Paints): Art {
  const right: Point[] = [
    { x: width + 20, y: height - 150 },
    { x: width - 120, y: height - 166 },
    { x: width - 270, y: height - 120 },
    { x: width - 420, y: height - 96 },
  ]
  const left = right.map(({ x, y }) => ({ x: width - x, y }))
  const fruit: Fruit[] = [
    { x: width - 148, y: height - 172, radius: 80, isOpen: true },
    { x: width - 282, y: height - 104, radius: 54 },
  ]
  const mirrored = fruit.map((one) => ({ ...one, x: width - one.x }))
  const options = { thick: 22, leaves: 9, leaf: 128 }
  return named('foliage', [
    bough({ ...options, line: right, fruits: fruit, seed }, palette),
    bough({ ...options, line: left, fruits: mirrored, seed: seed + 7 }, palette),
  ])
}
