import type { Box } from '../family.ts'
import { circlePath, type Path, type Point } from '../path.ts'
import { flowerOutline, petalVeins } from './flower.ts'
import { pointAt } from './lace.ts'
import { pageWidth } from './layout.ts'

/** A coloured flower of the middle sheets. */
export interface Bloom extends Point {
  radius: number
  petals: number
  /** Radians. */
  turn: number
}

/** The growth in one place: lace on the top sheet, leaves and flowers on the sheets behind it. */
export interface Growth {
  paper: Path
  foliage: Path
  blooms: readonly Bloom[]
}

export function joinGrowth(parts: readonly Growth[]): Growth {
  return {
    paper: parts.flatMap((part) => [...part.paper]),
    foliage: parts.flatMap((part) => [...part.foliage]),
    blooms: parts.flatMap((part) => [...part.blooms]),
  }
}

/** The sheets that flowers are cut from: petals, their veins, their hearts. */
export function bloomLayers(blooms: readonly Bloom[]): {
  flowers: Path
  veins: Path
  hearts: Path
} {
  return {
    flowers: blooms.flatMap((bloom) => [
      ...flowerOutline(bloom, bloom.radius, bloom.petals, bloom.turn),
    ]),
    veins: blooms.flatMap((bloom) => [
      ...petalVeins(bloom, bloom.radius, bloom.petals, bloom.turn),
    ]),
    hearts: blooms.flatMap((bloom) => heart(bloom)),
  }
}

/** A disc, with a seed around it at the foot of each gap between petals. */
function heart(bloom: Bloom): Path {
  const { x, y, radius, petals, turn } = bloom
  const seeds = Array.from({ length: petals }, (_, i) => {
    const angle = turn - Math.PI / 2 + ((i + 0.5) * 2 * Math.PI) / petals
    const at = pointAt(bloom, radius * 0.36, angle)
    return circlePath(at.x, at.y, radius * 0.048)
  })
  return [...circlePath(x, y, radius * 0.23), ...seeds.flat()]
}

/**
 * Whether a point and its mirror image stay clear of all boxes, so both sides refuse the same
 * points. They keep `margin`, more from tall letters, but never more than 56.
 */
export function clearOf(boxes: readonly Box[], margin: number): (point: Point) => boolean {
  const zones = boxes.map(({ x, y, width, height }) => {
    const by = Math.min(56, Math.max(margin, height * 0.5))
    return { left: x - by, top: y - by, right: x + width + by, bottom: y + height + by }
  })
  const isClear = (x: number, y: number) =>
    zones.every((zone) => x < zone.left || x > zone.right || y < zone.top || y > zone.bottom)
  return ({ x, y }) => isClear(x, y) && isClear(pageWidth - x, y)
}
