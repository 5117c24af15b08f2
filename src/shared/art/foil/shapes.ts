import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, placement, type Segment, transformPath } from '../path.ts'

/**
 * A flower of pointed petals round a ring with an open eye, centred at the origin.
 *
 * @param radius to the tips
 * @param petals default 8
 */
export function rosettePath(radius: number, petals = 8): Path {
  const path: Segment[] = []
  for (let i = 0; i < petals; i++) {
    const angle = (i * 2 * Math.PI) / petals
    const petal = leafPath({
      x: 0.3 * radius * Math.cos(angle),
      y: 0.3 * radius * Math.sin(angle),
      angle,
      length: 0.7 * radius,
      width: (1.05 * radius) / petals,
    })
    path.push(...orient(petal, 'solid'))
  }
  return [...path, ...circlePath(0, 0, 0.2 * radius)]
}

/**
 * A pomegranate with a three-pointed calyx and a lens-shaped cut with seeds; its body is `radius`
 * wide.
 */
export function pomegranatePath(radius: number): Path {
  const outline: Path = [
    ['M', -0.2, -0.93],
    ['C', -0.72, -0.84, -1.02, -0.4, -1, 0.06],
    ['C', -0.98, 0.62, -0.52, 0.98, 0, 1],
    ['C', 0.52, 0.98, 0.98, 0.62, 1, 0.06],
    ['C', 1.02, -0.4, 0.72, -0.84, 0.2, -0.93],
    ['C', 0.22, -1.1, 0.34, -1.32, 0.54, -1.5],
    ['C', 0.36, -1.48, 0.26, -1.42, 0.17, -1.32],
    ['C', 0.13, -1.44, 0.06, -1.56, 0, -1.66],
    ['C', -0.06, -1.56, -0.13, -1.44, -0.17, -1.32],
    ['C', -0.26, -1.42, -0.36, -1.48, -0.54, -1.5],
    ['C', -0.34, -1.32, -0.22, -1.1, -0.2, -0.93],
    ['Z'],
  ]
  const opening: Path = [
    ['M', 0, -0.66],
    ['C', 0.34, -0.36, 0.46, 0.3, 0, 0.76],
    ['C', -0.46, 0.3, -0.34, -0.36, 0, -0.66],
    ['Z'],
  ]
  const seeds = [
    [0, -0.34, 0.1],
    [-0.13, -0.06, 0.11],
    [0.13, -0.06, 0.11],
    [0, 0.17, 0.11],
    [-0.15, 0.35, 0.09],
    [0.15, 0.35, 0.09],
    [0, 0.52, 0.08],
  ].flatMap(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
  const scale = placement(0, 0, 0, radius)
  return transformPath([...orient(outline, 'solid'), ...orient(opening, 'hole'), ...seeds], scale)
}

/** A four-armed glint with equal arms, centred at the origin. */
export function glintPath(radius: number): Path {
  const waist = 0.17 * radius
  const path: Segment[] = [['M', radius, 0]]
  for (let i = 1; i <= 4; i++) {
    const between = ((i - 0.5) * Math.PI) / 2
    const tip = (i * Math.PI) / 2
    path.push([
      'Q',
      waist * Math.cos(between),
      waist * Math.sin(between),
      radius * Math.cos(tip),
      radius * Math.sin(tip),
    ])
  }
  return [...path, ['Z']]
}

/** A ray from `from` to `to` (distances from the origin) at `angle`, pointed at both ends. */
export function rayPath(angle: number, from: number, to: number, width: number): Path {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const waist = from + 0.22 * (to - from)
  const half = width / 2
  return [
    ['M', from * cos, from * sin],
    ['L', waist * cos + half * sin, waist * sin - half * cos],
    ['L', to * cos, to * sin],
    ['L', waist * cos - half * sin, waist * sin + half * cos],
    ['Z'],
  ]
}
