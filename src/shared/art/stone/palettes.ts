import type { Palette } from '../family.ts'
import { dawn, noon } from './day-palettes.ts'
import { autumn, dusk, night } from './evening-palettes.ts'

/** The stones by the light they stand in. */
export const palettes = { dusk, night, dawn, noon, autumn } as const satisfies Record<
  string,
  Palette
>
