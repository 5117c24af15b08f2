import { type Art, named } from '../art.ts'
import { grown, isNear } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { circlePath, type Path, type Point, rectPath } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { type Piece, pile } from './paper.ts'
import type { Plot } from './plot.ts'

const padding = { x: 54, y: 36 }

/** A label of paper behind the lines under the title, and a tag behind the בס״ד line. */
export function labels(
  reserved: readonly Box[],
  { text, header, width }: Pick<Plot, 'text' | 'header' | 'width'>,
  palette: Paints,
): Art {
  const inText = reserved.filter((box) => isNear(text, middleOf(box)))
  const others = reserved.filter((box) => !inText.includes(box))
  const foot = footOfTitle(inText)
  const rows = inText.filter((row) => row.y > foot - 30)
  return [
    rows.length > 0 ? label(rows, { foot, width }, palette) : [],
    others.map((row) => tag(row, header, palette)),
  ]
}

/** The end of the tallest line, and of lines close under it that are nearly as tall: one title. */
function footOfTitle(lines: readonly Box[]): number {
  const [tallest] = lines.toSorted((one, other) => other.height - one.height)
  if (!tallest) return 0
  const { y: top, height } = tallest
  const below = lines.filter((row) => row.y > top).toSorted((one, other) => one.y - other.y)
  return below.reduce((foot, row) => {
    const belongs = row.height > 0.75 * height && row.y - foot < 0.36 * height
    return belongs ? row.y + row.height : foot
  }, top + height)
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** As wide as its widest row, but always within the page. */
function label(
  rows: readonly Box[],
  { foot, width: page }: { foot: number; width: number },
  palette: Paints,
): Art {
  const half = Math.max(...rows.map(({ x, width }) => Math.max(page / 2 - x, x + width - page / 2)))
  const reach = Math.min(page / 2 - 34, Math.max(half + padding.x, 230))
  const first = Math.min(...rows.map(({ y }) => y))
  const last = Math.max(...rows.map(({ y, height }) => y + height))
  // Off the title, and nearer to it where there is little white.
  const top = Math.max(first - padding.y, Math.min(foot + 16, Math.max(foot + 4, first - 26)))
  const inset = Math.min(12, (first - top) / 2)
  const box = { x: page / 2 - reach, y: top, width: 2 * reach, height: last + padding.y - top }
  const piece: Piece = { path: notched(box, 26), colour: 'plate', depth: 0.9, part: 'sheet' }
  const pins = { ...stroke(colour(palette, 'plateEdge'), 4), 'stroke-dasharray': '0.1 15' }
  return pile([{ ...piece, marks: shape(notched(grown(box, -inset), 24), pins) }], palette, 'label')
}

/** A box whose corners are cut out by quarters of a circle. */
function notched({ x, y, width, height }: Box, cut: number): Path {
  const [right, foot, k] = [x + width, y + height, cut * 0.448]
  return [
    ['M', x + cut, y],
    ['L', right - cut, y],
    ['C', right - cut, y + cut - k, right - cut + k, y + cut, right, y + cut],
    ['L', right, foot - cut],
    ['C', right - cut + k, foot - cut, right - cut, foot - cut + k, right - cut, foot],
    ['L', x + cut, foot],
    ['C', x + cut, foot - cut + k, x + cut - k, foot - cut, x, foot - cut],
    ['L', x, y + cut],
    ['C', x + cut - k, y + cut, x + cut, y + cut - k, x + cut, y],
    ['Z'],
  ]
}

/** A small tag that hangs by a thread. */
function tag({ y, height }: Box, { x }: Point, palette: Paints): Art {
  const box = { x: x - 74, y: y - 16, width: 96, height: height + 32 }
  const thread = rectPath(x - 28, y - 60, 3, 46)
  return named('hung', [
    pile([{ path: thread, colour: 'plateEdge', depth: 0.4 }], palette, 'thread'),
    pile(
      [
        {
          path: [...notched(box, 9), ...circlePath(x - 26.5, y - 9, 3, 'hole')],
          colour: 'plate',
          depth: 0.6,
        },
      ],
      palette,
      'tag',
    ),
  ])
}
