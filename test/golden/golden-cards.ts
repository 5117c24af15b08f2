import { drawCard } from '../../catalog/pictures/draw-card.ts'
import type { Format } from '../../src/shared/format.ts'
import { designOf } from '../fixtures/designs.ts'

/** A card of each family, as visitors get it. */
const golden: Readonly<Record<string, Format>> = {
  'papercut-arch': 'print',
  'velvet-and-gold': 'status',
  'pomegranate-bough': 'portrait',
  'menorah-lights': 'square',
  'balloons-over-the-pram': 'portrait',
  'wedding-in-the-hills': 'square',
  'four-kinds-in-tiles': 'status',
  'first-cut': 'portrait',
  'gate-of-sforim': 'square',
  'chuppah-in-the-garden': 'print',
  'shabbos-light-print': 'square',
  'shofar-in-rings-of-glass': 'status',
  'purim-broadside': 'status',
  'chuppah-in-a-paper-gate': 'status',
  'shabbos-in-satin-stitch': 'status',
  'two-trees-one-crown': 'status',
}

export const goldenCards = Object.entries(golden).map(([slug, format]) => ({
  slug,
  name: `${slug}-${format}`,
  file: new URL(`${slug}-${format}.svg`, import.meta.url),
  draw: async () => `${await drawCard(designOf(slug), { values: {}, format })}\n`,
}))
