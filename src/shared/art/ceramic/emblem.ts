import type { Art } from '../art.ts'
import type { Box } from '../family.ts'
import { drawParts } from '../motifs/draw-parts.ts'
import {
  type Material,
  type Motif,
  type MotifPart,
  placeParts,
  type Tone,
} from '../motifs/motif.ts'
import { placement } from '../path.ts'
import { type Colours, type Glaze, paintGlazes } from './glaze.ts'

/** The motif in outlined glazes, standing at the middle of a box's foot. */
export function emblem(motif: Motif, box: Box, colours: Colours): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  return drawParts(placeParts(motif, place), (part) => paintGlazes([glazeOn(part, scale)], colours))
}

function glazeOn(part: MotifPart, scale: number): Glaze {
  const { path, material, tone = 'base' } = part
  const glaze = { level: 0, path, colour: glazeFor[material] + shades[tone] }
  if (part.as === 'line') return { ...glaze, width: Math.round(part.width * scale * 10) / 10 }
  return { ...glaze, outline: part.as === 'body' ? 2.6 : 1.2 }
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
