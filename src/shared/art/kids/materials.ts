import { type Art, named } from '../art.ts'
import { drawParts, partNameOf } from '../motifs/draw-parts.ts'
import { type Material, type Motif, placeParts, type Tone } from '../motifs/motif.ts'
import { deepenPaint, mixPaints, type Paint } from '../paints.ts'
import { boundsOf, type Matrix, type Point, placement } from '../path.ts'
import { brushed, contact, gouache } from './paint.ts'
import { type Colours, tint } from './palettes.ts'
import type { Plot } from './plot.ts'

export type Shades = Readonly<Record<Tone, Paint>>
export type Paints = Readonly<Partial<Record<Material, Shades>>>

/** A colour with its light and its shade. */
export function shades(colour: Paint, dark: Paint): Shades {
  return {
    base: colour,
    light: tint(colour, 0.45),
    dark: mixPaints(deepenPaint(colour), dark, 0.14),
  }
}

function paintsOf(colours: Colours): Readonly<Record<Material, Shades>> {
  const { cloud, coral, dark, leaf, main, page, petal, sun, white, wood } = colours
  const of = (colour: Paint) => shades(colour, dark)
  return {
    metal: { base: mixPaints(main, white, 0.62), light: white, dark: main },
    gold: { base: sun, light: tint(sun, 0.5), dark: mixPaints(sun, coral, 0.55) },
    cloth: { base: main, light: tint(main, 0.5), dark },
    paper: { base: page, light: white, dark: mixPaints(page, main, 0.3) },
    wood: of(wood),
    clay: of(mixPaints(coral, wood, 0.5)),
    bread: { base: mixPaints(sun, wood, 0.4), light: tint(sun, 0.4), dark: wood },
    leaf: of(leaf),
    fruit: of(coral),
    flower: { base: petal, light: tint(petal, 0.5), dark: coral },
    flame: { base: sun, light: tint(sun, 0.7), dark: coral },
    wine: of(mixPaints(coral, dark, 0.45)),
    ink: { base: dark, light: mixPaints(dark, cloud, 0.3), dark },
  }
}

export interface Stand {
  x: number
  /** Y of its foot. */
  y: number
  /** Units of the plot for 200 units of the motif. */
  size: number
  /** Radians, clockwise. */
  turn?: number
  mirrored?: boolean
  paints?: Paints
  grain?: number
  /** The point that it turns about when it moves; default its foot. */
  pivot?: Point
}

/**
 * Paints a motif in gouache.
 *
 * @param under art painted below it that moves with it
 * @throws RangeError when a motif with letters would be mirrored
 */
export function paintMotif(plot: Plot, motif: Motif, stand: Stand, under: Art = []): Art {
  if (stand.mirrored && motif.lettered) throw new RangeError(`${motif.name} has letters`)
  const paints = { ...paintsOf(plot.colours), ...stand.paints }
  const parts = placeParts(motif, placeOf(stand))
  const painted = drawParts(parts, (part, i) => {
    const colour = paints[part.material][part.tone ?? 'base']
    if (part.as === 'line') return brushed(part.path, colour, part.width * (stand.size / 200))
    const of = parts[i]?.path ?? part.path
    const { width, height } = boundsOf(of)
    const grain = width * height > 700 ? (stand.grain ?? 1) : 0
    return gouache(plot, part.path, colour, { grain, seed: i, of })
  })
  return named(partNameOf(motif.name), [under, painted], stand.pivot ?? stand)
}

function placeOf({ x, y, size, turn = 0, mirrored = false }: Stand): Matrix {
  const scale = size / 200
  return placement(x, y, turn, mirrored ? -scale : scale, scale)
}

/** Paints a motif and its shadow on the ground. */
export function paintStanding(plot: Plot, motif: Motif, stand: Stand): Art {
  const halfWidth = (motif.width / 200) * stand.size * 0.5
  return paintMotif(plot, motif, stand, contact(plot, stand.x, stand.y, halfWidth))
}
