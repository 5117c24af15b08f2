import { homeCards } from './home.ts'
import { simchaCards } from './simchas.ts'
import { timeCards } from './times.ts'

/** Designs in the manner of illuminated manuscripts. */
export const illuminatedCards = [...simchaCards, ...timeCards, ...homeCards]
