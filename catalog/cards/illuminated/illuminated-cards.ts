import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { schedules } from './schedules.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'gate-of-sforim',
  'sefer-amid-scrolls',
  'gate-of-the-bris',
  'coins-on-scrolls',
  'tallis-bag-in-the-margin',
  'gate-of-tefillin',
  'quill-for-tenoyim',
  'gate-of-the-chuppah',
  'kesubah-amid-scrolls',
  'wine-amid-scrolls',
  'crown-for-the-sefer-torah',
  'shul-on-scrolls',
  'gate-of-the-kiddush',
  'basket-amid-scrolls',
  'megillah-in-gold-and-red',
  'seder-plate-roundel',
  'gate-of-the-haggadah',
  'luchos-on-scrolls',
  'lulav-in-the-margin',
  'gate-of-the-torah',
  'menorah-on-scrolls',
  'pomegranate-roundel',
  'shofar-roundel',
  'machzor-of-old',
  'candlesticks-in-the-margin',
  'new-moon-in-the-margin',
  'candle-on-vellum',
  'cradle-on-scrolls',
  'rings-in-the-margin',
  'dove-amid-scrolls',
  'scissors-on-scrolls',
  'gate-of-the-date-palm',
  'crown-between-bands',
]

/** Designs in the manner of illuminated manuscripts. */
export const illuminatedCards = composeCards({
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
    ...schedules,
  ],
})
