import { type Art, type Fill, pathNode } from '../art.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { ellipsePath, type Path } from '../path.ts'
import { shape } from '../shapes.ts'
import { grainDots } from './grain.ts'
import type { Plot } from './plot.ts'

/** A flat area. */
export function flat(path: Path, colour: Fill): Art {
  return shape(path, { fill: colour })
}

/** A line of the brush with round ends. */
export function brushed(path: Path, colour: Paint, width: number): Art {
  return shape(path, {
    fill: 'none',
    stroke: colour,
    'stroke-width': short(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

interface Gouache {
  /** Strength of the grain: 1 as on a toy, less on distant or large things, 0 for none. */
  grain?: number
  /** Seed of the grains; default derived from the path. */
  seed?: number
  /** The whole shape that the grains cover, when the path is one piece of it. */
  of?: Path
}

/** A flat area with grains of a darker tone on its shaded side. */
export function gouache(
  plot: Plot,
  path: Path,
  colour: Paint,
  { grain = 1, seed = 1, of = path }: Gouache = {},
): Art {
  const { dark, cloud } = plot.colours
  const shade = colour === dark ? mixPaints(dark, cloud, 0.3) : mixPaints(colour, dark, 0.28)
  const dots = grain > 0 ? grainDots(path, { amount: grain, seed: plot.seed + seed, of }) : []
  return [flat(path, colour), dots.map(({ data, size }) => dotted(data, shade, size))]
}

function dotted(data: string, colour: Paint, size: number): Art {
  return pathNode(data, {
    fill: 'none',
    stroke: colour,
    'stroke-width': size,
    'stroke-linecap': 'round',
  })
}

/** The shadow where a thing rests on the ground. */
export function contact(plot: Plot, x: number, y: number, halfWidth: number): Art {
  const { hillMid, dark } = plot.colours
  const shadow = ellipsePath(x + halfWidth * 0.06, y, halfWidth, halfWidth * 0.09 + 3)
  return flat(shadow, mixPaints(hillMid, dark, 0.32))
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
