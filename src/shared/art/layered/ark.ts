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
    ['C', width * 0.46, top * 0.9, inner + 34, text.y - 60, inner, text.y + 20],
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

/** Three rows of scallops with cut flowers and a fringe. */
function valance({ plot }: Page): Piece[] {
  const { width, text } = plot
  const low = text.y - 70
  const count = 5
  const step = width / count
  return [2, 1, 0].map((row): Piece => {
    const y = low * (0.36 + 0.27 * row) - 10
    const deep = low * 0.24
    const shift = row % 2 === 1 ? step / 2 : 0
    const outline: Segment[] = [['M', -step - shift, -80]]
    const cuts: Path[] = []
    outline.push(['L', -step - shift, y])
    for (let i = -1; i <= count; i++) {
      const x = i * step - shift
      outline.push([
        'C',
        x + step * 0.1,
        y + deep * 0.9,
        x + step * 0.4,
        y + deep,
        x + step / 2,
        y + deep * 1.02,
      ])
      outline.push(['C', x + step * 0.6, y + deep, x + step * 0.9, y + deep * 0.9, x + step, y])
      const middle = x + step / 2
      for (const turn of [-0.9, -0.45, 0, 0.45, 0.9]) {
        const size = deep * (0.52 - 0.12 * Math.abs(turn))
        cuts.push(
          leafPath({
            x: middle + Math.sin(turn) * 12,
            y: y + deep * 0.3,
            angle: 1.57 - turn,
            length: size,
            width: size * 0.17,
          }),
        )
      }
      cuts.push(circlePath(middle, y + deep * 0.16, deep * 0.07))
      for (const share of [0.16, 0.3, 0.7, 0.84]) {
        const drop = Math.sin(share * Math.PI) ** 0.7
        cuts.push(circlePath(x + step * share, y + deep * (drop * 0.96 - 0.12), deep * 0.045))
      }
    }
    outline.push(['L', width + 2 * step, -80], ['Z'])
    return {
      path: [...orient(outline, 'solid'), ...orient(cuts.flat(), 'hole')],
      colour: `sheet${[0, 1, 3][row] ?? 0}`,
      depth: 1.2 - 0.15 * row,
    }
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
