import type { Box } from '../family.ts'
import { type Material, type Motif, placeParts, type Tone } from '../motifs/motif.ts'
import { placement } from '../path.ts'
import { type Colours, type Glaze, paintGlazes } from './glaze.ts'

/** The motif in glazes, brushed round, standing at the foot of a box in its middle. */
export function emblem(motif: Motif, box: Box, colours: Colours): string {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  const glazes = placeParts(motif, place).map((part, i): Glaze => {
    const colour = glazeFor[part.material] + shades[part.tone ?? 'base']
    if (part.as === 'line') {
      return { level: i, path: part.path, colour, width: Math.round(part.width * scale * 10) / 10 }
    }
    return { level: i, path: part.path, colour, outline: part.as === 'body' ? 2.6 : 1.2 }
  })
  return paintGlazes(glazes, colours)
}

const shades: Readonly<Record<Tone, string>> = { base: '', light: 'Light', dark: 'Dark' }

const glazeFor: Readonly<Record<Material, string>> = {
  metal: 'silver',
  gold: 'ochre',
  cloth: 'lead',
  paper: 'paper',
  wood: 'umber',
  clay: 'third',
  bread: 'ochre',
  leaf: 'leaf',
  fruit: 'third',
  flower: 'blush',
  flame: 'ochre',
  wine: 'plum',
  ink: 'ink',
}
