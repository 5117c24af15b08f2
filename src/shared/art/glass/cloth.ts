import { type Art, named } from '../art.ts'
import type { Paints } from '../family.ts'
import type { Path } from '../path.ts'
import { type Pane, paintPanes } from './pane.ts'
import type { Plot } from './plot.ts'

/** A table with a hem of squares and rows of triangles below it, the same from both sides. */
export function cloth({ width, height, ground }: Plot, palette: Paints): Art {
  const top = ground - 14
  const hem = 46
  const tooth = 104
  const count = 2 * Math.ceil(width / 2 / tooth + 0.5) + 1
  const left = width / 2 - (count * tooth) / 2
  const panes: Pane[] = []
  for (let i = 0; i < count; i++) {
    const x = left + i * tooth
    const fromMiddle = Math.abs(i - (count - 1) / 2)
    panes.push({
      path: polygon([x, top], [x + tooth, top], [x + tooth, top + hem], [x, top + hem]),
      glass: fromMiddle % 2 === 0 ? 'amber' : 'opal',
      cast: i,
    })
  }
  for (let y = top + hem, row = 0; y < height; y += tooth * 0.86, row++) {
    const foot = y + tooth * 0.86
    for (let i = 0; i <= count; i++) {
      const x = left + (i - (row % 2) / 2) * tooth
      const [down, up] = row % 2 === 0 ? ['ruby', 'opal'] : ['cobalt', 'ruby']
      panes.push({
        path: polygon([x, y], [x + tooth, y], [x + tooth / 2, foot]),
        glass: down,
        cast: i,
      })
      panes.push({
        path: polygon([x + tooth, y], [x + 1.5 * tooth, foot], [x + tooth / 2, foot]),
        glass: up,
        cast: i + 1,
      })
    }
  }
  const leads = { path: panes.flatMap(({ path }) => path), width: 7 }
  return named('sheet', paintPanes(panes, leads, palette))
}

function polygon(...corners: readonly (readonly [number, number])[]): Path {
  return [...corners.map(([x, y], i): Path[number] => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}
