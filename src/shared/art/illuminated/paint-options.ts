import type { Box } from '../family.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Colours } from './blossom.ts'
import type { Plot } from './plot.ts'

export interface PaintOptions {
  plot: Plot
  colours: Colours
  motif: Motif
  seed: number
  /** Whether bands are painted on a ground of the leading colour. */
  deep: boolean
  /** Whether the motif of a gate hangs from its arch. */
  hangs: boolean
  /** The words as laid out, in units. */
  reserved: readonly Box[]
}
