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
    const cuts = pierced({ ...middle, radius, step, petals, turn, i })
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
  i: number
}

/** Drops over the points of a ring and small leaves between them. */
function pierced({ x, y, radius, step, petals, turn, i }: RingOptions): Path {
  const path: Path[] = []
  const out = (angle: number, by: number) => ({
    x: x + by * Math.cos(angle),
    y: y + by * Math.sin(angle),
  })
  for (let n = 0; n < petals; n++) {
    const tip = turn + (2 * Math.PI * n) / petals
    const gap = tip + Math.PI / petals
    const drop = Math.min(96, step * 0.56)
    const from = radius * 1.05 + step * 0.1
    path.push(leafPath({ ...out(tip, from), angle: tip, length: drop, width: drop * 0.25 }))
    for (const side of [-1, 1]) {
      const lean = tip + (side * 0.42 * Math.PI) / petals
      path.push(
        leafPath({
          ...out(lean, radius * 1.0 + step * 0.16),
          angle: lean + side * 0.24,
          length: drop * 0.66,
          width: drop * 0.13,
        }),
      )
    }
    path.push(
      circlePath(
        out(gap, radius * 0.95 + step * 0.14).x,
        out(gap, radius * 0.95 + step * 0.14).y,
        Math.max(5, step * 0.055),
      ),
    )
    if (i % 2 === 0)
      path.push(
        leafPath({
          ...out(gap, radius * 0.97 + step * 0.3),
          angle: gap,
          length: drop * 0.8,
          width: drop * 0.15,
        }),
      )
  }
  return orient(path.flat(), 'hole')
}
