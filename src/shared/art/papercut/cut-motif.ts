import type { Art, Attributes } from '../art.ts'
import type { Paints } from '../family.ts'
import { drawParts } from '../motifs/draw-parts.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import type { Paint } from '../paints.ts'
import { type Matrix, orient, type Path, placement, transformPath } from '../path.ts'
import { shape } from '../shapes.ts'

/** Materials of pasted coloured paper. Everything else is cut from the white sheet. */
const pasted: Partial<Record<Material, string>> = {
  flame: 'accent',
  flower: 'flower',
  fruit: 'flower',
  wine: 'flower',
}

/** Colours behind the openings of the white sheet. */
const behind: Partial<Record<Material, string>> = { ...pasted, cloth: 'flower', clay: 'flower' }

/**
 * A motif cut from white paper, in plot units: shaded parts from a second sheet a little darker,
 * details as openings, creases as slits, stems as strips.
 */
export function cutMotif(motif: Motif, place: Matrix, colours: Paints['colours']): Art {
  const parts = placeParts(motif, place)
  const scale = Math.hypot(place[0], place[1])
  const silhouette = parts.flatMap(({ as, path }) => (as === 'body' ? orient(path, 'solid') : []))
  const shadow = (x: number, y: number, opacity: number) =>
    area(transformPath(silhouette, placement(x, y)), colours.shadow, { 'fill-opacity': opacity })
  return [
    shadow(8, 13, 0.26),
    shadow(3.5, 6, 0.34),
    area(transformPath(silhouette, placement(1.4, 2.2)), colours.paperEdge),
    drawParts(parts, (part, i) => cutPart(part, { colours, scale, ...under(parts, i) })),
  ]
}

function under(parts: readonly MotifPart[], i: number): Pick<Bench, 'before' | 'below'> {
  const below = parts.slice(0, i).findLast(({ as }) => as === 'body')?.material
  return { before: parts[i - 1], below }
}

interface Bench {
  colours: Paints['colours']
  scale: number
  /** The previous part, and the material of the last body. */
  before: MotifPart | undefined
  below: Material | undefined
}

/** Shiny parts are not cut. A part in an opening as dark as itself stays in paper. */
function cutPart(part: MotifPart, bench: Bench): Art {
  const { colours, before, below } = bench
  if (part.as === 'line') return cutLine(part, bench)
  const { material, tone, path } = part
  if (part.as === 'body') {
    if (material === 'ink') return blackPaper(path, tone === 'light', colours)
    return area(path, colours[pasted[material] ?? (tone === 'dark' ? 'paperShade' : 'paper')])
  }
  if (tone === 'light') return []
  if (below === 'ink') return area(path, colours.accent)
  const paint = behind[material] ?? 'ground'
  const lost =
    before?.as === 'detail' &&
    before.material !== material &&
    (behind[before.material] ?? 'ground') === paint
  return area(path, colours[lost ? 'paper' : paint])
}

/**
 * Things that must not be white: dark paper with a white edge, with letters and seams in colour.
 */
function blackPaper(path: Path, isLit: boolean, colours: Bench['colours']): Art {
  const edge = {
    stroke: colours.paper ?? 'none',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  } as const
  return area(path, isLit ? colours.ground : colours.deep, edge)
}

function cutLine(
  { path, material, width }: Extract<MotifPart, { as: 'line' }>,
  { colours, scale, below }: Bench,
): Art {
  const isStem = (material === 'leaf' || material === 'wood') && below !== material
  const paint = below === 'ink' ? 'accent' : isStem ? 'paper' : 'ground'
  const strokeWidth = Math.round(10 * Math.max(3.4, width * scale)) / 10
  return shape(path, {
    fill: 'none',
    stroke: colours[paint] ?? 'none',
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

function area(path: Path, fill: Paint = 'none', rest: Attributes = {}): Art {
  return shape(path, { fill, ...rest })
}
