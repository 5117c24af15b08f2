import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, rectPath } from '../path.ts'
import type { Cell, Pattern, Shape } from './cell.ts'
import { aroundPoint, corner, halfDisc, lens, polygon, quarterDisc, ring } from './geometry.ts'

/** The background of a large picture, one shade from its ground, by name. */
export const backdrops = { arch, corners, mural, rays, rosette, sunrise, table } satisfies Record<
  string,
  Pattern
>

/** A niche with a round top. */
function arch({ width, height, tints }: Cell): Shape[] {
  const niche = (share: number) => {
    const radius = Math.min(width * 0.5, height * 0.62) * share
    const top = height * 0.06 + Math.min(width * 0.5, height * 0.62) * 0.92
    const x = width / 2
    return [
      ...halfDisc(x, top, radius),
      ...rectPath(x - radius, top - 0.1, 2 * radius, height - top + 0.1),
    ]
  }
  return [
    { path: niche(0.92), fill: shade(tints, 0.16) },
    { path: niche(0.74), fill: shade(tints, 0.3) },
  ]
}

/** Quarter discs in the four corners. */
function corners({ width, height, tints }: Cell): Shape[] {
  const side = Math.min(width, height)
  const four = (share: number) => [
    ...quarterDisc(0, 0, side * share, 0),
    ...quarterDisc(width, 0, side * share, 1),
    ...quarterDisc(width, height, side * share, 2),
    ...quarterDisc(0, height, side * share, 3),
  ]
  return [
    { path: four(0.34), fill: shade(tints, 0.2) },
    { path: four(0.2), fill: shade(tints, 0.38) },
  ]
}

/** A great disc of light across a wall of tiles, and leaves in its corners. */
function mural({ width, height, tints }: Cell): Shape[] {
  const side = Math.min(width, height)
  const [x, y] = [width / 2, height / 2]
  const leaves = [
    [0, 0, 0],
    [width, 0, 1],
    [width, height, 2],
    [0, height, 3],
  ] as const
  const fan = (reach: number) =>
    leaves.flatMap(([left, top, turns]) => quarterDisc(left, top, side * reach, turns))
  return [
    { path: circlePath(x, y, side * 0.475), fill: shade(tints, 0.14) },
    { path: circlePath(x, y, side * 0.375), fill: shade(tints, 0.26) },
    { path: aroundPoint(circlePath(0, -side * 0.425, side * 0.0085), 44, x, y), fill: tints.a },
    { path: fan(0.235), fill: tints.b },
    { path: fan(0.155), fill: tints.c },
    { path: fan(0.08), fill: tints.ground },
  ]
}

/** Rings of wedges around a disc, and quarter discs in the corners. */
function rosette({ width, height, tints }: Cell): Shape[] {
  const side = Math.min(width, height)
  const [x, y] = [width / 2, height / 2]
  const ringOf = (count: number, from: number, to: number, odd: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (step: number) => ((i + step) / count) * 2 * Math.PI - Math.PI / 2
      const gap = 0.09
      const [inner, outer] = [from * side, to * side]
      return i % 2 === odd
        ? polygon(
            ...corner(x, y, inner, turn(gap)),
            ...corner(x, y, outer, turn(gap * (from / to))),
            ...corner(x, y, outer * 1.004, turn(0.5)),
            ...corner(x, y, outer, turn(1 - gap * (from / to))),
            ...corner(x, y, inner, turn(1 - gap)),
          )
        : []
    }).flat()
  const petals = Array.from({ length: 20 }, (_, i) => {
    const turn = (i / 20) * 2 * Math.PI
    return lens(...corner(x, y, side * 0.292, turn), ...corner(x, y, side * 0.385, turn), 0.24)
  })
  return [
    { path: ringOf(40, 0.4, 0.485, 0), fill: tints.a },
    { path: ringOf(40, 0.4, 0.485, 1), fill: tints.b },
    { path: petals.flat(), fill: tints.c },
    { path: circlePath(x, y, side * 0.28), fill: shade(tints, 0.22) },
    { path: ring(x, y, side * 0.28, side * 0.265), fill: tints.a },
  ]
}

/** Light from the middle to all sides. */
function rays({ width, height, tints }: Cell): Shape[] {
  const [x, y] = [width / 2, height / 2]
  const wedges = Array.from({ length: 12 }, (_, i) => {
    const [from, to] = [edgePoint(i / 12 - 1 / 48), edgePoint(i / 12 + 1 / 48)]
    return polygon(x, y, x + from[0] * x, y + from[1] * y, x + to[0] * x, y + to[1] * y)
  })
  return [{ path: wedges.flat(), fill: shade(tints, 0.2) }]
}

/** Rings of light that rise behind the picture. */
function sunrise({ width, height, tints }: Cell): Shape[] {
  const reach = Math.min(width / 2, height * 0.94)
  return [0.98, 0.74, 0.5].map((share, i) => ({
    path: halfDisc(width / 2, height, reach * share),
    fill: shade(tints, 0.14 + i * 0.12),
  }))
}

/** A table's edge below, and the light of a round lamp above. */
function table({ width, height, tints }: Cell): Shape[] {
  const radius = Math.min(width, height) * 0.42
  return [
    { path: circlePath(width / 2, height * 0.47, radius), fill: shade(tints, 0.22) },
    { path: rectPath(0, height * 0.8, width, height * 0.2), fill: tints.b },
    { path: rectPath(0, height * 0.8, width, height * 0.035), fill: tints.c },
  ]
}

/** The ground mixed with some paper colour. */
function shade({ ground, paper }: Cell['tints'], part: number): Paint {
  return mixPaints(ground, paper, part)
}

/** The point where a ray at that share of a full turn leaves the square from -1 to 1. */
function edgePoint(part: number): [number, number] {
  const [cos, sin] = [Math.cos(part * 2 * Math.PI), Math.sin(part * 2 * Math.PI)]
  const reach = Math.max(Math.abs(cos), Math.abs(sin))
  return [cos / reach, sin / reach]
}
