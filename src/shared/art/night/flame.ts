import { type Art, circle, defs, named, radialGradient, reference, stops } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Path } from '../path.ts'
import { px } from '../px.ts'
import { colour, shape } from '../shapes.ts'

/** Reach of a flame's halo from the tip of the wick, px at scale 1. */
export const flameReach = 114

/**
 * A flame of three drops with its halo, drawn around (0, 0), the tip of the wick.
 *
 * @param id of the halo's gradient, unique on the plot
 * @param scale 1 makes a flame 86 px high
 * @param lean how far the tip is to the right, px at scale 1
 */
export function drawFlame(
  id: string,
  palette: Paints,
  { scale, lean }: { scale: number; lean: number },
): Art {
  const halo = colour(palette, 'halo')
  const drop = (size: number, name: string) =>
    shape(dropPath(scale, size, lean), { fill: colour(palette, name) })
  return [
    defs(
      radialGradient(
        { id },
        stops([
          [0, halo, 0.9],
          [0.22, halo, 0.5],
          [0.55, halo, 0.14],
          [1, halo, 0],
        ]),
      ),
    ),
    named('halo', circle({ cy: px(-30 * scale), r: px(84 * scale), fill: reference(id) })),
    shape(dropPath(scale, 1.2, lean), { fill: halo, 'fill-opacity': '.3' }),
    drop(1, 'flameOuter'),
    drop(0.7, 'flameMiddle'),
    drop(0.42, 'flameHeart'),
  ]
}

/** A drop on the wick. Smaller ones share the foot and lean less. */
function dropPath(scale: number, size: number, lean: number): Path {
  const at = (x: number, y: number): [number, number] => [
    scale * (x * size + lean * size * (y / -80) ** 2),
    scale * ((y - 9) * size + 9),
  ]
  return [
    ['M', ...at(0, -80)],
    ['C', ...at(2, -58), ...at(17, -40), ...at(17, -15)],
    ['C', ...at(17, 1), ...at(9, 9), ...at(0, 9)],
    ['C', ...at(-9, 9), ...at(-17, 1), ...at(-17, -15)],
    ['C', ...at(-17, -40), ...at(-4, -58), ...at(0, -80)],
    ['Z'],
  ]
}
