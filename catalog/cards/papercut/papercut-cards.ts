import { children } from './children.ts'
import { couples } from './couples.ts'
import { torahAndYear } from './torah-and-year.ts'

/** Designs in papercut, besides the first gates. */
export const papercutCards = [...couples, ...children, ...torahAndYear]
