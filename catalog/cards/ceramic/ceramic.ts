import { simchaCards } from './simchas.ts'
import { timeCards } from './times.ts'
import { torahCards } from './torah.ts'

/** Designs on painted tiles. */
export const ceramicCards = [...simchaCards, ...timeCards, ...torahCards]
