import type { FilmSourceInput } from '#shared/video.ts'
import { pram } from './pram.ts'

/** Cards in motion, composed by hand, in the order of the shelf. */
export const films: readonly FilmSourceInput[] = [...pram]
