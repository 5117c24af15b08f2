import { risoChildCards } from './children.ts'
import { moreRisoCards } from './more.ts'
import { risoTimeCards } from './times.ts'

/** Riso prints. */
export const risoCards = [...risoChildCards, ...risoTimeCards, ...moreRisoCards]
