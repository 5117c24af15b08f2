import * as v from 'valibot'
import { menorahLights } from '../../catalog/cards/menorah-lights.ts'
import { papercutArch } from '../../catalog/cards/papercut-arch.ts'
import { pomegranateBough } from '../../catalog/cards/pomegranate-bough.ts'
import { velvetAndGold } from '../../catalog/cards/velvet-and-gold.ts'
import { drawCard } from '../../catalog/pictures/draw-card.ts'
import { type CardDesignInput, cardDesignSchema } from '../../src/shared/card.ts'
import type { Format } from '../../src/shared/format.ts'

/** A card of each family, as it leaves the house; each format once. */
const golden: readonly [CardDesignInput, Format][] = [
  [papercutArch, 'print'],
  [velvetAndGold, 'status'],
  [pomegranateBough, 'portrait'],
  [menorahLights, 'square'],
]

export const goldenCards = golden.map(([card, format]) => ({
  name: `${card.slug}-${format}`,
  file: new URL(`${card.slug}-${format}.svg`, import.meta.url),
  draw: async () => `${await drawCard(v.parse(cardDesignSchema, card), { values: {}, format })}\n`,
}))
