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
  'four-kinds-in-tiles',
  'sukkah-in-tiles',
  'matzah-and-wine',
  'four-cups-in-a-row',
  'gragger-and-confetti',
  'three-hamentashen',
  'honey-and-apple-tiles',
  'three-pomegranates',
  'pram-among-blossoms',
  'balloons-in-tiles',
  'chuppah-in-a-garden-of-tiles',
  'becher-and-vine',
  'rings-and-doves',
  'bris-pillow-in-tiles',
  'five-coins-on-a-tray',
  'shabbos-lights-in-tiles',
  'from-moon-to-moon',
  'seven-kinds-in-tiles',
  'oil-and-lights',
  'first-fruits-in-tiles',
  'cradle-and-rattle',
  'decanter-and-moon',
  'scissors-and-alef-beis',
  'tefillin-in-tiles',
  'cake-in-tiles',
  'train-of-toys',
  'dove-and-rings',
  'sforim-by-lantern-light',
  'scroll-under-crown',
  'shul-in-tiles',
  'menorah-over-tiles',
  'havdalah-in-tiles',
  'bonfire-and-bows',
  'flowering-sinai',
  'scrolls-and-flags',
  'machzor-in-grey',
  'quiet-flame',
]

/** Designs in mid-century tiles. */
export const tilesCards = composeCards({
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
