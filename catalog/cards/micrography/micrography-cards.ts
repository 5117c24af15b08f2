import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'two-trees-one-crown',
  'seeds-of-a-good-year',
  'written-candles',
  'pages-of-a-siyum',
  'crown-of-a-good-name',
  'shabbos-in-the-hills',
  'menorah-of-writing',
  'cup-of-seven-blessings',
  'cradle-of-wishes',
  'names-in-the-branches',
  'wreath-for-a-vort',
  'one-light',
  'tree-of-three-years',
  'houses-of-yerushalayim',
  'written-crown',
  'call-of-the-shofar',
  'cradle-of-her-name',
  'wreath-for-a-daughter',
  'years-in-a-wreath',
  'written-tree',
]

/** Designs of tiny writing. */
export const micrographyCards = composeCards({
  lettering,
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
