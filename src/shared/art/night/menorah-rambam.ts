import type { Path } from '../path.ts'
import type { Bead } from './brass.ts'
import type { NightLayout } from './layout.ts'
import type { MenorahArms } from './stand.ts'

/** Straight slanting arms, parallel on each side, after the Rambam's drawing. */
export function straightArms(layout: NightLayout): MenorahArms {
  return {
    line: (inset) => [1, 2, 3, 4].flatMap((k) => slantPath(layout, k, inset)),
    beads: [1, 2, 3, 4].flatMap((k) => slantBeads(layout, k)),
  }
}

function slantPath({ cx, menorah }: NightLayout, k: number, inset: number): Path {
  const { pitch, armY, scale, jointsY } = menorah
  const joint = (jointsY[k - 1] ?? armY) - inset
  const bendY = armY + 16 * scale - inset
  const reach = k * pitch - inset * 0.4
  return [
    ['M', cx - reach, armY],
    ['L', cx - reach, bendY],
    ['L', cx, joint],
    ['L', cx + reach, bendY],
    ['L', cx + reach, armY],
  ]
}

/** Knops at equal steps along each arm, the same steps on all arms. */
function slantBeads({ cx, menorah }: NightLayout, k: number): Bead[] {
  const { pitch, armY, scale, jointsY } = menorah
  const joint = jointsY[k - 1] ?? armY
  const bendY = armY + 16 * scale
  return Array.from({ length: k }, (_, i) => (i + 0.55) / k).flatMap((share) =>
    [-1, 1].map((side) => ({
      x: cx + side * share * k * pitch,
      y: joint + (bendY - joint) * share,
      angle: Math.atan2(bendY - joint, side * k * pitch),
      radius: 12.5 * scale,
    })),
  )
}
