import type { Box, Paints } from '../family.ts'
import type { Composition } from './compositions.ts'
import type { Plot } from './plot.ts'

/** All that a window is cut by. */
export interface Window {
  plot: Plot
  composition: Composition
  /** Words that stand on the panes, units. */
  words: readonly Box[]
  seed: number
  palette: Paints
}
