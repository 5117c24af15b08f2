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
  'papercut-arch',
  'lchaim-arch',
  'gate-of-doves',
  'seven-blessings',
  'anniversary-arch',
  'canopy-in-the-gate',
  'canopy-in-the-garden',
  'becher-in-the-gate',
  'seven-blessings-in-lace',
  'rings-in-lace',
  'dove-of-the-anniversary',
  'cradle-in-lace',
  'pram-in-the-garden',
  'shalom-zachor-in-lace',
  'pillow-in-lace',
  'coins-in-lace',
  'letters-in-the-garden',
  'tefillin-in-lace',
  'birthday-in-the-garden',
  'kiddush-in-lace',
  'lamb-of-cut-paper',
  'scissors-in-lace',
  'torah-of-cut-paper',
  'torah-in-the-gate',
  'sforim-in-lace',
  'shul-of-cut-paper',
  'shabbos-in-lace',
  'gate-of-shabbos',
  'new-moon-in-lace',
  'shofar-in-lace',
  'honey-of-cut-paper',
  'sukkah-of-cut-paper',
  'gate-of-simchas-torah',
  'menorah-in-lace',
  'megillah-in-lace',
  'pomegranate-in-lace',
  'bonfire-in-lace',
  'sinai-in-flower',
  'matzah-in-lace',
  'scribe-of-cut-paper',
]

/** Designs in papercut. */
export const papercutCards = composeCards({
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
