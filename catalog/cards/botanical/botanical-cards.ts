import { inTurn } from '../in-turn.ts'
import { couples } from './couples.ts'
import { familySimchas } from './family-simchas.ts'
import { year } from './year.ts'

/** Gardens in line and wash. */
export const botanicalCards = inTurn([couples, familySimchas, year])
