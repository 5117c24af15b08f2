import { moreTileSimchaCards } from './more-simchas.ts'
import { moreTileTimeCards } from './more-times.ts'
import { tileSimchaCards } from './simchas.ts'
import { tileTimeCards } from './times.ts'
import { tileYomTovCards } from './yomim-tovim.ts'

/** Mid-century tiles. */
export const tileCards = [
  ...tileYomTovCards,
  ...tileSimchaCards,
  ...tileTimeCards,
  ...moreTileSimchaCards,
  ...moreTileTimeCards,
]
