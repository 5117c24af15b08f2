import type { Paints } from '../family.ts'
import type { Composition } from './compositions.ts'
import type { Plot } from './plot.ts'

/** All that a picture is drawn from. */
export interface Page {
  plot: Plot
  composition: Composition
  seed: number
  palette: Paints
}
