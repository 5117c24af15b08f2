import { circlePath, type Matrix, type Path, placement, transformPath } from '../../path.ts'
import type { Material, Motif, MotifPart } from '../motif.ts'

/**
 * The whole disc of a growing moon, its light on the lower right.
 *
 * @param edge where the light begins along the disc's middle: -1 for the full moon, 0 for half,
 *   nearly 1 for the young moon
 */
export function moon(edge = -0.35): Motif {
  return { name: 'moon', width: 200, height: 200, parts: moonParts(edge) }
}

/** The moon's parts, moved to a place. */
export function moonParts(
  edge: number,
  place: Matrix = placement(0, 0),
  material: Material = 'gold',
): MotifPart[] {
  const disc: MotifPart = {
    as: 'body',
    path: transformPath(circlePath(0, -100, 100), place),
    material,
    tone: 'light',
  }
  if (edge <= -1) return [disc]
  const dark = transformPath(darkSide(95, edge), placement(-1, -101, 0.6))
  return [disc, { as: 'detail', path: transformPath(dark, place), material: 'ink' }]
}

/** The left of a disc around (0, 0), up to the line where the light begins. */
function darkSide(radius: number, edge: number): Path {
  const k = 0.5522847 * radius
  const reach = edge * radius
  return [
    ['M', 0, -radius],
    ['C', -k, -radius, -radius, -k, -radius, 0],
    ['C', -radius, k, -k, radius, 0, radius],
    ['C', 0.5522847 * reach, radius, reach, k, reach, 0],
    ['C', reach, -k, 0.5522847 * reach, -radius, 0, -radius],
    ['Z'],
  ]
}
