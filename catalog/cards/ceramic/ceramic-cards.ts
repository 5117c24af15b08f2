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
  'chuppah-in-the-garden',
  'dove-and-carnations',
  'rings-on-tiles',
  'kesubah-in-glaze',
  'becher-and-tulips',
  'grapes-and-tulips',
  'deer-in-the-garden',
  'lamb-in-the-garden',
  'bris-pillow-among-tiles',
  'tefillin-in-glaze',
  'cake-among-tiles',
  'sefer-in-glaze',
  'decanter-in-glaze',
  'shul-in-the-garden',
  'fish-and-tulips',
  'honey-in-the-garden',
  'seder-plate-in-glaze',
  'wheat-among-tiles',
  'sukkah-in-the-garden-of-tiles',
  'menorah-in-the-garden',
  'basket-in-the-garden',
  'pomegranates-among-tiles',
  'candlesticks-in-the-garden',
  'challah-among-tiles',
  'moon-and-carnations',
  'sefer-torah-in-the-garden',
  'crown-in-glaze',
  'coins-in-glaze',
  'scissors-among-tiles',
  'machzor-in-glaze',
  'bow-in-the-garden',
  'cradle-among-tiles',
  'hachtarah-in-glaze',
]

/** Designs on painted tiles. */
export const ceramicCards = composeCards({
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
