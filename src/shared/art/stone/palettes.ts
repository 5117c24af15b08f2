import type { Palette } from '../family.ts'
import { colourIn } from '../paints.ts'
import { dawn, noon } from './day-palettes.ts'
import { autumn, dusk, night } from './evening-palettes.ts'

/** The stones, by their light. */
export const palettes = {
  dusk: whole(dusk),
  night: whole(night),
  dawn: whole(dawn),
  noon: whole(noon),
  autumn: whole(autumn),
} as const satisfies Record<string, Palette>

/** Houses have the land's own tones and lit windows, except in bright light; stars are rare. */
function whole(palette: Palette): Palette {
  const tones = [0, 1, 2, 3].flatMap((step) => [`${step}`, `${step}Shade`])
  const houses = tones.map((tone) => [`house${tone}`, colourIn(palette, `land${tone}`)])
  const dim = { ...Object.fromEntries(houses), pane: colourIn(palette, 'window'), star: 'none' }
  return { ...palette, colours: { ...dim, ...palette.colours } }
}
