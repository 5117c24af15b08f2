import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { inYiddish, lettering } from './lettering.ts'
import { photos } from './photos.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in shelf order; cards that are not named here come last. */
const order = [
  'purim-broadside',
  'lchaim-among-posters',
  'freilichen-chanukah-in-rays',
  'good-news-on-the-front-page',
  'ticket-to-the-upsherin',
  'label-of-the-lchaim',
  'friday-on-the-calendar',
  'kiddush-at-the-shop-front',
  'bar-mitzvah-bill',
]

/** Wood type: lines that fill the measure, for news that everybody is to hear. */
export const woodtypeCards = composeCards({
  lettering,
  inYiddish,
  cards: [
    ...births,
    ...growingUp,
    ...couples,
    ...shul,
    ...seasons,
    ...yomTov,
    ...photos,
    ...gatherings,
  ],
  order,
})
