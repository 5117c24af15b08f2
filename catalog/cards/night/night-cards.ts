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
  'menorah-lights',
  'rambam-menorah',
  'quiet-lights',
  'first-night-of-chanukah',
  'second-night-of-chanukah',
  'third-night-of-chanukah',
  'fourth-night-of-chanukah',
  'fifth-night-of-chanukah',
  'sixth-night-of-chanukah',
  'seventh-night-of-chanukah',
  'eighth-night-of-chanukah',
  'new-moon-over-the-valley',
  'crescent-at-nightfall',
  'lag-baomer-bonfire',
  'fires-on-the-hills',
  'one-candle',
  'candle-on-kippur-night',
  'sukkah-under-the-stars',
  'candles-at-nightfall',
  'chuppah-under-the-stars',
  'lanterns-for-two',
  'torah-in-radiance',
  'crescent-of-tishrei',
  'moon-of-nissan',
  'havdalah-flame',
  'megillah-by-night',
  'torah-and-stars',
  'lanterns-lchaim',
  'lanterns-for-seven-nights',
  'upsherin-at-the-fires',
]

/** Designs of lights in the dark. */
export const nightCards = composeCards({
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
