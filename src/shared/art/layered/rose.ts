import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path } from '../path.ts'
import { roundHole } from './cuts.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { sheet } from './scene.ts'

/** A flower of many rings cut through all sheets, words in its heart. */
export function rose({ plot, composition }: Page): Piece[] {
  const { width, height, text } = plot
  const middle = { x: width / 2, y: text.y + text.height / 2 }
  const first = Math.hypot(text.width, text.height) / 1.9 + 8
  const last =
    Math.max(Math.hypot(middle.x, middle.y), Math.hypot(middle.x, height - middle.y)) - 150
  const step = (last - first) / 5
  const petals = composition.petals ?? 12
  return [5, 4, 3, 2, 1, 0].map((k, i): Piece => {
    const radius = first + step * i
    const turn = i % 2 === 0 ? 0 : Math.PI / petals
    const hole = roundHole(
      middle,
      (angle) => {
        const wave = Math.abs(Math.cos(((angle - turn) * petals) / 2)) ** 0.8
        const by = radius * (0.95 + 0.09 * wave)
        return [by, by]
      },
      petals * 12,
    )
    const cuts = pierced({ ...middle, radius, step, petals, turn })
    const piece = sheet(plot, hole, { colour: `sheet${k}`, depth: 0.55 + 0.14 * i })
    return { ...piece, path: [...piece.path, ...cuts], part: i % 2 === 0 ? 'flowers' : 'sheet' }
  })
}

interface RingOptions {
  x: number
  y: number
  radius: number
  step: number
  petals: number
  turn: number
}

/** A tulip in the middle of each petal, a leaf at both sides of it, a dot at each point between. */
function pierced({ x, y, radius, step, petals, turn }: RingOptions): Path {
  const path: Path[] = []
  const out = (angle: number, by: number) => ({
    x: x + by * Math.cos(angle),
    y: y + by * Math.sin(angle),
  })
  const size = Math.min(104, step * 0.62)
  const tulip = (angle: number, by: number, leaf: number, turns: readonly number[]) => {
    for (const lean of turns) {
      const length = leaf * (1 - 0.22 * Math.abs(lean))
      const from = out(angle + (lean * 0.22 * leaf) / by, by)
      path.push(leafPath({ ...from, angle: angle + lean, length, width: length * 0.24 }))
    }
  }
  for (let n = 0; n < petals; n++) {
    const tip = turn + (2 * Math.PI * n) / petals
    const gap = tip + Math.PI / petals
    tulip(gap, radius * 0.95 + step * 0.3, size, [-0.72, 0, 0.72])
    const bud = out(gap, radius * 0.95 + step * 0.2)
    path.push(circlePath(bud.x, bud.y, Math.max(4, size * 0.07)))
    for (const side of [-1, 1]) {
      const beside = gap + (side * 0.56 * Math.PI) / petals
      tulip(beside, radius * 1.0 + step * 0.22, size * 0.5, [0.3 * side])
    }
    const dot = out(tip, radius * 1.04 + step * 0.16)
    path.push(circlePath(dot.x, dot.y, Math.max(5, size * 0.1)))
  }
  return orient(path.flat(), 'hole')
}
