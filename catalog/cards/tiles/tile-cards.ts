import { tileSimchaCards } from './simchas.ts'
import { tileTimeCards } from './times.ts'
import { tileYomTovCards } from './yomim-tovim.ts'

/** Mid-century tiles. */
export const tileCards = [...tileYomTovCards, ...tileSimchaCards, ...tileTimeCards]
