import { holidayCards } from './holidays.ts'
import { simchaCards } from './simchas.ts'

/** Designs in the manner of illuminated manuscripts. */
export const illuminatedCards = [...holidayCards, ...simchaCards]
