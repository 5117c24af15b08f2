import type { CardDesignInput } from '#shared/card.ts'
import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

/** Heavy sans flush with the block's side, Hebrew at the right; Jost for Latin. */
const lettering = {
  title: {
    faces: ['heebo-800', 'jost-500'],
    sizes: { min: 84, max: 236 },
    gap: 44,
    maxLines: 3,
    align: 'right',
    ink: 'title',
  },
  second: {
    faces: ['heebo-800', 'jost-500'],
    sizes: { min: 70, max: 190 },
    gap: 40,
    maxLines: 2,
    align: 'right',
    ink: 'name',
  },
  name: {
    faces: ['heebo-800', 'jost-500'],
    sizes: { min: 60, max: 108 },
    gap: 56,
    maxLines: 2,
    align: 'right',
    ink: 'name',
  },
  small: {
    faces: ['heebo-500', 'jost-500'],
    sizes: { min: 40, max: 54 },
    gap: 50,
    maxLines: 2,
    align: 'right',
    ink: 'quiet',
  },
  accent: {
    faces: ['heebo-500', 'jost-500'],
    sizes: { min: 44, max: 66 },
    gap: 54,
    maxLines: 2,
    align: 'right',
    ink: 'accent',
  },
  translation: {
    faces: ['jost-500', 'heebo-500'],
    sizes: { min: 44, max: 68 },
    gap: 54,
    maxLines: 2,
    align: 'right',
    ink: 'accent',
  },
  'latin-title': {
    faces: ['jost-500', 'heebo-800'],
    sizes: { min: 84, max: 200 },
    gap: 44,
    maxLines: 2,
    align: 'left',
    ink: 'title',
  },
  'latin-name': {
    faces: ['jost-500', 'heebo-800'],
    sizes: { min: 60, max: 120 },
    gap: 56,
    maxLines: 2,
    align: 'left',
    ink: 'name',
  },
  'latin-small': {
    faces: ['jost-500', 'heebo-500'],
    sizes: { min: 40, max: 52 },
    gap: 50,
    maxLines: 3,
    align: 'left',
    ink: 'quiet',
  },
  'latin-accent': {
    faces: ['jost-500', 'heebo-500'],
    sizes: { min: 44, max: 64 },
    gap: 54,
    maxLines: 2,
    align: 'left',
    ink: 'accent',
  },
} as const satisfies Lettering<string>

export type Rank = keyof typeof lettering

/** A design in tiles: what it shows, and its lines by rank. */
export function tileCard(design: Omit<Composition<Rank>, 'lettering'>): CardDesignInput {
  return composeCard({ ...design, lettering })
}
