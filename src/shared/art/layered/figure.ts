import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import { drawParts, partNameOf } from '../motifs/draw-parts.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { deepenPaint, mixPaints, type Paint } from '../paints.ts'
import { orient, type Path, placement, transformPath } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'

/** A thing of coloured papers glued one on another, standing at the middle of a box's foot. */
export function figure(motif: Motif, box: Box, palette: Paints): Art {
  const scale = Math.min(box.width / motif.width, box.height / motif.height)
  const place = placement(box.x + box.width / 2, box.y + box.height, 0, scale)
  const parts = placeParts(motif, place)
  const outline = parts.flatMap((part) => (part.as === 'body' ? orient(part.path, 'solid') : []))
  const shade = colour(palette, 'shade')
  const shadow = (x: number, y: number, opacity: number) =>
    shape(moved(outline, x, y), { fill: shade, 'fill-opacity': opacity })
  return named(partNameOf(motif.name), [
    shadow(12, 19, 0.12),
    shadow(8, 12, 0.14),
    shadow(4, 6, 0.18),
    drawParts(parts, (part, i) => glued(part, { scale, palette, own: ownPaper[motif.name], i })),
  ])
}

interface Bench {
  scale: number
  palette: Paints
  own: Partial<Record<Material, string>> | undefined
  i: number
}

function glued(part: MotifPart, { scale, palette, own }: Bench): Art {
  const { material, tone = 'base', path } = part
  const paint = colour(palette, own?.[material] ?? paperFor[material])
  const shade = colour(palette, 'shade')
  const toned = tonedBy(paint, tone, palette)
  if (part.as === 'line') return shape(path, stroke(toned, Math.max(2.6, part.width * scale)))
  if (part.as === 'detail') return shape(path, { fill: toned })
  return [
    shape(moved(path, 2.4, 3.6), { fill: shade, 'fill-opacity': 0.24 }),
    shape(moved(path, -1.2, -1.6), { fill: mixPaints(toned, '#ffffff', 0.5) }),
    shape(path, { fill: toned }),
  ]
}

function tonedBy(paint: Paint, tone: 'base' | 'light' | 'dark', palette: Paints): Paint {
  if (tone === 'light') return mixPaints(paint, '#fffaf0', 0.42)
  return tone === 'dark' ? mixPaints(deepenPaint(paint), colour(palette, 'shade'), 0.16) : paint
}

function moved(path: Path, x: number, y: number): Path {
  return transformPath(path, placement(x, y))
}

const paperFor: Readonly<Record<Material, string>> = {
  metal: 'silver',
  gold: 'gold',
  cloth: 'cloth',
  paper: 'cream',
  wood: 'wood',
  clay: 'clay',
  bread: 'bread',
  leaf: 'leaf',
  fruit: 'red',
  flower: 'rose',
  flame: 'flame',
  wine: 'wine',
  ink: 'coal',
}

/** Things of other paper than their material has elsewhere. */
const ownPaper: Readonly<Record<string, Partial<Record<Material, string>>>> = {
  shofar: { wood: 'bread' },
}
