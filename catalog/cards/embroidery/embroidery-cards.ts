import { composeCards } from '../compose-card.ts'
import { births } from './births.ts'
import { couples } from './couples.ts'
import { gatherings } from './gatherings.ts'
import { growingUp } from './growing-up.ts'
import { inYiddish, lettering } from './lettering.ts'
import { photos } from './photos.ts'
import { schedules } from './schedules.ts'
import { seasons } from './seasons.ts'
import { shul } from './shul.ts'
import { yomTov } from './yom-tov.ts'

/** Slugs in the order of the shelf. */
const order = [
  'shabbos-in-satin-stitch',
  'wreath-for-a-wedding',
  'luchos-on-velvet',
  'sheva-bruches-under-blossoms',
  'tenoyim-on-a-scalloped-cloth',
  'field-of-flowers',
  'bris-pillow-in-satin',
  'alef-beis-in-flower',
  'menorah-in-gold-thread',
]

/** Embroidered designs. */
export const embroideryCards = composeCards({
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
    ...schedules,
  ],
})
