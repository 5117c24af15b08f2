import type { Path, Point, Segment } from '../path.ts'
import type { Leads, Pane } from './pane.ts'

/** The height of an edge at x, units. */
export type Edge = (x: number) => number

export interface StripOptions {
  upper: Edge
  lower: Edge
  /** Where the panes are cut, from left to right, at the upper edge. */
  cuts: readonly number[]
  /** How far a cut leans to the right at the lower edge. */
  lean?: number
  glassAt(pane: Path, middle: Point): string
}

/** A strip of glass between two edges, cut across into panes. */
export function strip({ upper, lower, cuts, lean = 0, glassAt }: StripOptions): {
  panes: Pane[]
  leads: Leads
} {
  const panes: Pane[] = []
  const lines: Segment[] = []
  const joints: Point[] = []
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [left = 0, right = 0] = [cuts[i], cuts[i + 1]]
    const top = edgeCurve(upper, left, right)
    const foot = edgeCurve(lower, right + lean, left + lean)
    const start = { x: left, y: upper(left) }
    const end = { x: right + lean, y: lower(right + lean) }
    const middle = {
      x: (left + right + lean) / 2,
      y: (upper((left + right) / 2) + lower((left + right) / 2 + lean)) / 2,
    }
    const path: Path = [['M', start.x, start.y], top, ['L', end.x, end.y], foot, ['Z']]
    panes.push({ path, glass: glassAt(path, middle), cast: i })
    const cut = { x: left + lean, y: lower(left + lean) }
    lines.push(['M', start.x, start.y], top, ['M', start.x, start.y], ['L', cut.x, cut.y])
    joints.push(start, cut)
  }
  return { panes, leads: { path: lines, joints } }
}

/** A curve along an edge. */
function edgeCurve(edge: Edge, from: number, to: number): Segment {
  const [y0, y1] = [edge(from), edge(to)]
  const middle = edge((from + to) / 2)
  return ['Q', (from + to) / 2, 2 * middle - (y0 + y1) / 2, to, y1]
}

/** Cuts across a width at uneven steps, past both of its ends. */
export function cutsAcross(width: number, step: number, random: () => number): number[] {
  const cuts: number[] = []
  for (let x = -step * (1 + random() * 0.6); x < width + 1.6 * step; ) {
    cuts.push(x)
    x += step * (0.72 + 0.56 * random())
  }
  return cuts
}

/** An edge of slow waves. */
export function waveEdge(y: number, rise: number, random: () => number, length = 700): Edge {
  const [one, other] = [random() * 6.3, random() * 6.3]
  return (x) =>
    y +
    rise * Math.sin((x / length) * 2 * Math.PI + one) +
    0.4 * rise * Math.sin((x / length) * 4.6 * Math.PI + other)
}
