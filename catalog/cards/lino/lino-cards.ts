import type { CardDesignInput } from '#shared/card.ts'
import { holidayPrints } from './holiday-prints.ts'
import { simchaPrints } from './simcha-prints.ts'

export const linoCards: readonly CardDesignInput[] = [...simchaPrints, ...holidayPrints]
