import type { Box } from './family.ts'
import type { Motif } from './motifs/motif.ts'
import type { Point } from './path.ts'

/**
 * The radius of the smallest circle around the middle of a motif's box that holds it, motif units.
 *
 * @example reachOf(sederPlate()) // 100: a round plate, not its box
 */
export function reachOf({ height, parts }: Motif): number {
  let reach = 0
  for (const { path } of parts) {
    for (const segment of path) {
      if (segment[0] === 'Z') continue
      const [x = 0, y = 0] = segment.slice(-2).map(Number)
      reach = Math.max(reach, Math.hypot(x, y + height / 2))
    }
  }
  return reach
}

/** The box of a motif as large as fits a circle of `radius` around (x, y). */
export function boxInCircle(motif: Motif, { x, y }: Point, radius: number): Box {
  const scale = radius / reachOf(motif)
  const [width, height] = [motif.width * scale, motif.height * scale]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The box of a motif as large as fits a box, centred in it. */
export function boxInBox({ width, height }: Motif, box: Box): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const [wide, high] = [width * scale, height * scale]
  return {
    x: box.x + (box.width - wide) / 2,
    y: box.y + (box.height - high) / 2,
    width: wide,
    height: high,
  }
}
