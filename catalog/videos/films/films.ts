import type { FilmSourceInput } from '#shared/video.ts'
import { births } from './births.ts'
import { clips } from './clips.ts'
import { festiveNights } from './festive-nights.ts'
import { growingUp } from './growing-up.ts'
import { learning } from './learning.ts'
import { shabbos } from './shabbos.ts'
import { weddings } from './weddings.ts'
import { yomimTovim } from './yomim-tovim.ts'

/** All films composed by hand, in the order of the shelf. */
export const films: readonly FilmSourceInput[] = [
  ...weddings,
  ...births,
  ...growingUp,
  ...shabbos,
  ...festiveNights,
  ...learning,
  ...yomimTovim,
  ...clips,
]
