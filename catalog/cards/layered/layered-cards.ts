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

/** Slugs in the order of the shelf. */
const order = [
  'sukkah-of-palms',
  'paper-roizele',
  'chuppah-in-a-paper-gate',
  'pomegranate-tree-in-paper',
  'gates-of-white-paper',
  'shabbos-light-in-leaves',
  'curtain-for-simchas-torah',
  'boat-on-paper-waves',
]

/** Designs in layered paper. */
export const layeredCards = composeCards({
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
    ...photos,
    ...gatherings,
  ],
})
