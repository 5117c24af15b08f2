import { type Art, named } from '../art.ts'
import type { Path, Point, Segment } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { glassOf, isCalm } from './calm.ts'
import { type Leads, type Pane, paintPanes } from './pane.ts'
import type { Window } from './window.ts'

const spokes = [10, 12, 14, 17, 19, 22, 25, 27, 30, 32, 35, 37, 40, 42, 44]

/** Rings of panes round one light. */
export function rings(window: Window): Art {
  const { panes, leads } = cutRings(window)
  return named('sky', paintPanes(panes, leads, window.palette))
}

/** Units of height for one of width. */
const stretch = 1.1

function cutRings({ plot: { width, height, light }, words, seed }: Window): {
  panes: Pane[]
  leads: Leads
} {
  const random = createRandom(seed)
  const edge = wobble(random)
  const at = (ring: number, angle: number): Point => {
    const radius = ring === 0 ? 0 : radiusOf(ring) * edge(ring, angle)
    return {
      x: light.x + radius * Math.cos(angle),
      y: light.y + radius * Math.sin(angle) * stretch,
    }
  }
  const panes: Pane[] = []
  const lines: Segment[] = []
  const joints: Point[] = []
  for (const [ring, count] of spokes.entries()) {
    const turn = between(random, 0, 1)
    for (let i = 0; i < count; i++) {
      const from = ((i + turn) / count) * 2 * Math.PI
      const to = ((i + 1 + turn) / count) * 2 * Math.PI
      const middle = at(ring + 0.5, (from + to) / 2)
      const slack = 130
      const isSeen =
        middle.x > -slack &&
        middle.x < width + slack &&
        middle.y > -slack &&
        middle.y < height + slack
      if (!isSeen) continue
      const outer = curve(at(ring + 1, from), at(ring + 1, (from + to) / 2), at(ring + 1, to))
      const inner = curve(at(ring, to), at(ring, (from + to) / 2), at(ring, from))
      const start = at(ring + 1, from)
      const back = at(ring, to)
      const path: Path = [['M', start.x, start.y], outer, ['L', back.x, back.y], inner, ['Z']]
      // The lower half is deeper, towards the words.
      const low = Math.min(1.5, Math.max(0, (middle.y - light.y) / 260))
      const step = ring * 1.02 + low + between(random, -0.6, 0.6)
      panes.push({ path, glass: glassOf(step, isCalm(path, words)), cast: i + ring })
      const foot = at(ring, from)
      lines.push(['M', foot.x, foot.y], ['L', start.x, start.y], outer)
      joints.push(start, ...(ring > 0 ? [foot] : []))
    }
  }
  return { panes, leads: { path: lines, joints } }
}

/** Outer radius of a ring, units. */
function radiusOf(ring: number): number {
  return 100 * ring + 2.6 * ring * ring
}

/** A hand-drawn circle: no ring is quite round. */
function wobble(random: Random): (ring: number, angle: number) => number {
  const phases = spokes.map(() => [between(random, 0, 6.3), between(random, 0, 6.3)] as const)
  return (ring, angle) => {
    const [one, other] = phases[Math.round(ring) % phases.length] ?? [0, 0]
    return 1 + 0.016 * Math.sin(3 * angle + one) + 0.011 * Math.sin(5 * angle + other)
  }
}

/** The curve to `to` that passes through `by` halfway. */
function curve(from: Point, by: Point, to: Point): Segment {
  return ['Q', 2 * by.x - (from.x + to.x) / 2, 2 * by.y - (from.y + to.y) / 2, to.x, to.y]
}
