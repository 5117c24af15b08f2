import { children } from './children.ts'
import { couples } from './couples.ts'
import { seasons } from './seasons.ts'
import { torahAndYomTov } from './torah-and-yom-tov.ts'

/** Designs in foil on velvet and paper. */
export const foilCards = [...couples, ...children, ...torahAndYomTov, ...seasons]
