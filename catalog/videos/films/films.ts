import type { FilmSourceInput } from '#shared/video.ts'
import { children } from './children.ts'
import { clips } from './clips.ts'
import { learning } from './learning.ts'
import { lights } from './lights.ts'
import { weddings } from './weddings.ts'
import { yomimTovim } from './yomim-tovim.ts'

/** Every film that was composed by hand, in the order of the shelf. */
export const films: readonly FilmSourceInput[] = [
  ...weddings,
  ...children,
  ...lights,
  ...learning,
  ...yomimTovim,
  ...clips,
]
