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
  'velvet-and-gold',
  'hadran',
  'velvet-and-silver',
  'crown-of-torah',
  'joy-of-torah',
  'canopy-on-pearl',
  'chuppah-by-night',
  'kesubah-in-rose',
  'ring-in-laurel',
  'lchaim-medallion',
  'tenoyim-crown',
  'seven-cups-of-gold',
  'silver-rings',
  'glass-in-laurel',
  'pillow-of-the-bris',
  'entered-into-the-bris',
  'five-selaim',
  'cup-for-shalom-zachor',
  'crown-for-a-son',
  'dove-in-rose-gold',
  'little-crown',
  'tefillin-in-gold',
  'lions-of-the-bar-mitzvah',
  'first-snip',
  'rattle-in-rose-gold',
  'birthday-in-rays',
  'lions-and-the-torah',
  'siyum-crown',
  'crown-of-the-shul',
  'shabbos-candles-in-gold',
  'two-candles-on-pearl',
  'silver-shofar',
  'shofar-medallion',
  'sealed-for-good',
  'crown-of-simchas-torah',
  'golden-megillah',
  'cup-of-the-seder',
  'menorah-in-rays',
  'golden-crescent',
  'light-of-the-neshamah',
  'sforim-medallion',
  'quill-of-gold',
  'luchos-in-laurel',
  'honey-medallion',
  'esrog-in-laurel',
  'lions-of-simchas-torah',
  'fruit-in-laurel',
  'matzah-medallion',
  'bow-and-arrow-medallion',
  'havdalah-medallion',
  'crown-of-the-rov',
  'initials-in-gold',
  'great-initials',
]

/** Designs in foil on velvet and paper. */
export const foilCards = composeCards({
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
