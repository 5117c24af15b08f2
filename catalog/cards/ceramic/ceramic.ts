import { simchaCards } from './simchas.ts'
import { timeCards } from './times.ts'

/** Designs on painted tiles. */
export const ceramicCards = [...simchaCards, ...timeCards]
