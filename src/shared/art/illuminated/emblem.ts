import type { Art, Fill } from '../art.ts'
import type { Box } from '../family.ts'
import { drawParts } from '../motifs/draw-parts.ts'
import { type Material, type Motif, placeParts, type Tone } from '../motifs/motif.ts'
import { placement } from '../path.ts'
import { type Colours, tone } from './blossom.ts'
import { gold, paintShapes, type Shape } from './paint.ts'

/** The motif in pigments and gold, every area outlined in ink, in the middle of a box. */
export function emblem(motif: Motif, box: Box, colours: Colours): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  return drawParts(placeParts(motif, place), (part) => {
    const paint = paintOf(part.material, part.tone ?? 'base', colours)
    const pen: Partial<Shape> =
      part.as === 'line' ? { width: part.width * scale } : { contour: part.as === 'body' ? 1.9 : 1 }
    return paintShapes([{ level: 0, path: part.path, paint, ...pen }], tone(colours, 'ink'))
  })
}

const pigments: Readonly<Record<Material, string>> = {
  metal: 'silver',
  gold: 'gold',
  cloth: 'lead',
  paper: 'paper',
  wood: 'wood',
  clay: 'second',
  bread: 'bread',
  leaf: 'leaf',
  fruit: 'second',
  flower: 'flower',
  flame: 'flame',
  wine: 'wine',
  ink: 'pen',
}

function paintOf(material: Material, shade: Tone, colours: Colours): Fill {
  if (material === 'gold' && shade === 'base') return gold
  return tone(colours, pigments[material], { base: '', light: 'Light', dark: 'Dark' }[shade])
}
