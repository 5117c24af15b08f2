import type { Art } from '../art.ts'
import type { Paints } from '../family.ts'
import { drawParts } from '../motifs/draw-parts.ts'
import type { Material, Motif, MotifPart } from '../motifs/motif.ts'
import { placeParts } from '../motifs/motif.ts'
import type { Paint } from '../paints.ts'
import { type Matrix, orient, type Path, placement, transformPath } from '../path.ts'
import { filled, foil, stroked } from './paint.ts'

/** Materials that are stamped in foil. The others are inlaid in colour with a foil edge. */
const stamped: readonly Material[] = ['metal', 'gold', 'wood', 'leaf', 'bread']

/** Names of the palette's colours for an inlay: base, lit, shaded. */
const inlays: Partial<Record<Material, readonly [base: string, light: string, dark: string]>> = {
  cloth: ['mantle', 'mantleLight', 'mantleDark'],
  clay: ['mantle', 'mantleLight', 'mantleDark'],
  fruit: ['mantle', 'mantleLight', 'mantleDark'],
  flower: ['mantleCrest', 'mantleCrest', 'mantleLight'],
  paper: ['paper', 'paper', 'paperShade'],
  flame: ['flame', 'foilLight', 'foilMiddle'],
  wine: ['wine', 'wine', 'wine'],
  ink: ['ink', 'inkLight', 'ink'],
}

/** A motif as a stamped and inlaid relief; `u` is the plot's design unit in px. */
export function emboss(motif: Motif, place: Matrix, { colours }: Paints, u: number): Art {
  const colour = (name = '') => colours[name] ?? 'none'
  let ground: Material = 'gold'
  const parts = drawParts(placeParts(motif, place), (part) => {
    const below = ground
    if (part.as === 'body') ground = part.material
    return drawPart(part, { below, u, colour, scale: Math.hypot(place[0], place[1]) })
  })
  const bodies = placeParts(motif, place).filter(({ as }) => as === 'body')
  const shape = bodies.flatMap(({ path }) => orient(path, 'solid'))
  return [castShadow(shape, colour('shadow'), u), parts]
}

interface Bench {
  /** The material under the part. */
  below: Material
  u: number
  /** Px per unit of the motif. */
  scale: number
  colour(name?: string): Paint
}

function drawPart(part: MotifPart, bench: Bench): Art {
  if (part.as === 'line') return drawLine(part, bench)
  return part.as === 'body' ? drawBody(part, bench) : drawDetail(part, bench)
}

type Area = Extract<MotifPart, { as: 'body' | 'detail' }>

/** Edges lie under the fill, so they show around the whole and not where its shapes overlap. */
function drawBody({ path, material, tone = 'base' }: Area, { u, colour }: Bench): Art {
  const inlay = inlays[material]
  if (inlay) {
    const paint = colour(inlay[{ base: 0, light: 1, dark: 2 }[tone]])
    const edge = tone === 'dark' ? [] : stroked(path, foil, 5 * u)
    return [edge, filled(path, paint)]
  }
  if (tone === 'light') return [filled(path, foil), filled(path, colour('foilLight'), 0.5)]
  if (tone === 'dark') return [filled(path, foil), filled(path, colour('engraving'), 0.42)]
  return [stroked(path, colour('engraving'), 2.4 * u, 0.75), filled(path, foil)]
}

/** Foil on an inlay, an engraving on foil, or an inlay of another colour on either. */
function drawDetail({ path, material, tone }: Area, { below, colour, u }: Bench): Art {
  const onFoil = stamped.includes(below)
  if (!stamped.includes(material) && material !== 'ink') {
    const inlay = inlays[material]?.[tone === 'light' ? 1 : 0]
    return [filled(path, colour(inlay)), onFoil ? stroked(path, colour('engraving'), u, 0.7) : []]
  }
  if (!onFoil && material !== 'ink') return filled(path, foil)
  if (tone === 'light') return filled(path, colour('foilLight'), 0.55)
  return filled(path, colour('engraving'), onFoil ? 0.8 : 1)
}

function drawLine(part: Extract<MotifPart, { as: 'line' }>, { below, colour, scale }: Bench) {
  const onFoil = stamped.includes(below)
  const isFoil = !onFoil && (stamped.includes(part.material) || below === 'cloth')
  const paint = isFoil ? foil : colour('engraving')
  return stroked(part.path, paint, part.width * scale, onFoil ? 0.8 : 1)
}

function castShadow(shape: Path, paint: Paint, u: number): Art {
  return [
    [8, 12, 0.12],
    [5, 7.5, 0.16],
    [2.4, 3.6, 0.24],
  ].map(([x = 0, y = 0, opacity]) =>
    filled(transformPath(shape, placement(x * u, y * u)), paint, opacity),
  )
}
