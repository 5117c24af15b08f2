import type { CardDesignInput } from '#shared/card.ts'
import { birthCards } from './births.ts'
import { growingUpCards } from './growing-up.ts'
import { childrensHolidayCards } from './holidays.ts'
import { shabbosAndYomTovCards } from './shabbos-and-yom-tov.ts'

export const kidsCards: readonly CardDesignInput[] = [
  ...birthCards,
  ...growingUpCards,
  ...childrensHolidayCards,
  ...shabbosAndYomTovCards,
]
