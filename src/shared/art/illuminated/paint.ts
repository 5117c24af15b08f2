import { type Art, type Fill, pathNode, reference } from '../art.ts'
import { orient, type Path } from '../path.ts'
import { toPathData } from '../path-data.ts'

/** An area or a line of one paint; `contour` is the width of the outline around an area. */
export interface Shape {
  /** Lower levels are painted first. The order within one level and paint must not matter. */
  level: number
  path: Path
  paint: Fill
  contour?: number
  /** The width of a line; without it the shape is an area. */
  width?: number
}

/**
 * The gold of bars and leaves: one gradient over the whole plot, so its light crosses all of them.
 */
export const gold = reference('illuminated-gold')

/**
 * Shapes from the lowest level up. Shapes of one level and paint become one element.
 *
 * @param ink the paint of contours
 * @example paintShapes([{ level: 0, path: rectPath(0, 0, 2, 1), paint: '#000000' }], '#000000')
 */
export function paintShapes(shapes: readonly Shape[], ink: Fill): Art {
  const groups: Shape[][] = []
  for (const shape of [...shapes].sort((a, b) => a.level - b.level)) {
    const alike = groups.find(([first]) => first && isAlike(first, shape))
    if (alike) alike.push(shape)
    else groups.push([shape])
  }
  return groups.map((group) => element(group, ink))
}

function isAlike(one: Shape, other: Shape): boolean {
  const { level, paint, contour = 0, width = 0 } = one
  return (
    level === other.level &&
    paint === other.paint &&
    contour === (other.contour ?? 0) &&
    width === (other.width ?? 0)
  )
}

function element(group: readonly Shape[], ink: Fill): Art {
  const [first] = group
  if (!first || group.every(({ path }) => path.length === 0)) return []
  const { paint, contour, width } = first
  if (width) {
    const d = toPathData(group.flatMap(({ path }) => path))
    return pathNode(d, { fill: 'none', stroke: paint, 'stroke-width': width, ...round })
  }
  const d = toPathData(group.flatMap(({ path }) => orient(path, 'solid')))
  const pen = contour
    ? ({ stroke: ink, 'stroke-width': contour, 'stroke-linejoin': 'round' } as const)
    : {}
  return pathNode(d, { fill: paint, ...pen })
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
