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
  'crowned-torah-print',
  'tefillin-print',
  'tenoyim-print',
  'chuppah-print',
  'five-coins-print',
  'bris-pillow-print',
  'keser-torah-print',
  'upsherin-print',
  'kiddush-in-shul-print',
  'sforim-print',
  'cradle-print',
  'birthday-cake-print',
  'lchaim-print',
  'shabbos-light-print',
  'shofar-print',
  'megillah-print',
  'spinning-dreidels-print',
  'apple-and-honey-print',
  'four-kinds-print',
  'sukkah-print',
  'matzah-print',
  'gragger-print',
  'date-palm-print',
  'jug-of-oil-print',
  'memorial-light-print',
  'open-sefer-print',
  'new-moon-print',
  'bonfire-print',
  'menorah-print',
  'havdalah-print',
  'luchos-print',
  'omer-sheaf-print',
]

/** Linocut prints. */
export const linoCards = composeCards({
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
