import type { Point } from '../../path.ts'
import { createRandom } from '../../random.ts'
import type { Bloom, Growth } from '../growth.ts'
import type { ArchLayout } from '../layout.ts'
import { spray, vine } from '../vine.ts'

/** The least distance between border and pillar in which a vine is more than crumbs. */
const leastRoom = 40

/** The vine between border and pillar, which swings from one to the other as it climbs. */
export function sideVine(layout: ArchLayout, seed: number): Growth {
  const { opening, pillar } = layout
  const left = opening.x
  const right = pillar.x - pillar.width / 2
  if (right - left < leastRoom) return { paper: [], foliage: [], blooms: [] }
  const line = swingingLine({ left, right, foot: pillar.foot + 3, top: pillar.top + 30 })
  const keep = ({ x }: Point) => x > left - 12 && x < right + 12
  return {
    paper: vine({
      line,
      width: [10, 7],
      gap: 27,
      leafLength: 50,
      blunt: true,
      keep,
      random: createRandom(seed + 1),
    }),
    foliage: spray({
      line: [
        { x: (left + right) / 2 - 8, y: pillar.foot + 20 },
        { x: (left + right) / 2 + 8, y: (pillar.foot + pillar.top) / 2 },
        { x: (left + right) / 2, y: pillar.top - 30 },
      ],
      width: [9, 6],
      gap: 46,
      leafLength: 92,
      leafWidth: 0.34,
      random: createRandom(seed + 2),
    }),
    blooms: sideBlooms(layout),
  }
}

function swingingLine(span: { left: number; right: number; foot: number; top: number }): Point[] {
  const count = 2 * Math.round((span.foot - span.top) / 118 / 2)
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: i % 2 === 0 ? span.left + 1 : span.right - 1,
    y: span.foot + ((span.top - span.foot) * i) / count,
  }))
}

/** Two flowers behind the vine, at the foot of the capital and above the pillar's base. */
function sideBlooms({ opening, pillar }: ArchLayout): Bloom[] {
  const x = (opening.x + pillar.x - pillar.width / 2) / 2
  const tall = pillar.foot - pillar.top > 600
  const heights = tall ? [0.3, 0.66] : [0.48]
  return heights.map((share, i) => ({
    x,
    y: pillar.top + (pillar.foot - pillar.top) * share,
    radius: 40,
    petals: 6,
    turn: 0.3 + i,
  }))
}
