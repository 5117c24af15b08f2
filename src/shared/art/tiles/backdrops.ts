import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, rectPath } from '../path.ts'
import type { Cell, Pattern, Shape } from './cell.ts'
import { halfDisc, polygon, quarterDisc } from './geometry.ts'

/** The background of a large picture, one shade from its ground, by name. */
export const backdrops = { arch, corners, rays, sunrise, table } satisfies Record<string, Pattern>

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
