import type { CardDesignInput } from '#shared/card.ts'
import { shabbosCards } from './shabbos-cards.ts'

export const stoneCards: readonly CardDesignInput[] = [...shabbosCards]
