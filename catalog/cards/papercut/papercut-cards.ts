import { simchas } from './simchas.ts'
import { torahAndYear } from './torah-and-year.ts'

/** Designs in papercut, besides the first gates. */
export const papercutCards = [...simchas, ...torahAndYear]
