import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { drawParts, partNameOf } from '../motifs/draw-parts.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { placement } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassFill } from './pane.ts'

/** A thing in leaded glass, standing at the middle of a box's foot. */
export function figure(motif: Motif, box: Box, palette: Paints): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  const parts = placeParts(motif, place)
  const lead = colour(palette, 'lead')
  const rim = parts.flatMap((part) => (part.as === 'body' ? part.path : []))
  const bodies = drawParts(parts, (part) =>
    paintPart(part, { scale, palette, glasses: { ...glassFor, ...ownGlass[motif.name] } }),
  )
  return named(partNameOf(motif.name), [
    shape(rim, { ...stroke(lead, Math.max(9, Math.min(18, 11 * scale))), fill: lead }),
    bodies,
  ])
}

interface Manner {
  scale: number
  palette: Paints
  glasses: Readonly<Record<Material, string>>
}

function paintPart(part: MotifPart, { scale, palette, glasses }: Manner): Art {
  const { path, material, tone = 'base' } = part
  const paint = colour(palette, 'paint')
  if (part.as === 'line') {
    const isPainted = material === 'ink' || tone === 'dark'
    const width = Math.max(2.4, part.width * scale)
    return shape(path, stroke(isPainted ? paint : colour(palette, glasses[material]), width))
  }
  const fill = glassFill(glasses[material] + (tone === 'base' ? '' : `_${tone}`))
  const isBody = part.as === 'body'
  return shape(path, {
    ...stroke(isBody ? colour(palette, 'lead') : paint, isBody ? 5.2 : 2.4),
    fill,
  })
}

const glassFor: Readonly<Record<Material, string>> = {
  metal: 'silver',
  gold: 'amber',
  cloth: 'cobalt',
  paper: 'opal',
  wood: 'wood',
  clay: 'roof',
  bread: 'bread',
  leaf: 'leaf',
  fruit: 'ruby',
  flower: 'rose',
  flame: 'flame',
  wine: 'wine',
  ink: 'pane',
}

/** Things in other glass than their material has elsewhere. */
const ownGlass: Readonly<Record<string, Partial<Record<Material, string>>>> = {
  moon: { gold: 'flame', ink: 'ramp6' },
  shofar: { wood: 'horn' },
  tefillin: { ink: 'coal' },
}
