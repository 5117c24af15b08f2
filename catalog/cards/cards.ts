import type { CardDesignInput } from '#shared/card.ts'
import { menorahLights } from './menorah-lights.ts'
import { papercutArch } from './papercut-arch.ts'
import { pomegranateBough } from './pomegranate-bough.ts'
import { velvetAndGold } from './velvet-and-gold.ts'

/** Every built-in design, the newest first, as the shelves show them. */
export const cards: readonly CardDesignInput[] = [
  papercutArch,
  velvetAndGold,
  pomegranateBough,
  menorahLights,
]
