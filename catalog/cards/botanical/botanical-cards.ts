import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { lettering } from './lettering.ts'
import { occasions } from './occasions.ts'
import { photos } from './photos.ts'
import { schedules } from './schedules.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'pomegranate-bough',
  'rosy-pomegranates',
  'kiddush-bough',
  'blossoming-thanks',
  'mazel-tov-bough',
  'fruit-of-the-tree',
  'honey-and-pomegranates',
  'white-roses',
  'cradle-in-peonies',
  'candlesticks-in-roses',
  'wreath-of-peonies',
  'lily-of-the-valley',
  'white-wreath-shabbos',
  'anemones-at-the-edge',
  'garland-for-a-daughter',
  'honey-among-lemons',
  'anemones-in-a-bow',
  'lemons-in-leaf',
  'lulav-and-myrtle',
  'olive-wreath',
  'becher-under-the-vine',
  'esrogim-overhead',
  'garland-of-the-vine',
  'lavender-field',
  'almond-in-blossom',
  'crescent-of-roses',
  'peonies-for-you',
  'luchos-in-flower',
  'first-wheat',
  'nissan-meadow',
  'candle-and-olive',
]

/** Designs of gardens in line and wash. */
export const botanicalCards = composeCards({
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
    ...photos,
    ...gatherings,
    ...schedules,
  ],
})
