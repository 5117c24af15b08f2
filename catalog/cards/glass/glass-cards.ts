import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { inYiddish, lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'shofar-in-rings-of-glass',
  'evening-over-yerushalayim',
  'vine-in-glass',
  'menorah-in-a-fan-of-light',
  'pomegranate-tree-in-glass',
  'chuppah-at-sunset-in-glass',
  'dove-over-streams',
  'shabbos-light-in-glass',
]

/** Designs in stained glass. */
export const glassCards = composeCards({
  lettering,
  inYiddish,
  order,
  cards: [
    ...births,
    ...growingUp,
    ...couples,
    ...shul,
    ...seasons,
    ...yomTov,
    ...occasions,
    ...gatherings,
  ],
})
