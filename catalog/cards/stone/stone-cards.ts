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
  'shabbos-window',
  'candles-over-the-hills',
  'shabbos-on-the-terrace',
  'havdalah-by-the-sea',
  'shabbos-at-the-gate',
  'wedding-in-the-hills',
  'wine-on-the-terrace',
  'first-tefillin-window',
  'learning-by-lantern',
  'torah-in-the-wall',
  'kiddush-over-the-city',
  'lantern-lit-shalom-zachor',
  'open-sefer-window',
  'garden-gate-vort',
  'gate-at-dusk-wedding',
  'quill-and-candles',
  'pram-at-the-gate',
  'cradle-in-blossom',
  'pillow-in-the-niche',
  'five-coins-at-dusk',
  'honey-on-the-letters',
  'cake-on-the-terrace',
  'two-cups-by-the-sea',
  'kiddush-in-the-garden',
  'everlasting-home',
  'wedding-thanks-at-the-gate',
  'bar-mitzvah-thanks',
  'sukkah-down-the-path',
  'chuppah-down-the-path',
  'shul-down-the-path',
  'honey-and-shofar-window',
  'machzor-and-candle',
  'lulav-in-the-loggia',
  'menorah-in-the-window',
  'seder-in-spring',
  'first-fruits-window',
  'candle-by-the-sea',
  'megillah-over-the-city',
  'fruit-on-the-terrace',
  'flag-and-apple-window',
  'bow-on-the-terrace',
  'sweet-year-terrace',
  'lights-in-two-windows',
  'mishloach-manos-terrace',
  'seder-at-dusk',
  'in-loving-memory',
  'counting-the-omer',
]

/** Designs of windows in stone. */
export const stoneCards = composeCards({
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
