import type { CardDesignInput } from '#shared/card.ts'
import { hospitalityCards } from './hospitality-cards.ts'
import { moreSimchaCards } from './more-simcha-cards.ts'
import { shabbosCards } from './shabbos-cards.ts'
import { simchaCards } from './simcha-cards.ts'
import { yomTovCards } from './yom-tov-cards.ts'

export const stoneCards: readonly CardDesignInput[] = [
  ...shabbosCards,
  ...simchaCards,
  ...moreSimchaCards,
  ...hospitalityCards,
  ...yomTovCards,
]
