import { composeCards } from '../compose-card.ts'
import { inYiddish, lettering } from './lettering.ts'
import { seasons } from './seasons.ts'

/** Slugs in the order of the shelf. */
const order = ['shabbos-in-satin-stitch']

/** Embroidered designs. */
export const embroideryCards = composeCards({
  lettering,
  inYiddish,
  order,
  cards: [...seasons],
})
