import { type Art, named } from '../art.ts'
import { circlePath, type Path, type Point, type Segment } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { glassOf, isCalm } from './calm.ts'
import { glassFill, type Pane, paintPanes } from './pane.ts'
import type { Window } from './window.ts'

/** Beams that open like a fan from one light, each cut across at its own distances. */
export function fan({ plot, words, seed, palette }: Window): Art {
  const { width, height, light } = plot
  const random = createRandom(seed)
  const reach = Math.hypot(width, height)
  const at = (angle: number, radius: number): Point => ({
    x: light.x + radius * Math.cos(angle),
    y: light.y + radius * Math.sin(angle),
  })
  const panes: Pane[] = []
  const lines: Segment[] = []
  const joints: Point[] = []
  const angles = beamEdges()
  for (let i = 0; i < angles.length; i++) {
    const [from = 0, to = 0] = [angles[i], angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI]
    const isNarrow = i % 2 === 1
    const end = at(from, reach)
    lines.push(['M', light.x, light.y], ['L', end.x, end.y])
    const first = isNarrow ? 150 : 110
    for (let radius = 0, next = first; radius < reach; ) {
      const middle = at((from + to) / 2, (radius + next) / 2)
      const isSeen = Math.abs(middle.x - width / 2) < width / 2 + 170 && middle.y < height + 170
      if (isSeen && middle.y > -170) {
        const [a, b] = [at(from, next), at(to, next)]
        const [c, d] = [at(to, radius), at(from, radius)]
        const bend = at((from + to) / 2, next * 1.02)
        const arc: Segment = ['Q', bend.x, bend.y, b.x, b.y]
        const path: Path = [['M', a.x, a.y], arc, ['L', c.x, c.y], ['L', d.x, d.y], ['Z']]
        const step = stepAt((radius + next) / 2, isNarrow, random)
        const glass = glassOf(step, isCalm(path, words))
        panes.push({ path, glass, cast: i + Math.round(radius) })
        lines.push(['M', a.x, a.y], arc)
        joints.push(a, b)
      }
      radius = next
      next = radius + (isNarrow ? between(random, 190, 300) : between(random, 120, 210))
    }
  }
  const heart = circlePath(light.x, light.y, 74)
  return named('sky', [
    paintPanes(panes, { path: lines, joints }, palette),
    shape(heart, { ...stroke(colour(palette, 'lead'), 8), fill: glassFill('ramp0') }),
  ])
}

/** Wide and narrow beams by turns, the same on both sides of the upright. */
function beamEdges(): number[] {
  const pairs = 15
  const step = (2 * Math.PI) / pairs
  return Array.from({ length: pairs }, (_, i) => {
    const start = -Math.PI / 2 - step * 0.34 + i * step
    return [start, start + step * 0.68]
  }).flat()
}

function stepAt(radius: number, isNarrow: boolean, random: () => number): number {
  return radius / 182 + between(random, -0.5, 0.5) + (isNarrow ? -1.1 : 0.4)
}
