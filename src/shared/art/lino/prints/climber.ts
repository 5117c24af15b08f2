import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, type Point, type Segment } from '../../path.ts'
import { between, createRandom } from '../../random.ts'

/** Leaves and flowers of a plant. */
export interface Climber {
  leaves: Path
  flowers: Path
}

/**
 * A plant along a line.
 *
 * @param at the line from the root to the tip, by shares of its length
 */
export function climb(
  at: (share: number) => Point,
  { length, unit, seed }: { length: number; unit: number; seed: number },
): Climber {
  const random = createRandom(seed)
  const count = Math.max(4, Math.round(length / (27 * unit)))
  const leaves: Segment[] = []
  const flowers: Segment[] = []
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const { x, y } = at(share)
    const next = at(Math.min(1, share + 0.02))
    const before = at(Math.max(0, share - 0.02))
    const along = Math.atan2(next.y - before.y, next.x - before.x)
    const side = i % 2 === 0 ? 1 : -1
    const size = between(random, 48, 70) * unit * (1 - 0.35 * share)
    const angle = along + side * between(random, 0.5, 1.15)
    leaves.push(...leafPath({ x, y, angle, length: size, width: 0.3 * size }))
    if (i % 3 !== 1) continue
    const middle = {
      x: x - side * 20 * unit * Math.sin(along),
      y: y + side * 20 * unit * Math.cos(along),
    }
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * 2 * Math.PI
      const reach = 10 * unit
      flowers.push(
        ...circlePath(
          middle.x + reach * Math.cos(turn),
          middle.y + reach * Math.sin(turn),
          7.8 * unit,
        ),
      )
    }
  }
  return { leaves, flowers }
}
