import type { CardDesignInput } from '#shared/card.ts'
import { birthCards } from './births.ts'
import { growingUpCards } from './growing-up.ts'
import { childrensHolidayCards } from './holidays.ts'

export const kidsCards: readonly CardDesignInput[] = [
  ...birthCards,
  ...growingUpCards,
  ...childrensHolidayCards,
]
