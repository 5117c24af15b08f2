import type { Glaze } from './glaze.ts'
import type { Plot } from './plot.ts'
import { vine } from './vine.ts'

/** Length of a leaf in a narrow strip: smaller ones are many, and heavy. */
const leastLeaf = 32

/** A strip of this breadth has no vine. */
const leastRoom = 16

/** Up the strip between border and cartouche; `from` is where it begins. */
export function sideVine({ cartouche: field, inner }: Plot, from = inner): Glaze[] {
  const room = field.x - from
  if (room < leastRoom) return []
  const x = (from + field.x) / 2 - 3
  const swing = Math.min(9, room / 6)
  const count = Math.round(field.height / 120)
  const through = Array.from({ length: count + 1 }, (_, i) => ({
    x: x + (i % 2 ? swing : -swing),
    y: field.y + field.height - (i * field.height) / count,
  }))
  return vine({ through, size: Math.max(leastLeaf, Math.min(40, 0.56 * room)) })
}
