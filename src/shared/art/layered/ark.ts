import { leafPath } from '../foliage.ts'
import { circlePath, orient, type Path, rectPath, type Segment } from '../path.ts'
import { createRandom } from '../random.ts'
import type { Page } from './page.ts'
import type { Piece } from './paper.ts'
import { vine } from './plants.ts'
import type { Plot } from './plot.ts'
import { onBothSides } from './scene.ts'

/** Curtains drawn aside under a valance, steps at their foot. */
export function ark(page: Page): Piece[] {
  const { plot } = page
  const { width, height, thing } = plot
  const both = (path: Path) => onBothSides(plot, path)
  const foot = thing.y + thing.height
  const stair = (height - foot) / 4.2
  const steps = [5, 4, 3, 2].map((k, i): Piece => {
    const inset = Math.max(-70, width * 0.16 - i * width * 0.075)
    return {
      path: rectPath(
        inset,
        foot - 12 + stair * i,
        width - 2 * inset,
        height + 80 - foot - stair * i,
      ),
      colour: `sheet${k}`,
      depth: 0.6 + 0.12 * i,
    }
  })
  return [
    ...steps,
    { path: both(curtain(plot, 104, 0.6)), colour: 'sheet3', depth: 0.8 },
    { path: both(curtain(plot, 74, 0.6)), colour: 'sheet2', depth: 0.9 },
    { path: both(curtain(plot, 44, 0.6)), colour: 'sheet1', depth: 1 },
    { path: both(tie(plot)), colour: 'gold', depth: 0.7 },
    ...valance(page),
    { path: both(pillar(page)), colour: 'sheet0', depth: 1.2, part: 'border' },
    { path: both(leavesOf(page)), colour: 'gold', depth: 0.5, part: 'foliage' },
  ]
}

/** The left curtain, gathered at a share of its height. */
function curtain({ width, height, text, thing }: Plot, inner: number, at: number): Path {
  const top = text.y - 160
  const foot = thing.y + thing.height + 40
  const gather = top + (foot - top) * at
  const outline: Segment[] = [
    ['M', -80, -80],
    ['L', width * 0.5, -80],
    ['C', width * 0.46, top * 0.9, inner + 26, text.y - 90, inner, text.y - 24],
    ['C', inner - 10, text.y + 160, inner - 2, gather - 120, inner - 34, gather],
    ['C', inner + 4, gather + 60, inner + 60, foot - 60, inner + 76, height + 80],
    ['L', -80, height + 80],
    ['Z'],
  ]
  const folds = [0.26, 0.48, 0.7].flatMap((share) =>
    leafPath({
      x: inner * share - 6,
      y: gather + 40,
      angle: 1.52,
      length: (foot - gather) * 0.8,
      width: 3,
    }),
  )
  return [...orient(outline, 'solid'), ...orient(folds, 'hole')]
}

/** The cord that holds the curtains, with a tassel at its end. */
function tie({ text, thing }: Plot): Path {
  const top = text.y - 160
  const y = top + (thing.y + thing.height + 40 - top) * 0.6
  return [
    ...orient(rectPath(-60, y - 13, 128, 24), 'solid'),
    ...circlePath(70, y, 17),
    ...orient(leafPath({ x: 70, y: y + 6, angle: 1.57, length: 104, width: 19 }), 'solid'),
    ...orient(leafPath({ x: 70, y: y + 34, angle: 1.57, length: 62, width: 3 }), 'hole'),
  ]
}

/** Three rows of scallops with cut tulips, the front one under a band of lozenges. */
function valance({ plot }: Page): Piece[] {
  const { width, text } = plot
  const low = text.y - 70
  const count = 5
  const step = width / count
  return [2, 1, 0].map((row): Piece => {
    const y = low * (0.36 + 0.27 * row) - 10
    const deep = low * 0.24
    const first = -step * (row % 2 === 1 ? 1.5 : 1)
    const starts = Array.from({ length: count + 2 }, (_, i) => first + i * step)
    const outline: Segment[] = [
      ['M', first, -80],
      ['L', first, y],
    ]
    for (const x of starts) {
      const [one, two, four] = [x + step * 0.1, x + step * 0.4, x + step * 0.6]
      outline.push(['C', one, y + deep * 0.9, two, y + deep, x + step / 2, y + deep * 1.02])
      outline.push(['C', four, y + deep, x + step * 0.9, y + deep * 0.9, x + step, y])
    }
    outline.push(['L', width + 2 * step, -80], ['Z'])
    const cuts = [
      ...starts.flatMap((x) => tulip({ x, y, step, deep })),
      ...(row === 0 ? starts.flatMap((x) => lozenges(x, y * 0.56, step)) : []),
    ]
    return {
      path: [...orient(outline, 'solid'), ...orient(cuts, 'hole')],
      colour: `sheet${[0, 1, 3][row] ?? 0}`,
      depth: 1.2 - 0.15 * row,
    }
  })
}

interface Scallop {
  x: number
  y: number
  step: number
  deep: number
}

/** A tulip that hangs in a scallop, dots along its edge. */
function tulip({ x, y, step, deep }: Scallop): Path {
  const middle = x + step / 2
  const petals = [-0.62, 0, 0.62].flatMap((turn) => {
    const length = deep * (0.54 - 0.1 * Math.abs(turn))
    const from = { x: middle + Math.sin(turn) * deep * 0.18, y: y + deep * 0.27 }
    return leafPath({ ...from, angle: 1.57 - turn, length, width: length * 0.24 })
  })
  const dots = [0.16, 0.3, 0.7, 0.84].flatMap((share) => {
    const drop = Math.sin(share * Math.PI) ** 0.7
    return circlePath(x + step * share, y + deep * (drop * 0.96 - 0.12), deep * 0.045)
  })
  return [...petals, ...circlePath(middle, y + deep * 0.14, deep * 0.07), ...dots]
}

/** Four lozenges and dots in a row. */
function lozenges(x: number, y: number, step: number): Path {
  return [0, 1, 2, 3].flatMap((i) => {
    const at = x + (step * i) / 4
    const long = step * 0.15
    return [
      ...leafPath({ x: at, y, angle: 0, length: long, width: long * 0.26 }),
      ...circlePath(at + step * 0.2, y, step * 0.016),
    ]
  })
}

/** The left pillar. */
function pillar({ plot: { height } }: Page): Path {
  return orient(rectPath(-70, -70, 100, height + 140), 'solid')
}

/** A golden vine up the left pillar. */
function leavesOf({ plot, seed }: Page): Path {
  const { height, text, thing } = plot
  const foot = thing.y + thing.height + 30
  return vine({
    line: [
      { x: 12, y: foot },
      { x: 18, y: (foot + text.y) / 2 },
      { x: 10, y: text.y },
    ],
    thick: 5,
    pairs: Math.round(height / 90),
    leaf: 34,
    slim: 0.24,
    random: createRandom(seed),
  })
}
