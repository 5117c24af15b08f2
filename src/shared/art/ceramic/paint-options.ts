import { type Art, group, use } from '../art.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Colours } from './glaze.ts'
import type { Plot } from './plot.ts'

export interface PaintOptions {
  plot: Plot
  colours: Colours
  /** Colours of the painting on the wall itself. */
  onWall: Colours
  motif: Motif
  seed: number
}

/** The left half of a plot and its mirror image. */
export function mirrored(half: Art, width: number): Art {
  return [
    group({ id: 'ceramic-half' }, half),
    use('ceramic-half', { transform: [['matrix', -1, 0, 0, 1, width, 0]] }),
  ]
}
