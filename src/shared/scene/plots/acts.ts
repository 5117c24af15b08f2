import type { Acts, PlotSlug } from '../plot.ts'
import { daybreak } from './daybreak.ts'
import { fire } from './fire.ts'
import { garden } from './garden.ts'
import { gold } from './gold.ts'
import { lamplight } from './lamplight.ts'
import { leaves } from './leaves.ts'
import { letter } from './letter.ts'
import { paper } from './paper.ts'
import { parade } from './parade.ts'
import { still } from './still.ts'

/** What happens in each plot. */
export const actsOf: Readonly<Record<PlotSlug, Acts>> = {
  lamplight,
  garden,
  letter,
  parade,
  daybreak,
  gold,
  leaves,
  fire,
  paper,
  still,
}
