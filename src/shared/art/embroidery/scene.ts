import type { Box, Paints } from '../family.ts'
import type { Composition } from './compositions.ts'
import type { Plot } from './plot.ts'

/** All that a cloth is stitched by. */
export interface Scene {
  plot: Plot
  composition: Composition
  /** Words, units. */
  words: readonly Box[]
  seed: number
  palette: Paints
}
