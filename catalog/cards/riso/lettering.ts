import type { CardDesignInput } from '#shared/card.ts'
import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

/** Suez One as the giant letters are, Heebo for its smaller lines, Jost for Latin. */
const lettering = {
  title: {
    faces: ['suez-one-400', 'jost-500'],
    sizes: { min: 76, max: 168 },
    gap: 40,
    maxLines: 2,
    align: 'right',
    ink: 'title',
  },
  /** In a face that has the marks of Yiddish. */
  yiddish: {
    faces: ['heebo-800'],
    sizes: { min: 76, max: 160 },
    gap: 40,
    maxLines: 2,
    align: 'right',
    ink: 'title',
  },
  name: {
    faces: ['suez-one-400', 'jost-500'],
    sizes: { min: 56, max: 100 },
    gap: 50,
    maxLines: 2,
    align: 'right',
    ink: 'name',
  },
  accent: {
    faces: ['heebo-800', 'jost-500'],
    sizes: { min: 42, max: 62 },
    gap: 52,
    maxLines: 2,
    align: 'right',
    ink: 'accent',
  },
  small: {
    faces: ['heebo-500', 'jost-500'],
    sizes: { min: 40, max: 50 },
    gap: 46,
    maxLines: 2,
    align: 'right',
    ink: 'quiet',
  },
  translation: {
    faces: ['jost-500', 'heebo-500'],
    sizes: { min: 44, max: 66 },
    gap: 52,
    maxLines: 2,
    align: 'left',
    ink: 'quiet',
  },
  'latin-title': {
    faces: ['jost-500', 'suez-one-400'],
    sizes: { min: 76, max: 150 },
    gap: 40,
    maxLines: 2,
    align: 'left',
    ink: 'title',
  },
  'latin-name': {
    faces: ['jost-500', 'suez-one-400'],
    sizes: { min: 56, max: 92 },
    gap: 50,
    maxLines: 2,
    align: 'left',
    ink: 'name',
  },
  'latin-accent': {
    faces: ['jost-500', 'heebo-500'],
    sizes: { min: 42, max: 60 },
    gap: 48,
    maxLines: 2,
    align: 'left',
    ink: 'accent',
  },
} as const satisfies Lettering<string>

export type Rank = keyof typeof lettering

/** A riso print with its words below it: what it shows, and its lines by rank. */
export function risoCard(design: Omit<Composition<Rank>, 'lettering'>): CardDesignInput {
  return composeCard({ ...design, lettering })
}
