import { circlePath, ellipsePath, type Path, type Segment } from '../../path.ts'
import { body, detail, standing, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A lollipop of six spiral bands on a stick with a bow. */
export function lollipop(): Motif {
  return standing('lollipop', [
    body('paper', 'M-5 -96L5 -96L5 -3C5 1 -5 1 -5 -3Z', 'light'),
    body('flower', circlePath(0, -142, 60)),
    detail(
      'fruit',
      [0, 2, 4].flatMap((i) => band(i, 6)),
    ),
    detail(
      'gold',
      [1].flatMap((i) => band(i, 6)),
      'light',
    ),
    detail(
      'paper',
      [3].flatMap((i) => band(i, 6)),
      'light',
    ),
    detail(
      'cloth',
      [5].flatMap((i) => band(i, 6)),
      'light',
    ),
    body('cloth', twice('M3 -72C14 -92 40 -96 42 -80C43 -64 20 -60 3 -66Z')),
    body(
      'cloth',
      twice('M2 -66C12 -58 20 -50 30 -36C22 -38 18 -34 14 -28C8 -40 4 -52 0 -62Z'),
      'dark',
    ),
    body('cloth', ellipsePath(0, -69, 8, 8), 'dark'),
  ])
}

/** The band between two arms of a spiral. */
function band(i: number, count: number): Path {
  const from = arm((i * 2 * Math.PI) / count)
  const to = arm(((i + 1) * 2 * Math.PI) / count)
  const start = from[0] ?? ([0, 0] as const)
  const segments: Segment[] = [['M', ...start]]
  for (const point of from.slice(1)) segments.push(['L', ...point])
  for (const point of rim(i, count)) segments.push(['L', ...point])
  for (const point of [...to].reverse()) segments.push(['L', ...point])
  return [...segments, ['Z']]
}

function arm(turn: number): (readonly [number, number])[] {
  return Array.from({ length: 17 }, (_, i) => {
    const share = i / 16
    return at(turn + 2.6 * share, 60 * share)
  })
}

function rim(i: number, count: number): (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, k) => at(((i + k / 12) * 2 * Math.PI) / count + 2.6, 60))
}

function at(angle: number, radius: number): readonly [number, number] {
  return [radius * Math.cos(angle), -142 + radius * Math.sin(angle)]
}
