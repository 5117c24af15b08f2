import type { Path, Segment } from '../path.ts'
import type { Bead } from './brass.ts'
import type { NightLayout } from './layout.ts'
import type { MenorahArms } from './stand.ts'

/** Arms in four half ellipses around one centre, their knops in two slanting rows. */
export function curvedArms(layout: NightLayout): MenorahArms {
  return {
    line: (inset) => [1, 2, 3, 4].flatMap((k) => archPath(layout, k, inset)),
    beads: [1, 2, 3, 4].flatMap((k) => archBeads(layout, k)),
  }
}

/** A pair of arms as one hanging arch, from the left light to the right one. */
function archPath({ cx, menorah }: NightLayout, k: number, inset: number): Path {
  const { rx, ry, springY } = archOf(k, menorah)
  const x = rx - inset
  const y = ry - inset
  const kx = x * 0.5522847
  const ky = y * 0.5522847
  const arch: Segment[] = [
    ['M', cx - x, menorah.armY],
    ['L', cx - x, springY],
    ['C', cx - x, springY + ky, cx - kx, springY + y, cx, springY + y],
    ['C', cx + kx, springY + y, cx + x, springY + ky, cx + x, springY],
    ['L', cx + x, menorah.armY],
  ]
  return arch
}

function archBeads({ cx, menorah }: NightLayout, k: number): Bead[] {
  const { rx, ry, springY } = archOf(k, menorah)
  const turns = k > 2 ? [0.2, 0.5, 0.8] : k > 1 ? [0.3, 0.72] : [0.5]
  return turns.flatMap((turn) =>
    [-1, 1].map((side) => {
      const angle = (turn * Math.PI) / 2
      return {
        x: cx + side * rx * Math.sin(angle),
        y: springY + ry * Math.cos(angle),
        angle: Math.atan2(-ry * Math.sin(angle), side * rx * Math.cos(angle)),
        radius: 12.5 * menorah.scale,
      }
    }),
  )
}

function archOf(k: number, { pitch, armY, scale, jointsY }: NightLayout['menorah']) {
  const springY = armY + 16 * scale
  return { rx: k * pitch, ry: (jointsY[k - 1] ?? springY) - springY, springY }
}
