import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import { createRandom } from '../random.ts'
import { band, shape } from '../shapes.ts'
import { branchFrom, budRow, frame, lozenge, onBothSides, rosette } from './ornaments.ts'
import { folds, polygon, shadowOf, tornPath } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** A leaf of a calendar block, under its binding with a woodcut. */
export function calendarLeaf(view: View): Art {
  const { plot, inks, seed } = view
  const { sheet, cuts } = plot
  const [cut] = cuts
  const { ink, spot, paper } = inks
  if (!cut) return []
  const board = {
    x: sheet.x - 20,
    y: cut.y - 34,
    width: sheet.width + 40,
    height: sheet.y - cut.y + 44,
  }
  const block = rectPath(sheet.x, sheet.y, sheet.width, sheet.height + 20)
  const picture = {
    x: board.x + 36,
    y: board.y + 24,
    width: board.width - 72,
    height: board.height - 62,
  }
  const random = createRandom(seed + 2)
  return [
    wallpaper(view),
    shadowOf(
      rectPath(board.x, board.y, board.width, sheet.y + sheet.height + 20 - board.y),
      inks.dark,
    ),
    named('sheet', [
      shape(block, { fill: mixPaints(paper, inks.dark, 0.26) }),
      shape(rectPath(sheet.x, sheet.y, sheet.width, sheet.height + 10), {
        fill: mixPaints(paper, inks.dark, 0.12),
      }),
      shape(rectPath(sheet.x, sheet.y, sheet.width, sheet.height), { fill: paper }),
      folds(view, grown(sheet, -20)),
      shape(remains(sheet, random), { fill: inks.pale }),
    ]),
    named('border', [
      shape(rectPath(board.x, board.y, board.width, board.height), { fill: spot }),
      shape(frame(grown(board, -10), 3), { fill: mixPaints(spot, paper, 0.7) }),
      shape(rectPath(picture.x, picture.y, picture.width, picture.height), { fill: paper }),
      shape(frame(grown(picture, -8), 3), { fill: ink }),
      shape(sunOver(picture), { fill: inks.pale }),
      shape(branches(picture, cut), { fill: spot }),
      staples(view, board),
    ]),
    days(view),
    furniture(view),
    woodcuts(view),
    wornSpots(view, grown(board, 0), 240),
    wornSpots(view, sheet, 240),
  ]
}

/** Strips of torn leaves under the binding. */
function remains({ x, y, width }: Box, random: () => number): Path {
  return tornPath({ x: x + 2, y: y - 10, width: width - 4, height: 36 }, 9, random)
}

/** Rays round the woodcut, inside its panel. */
function sunOver({ x, y, width, height }: Box): Path {
  const middle = { x: x + width / 2, y: y + height - 14 }
  const count = 17
  return Array.from({ length: count }, (_, i) => {
    const at = (share: number) => {
      const angle = Math.PI * (1 + (i + share) / count)
      const reach = Math.min(
        (width / 2 - 16) / Math.abs(Math.cos(angle)),
        (height - 30) / Math.abs(Math.sin(angle)),
      )
      return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) }
    }
    return polygon([middle, at(0.25), at(0.75)])
  }).flat()
}

/** Branches at both sides of the woodcut. */
function branches(picture: Box, cut: Box): Path {
  const middle = cut.x + cut.width / 2
  const long = Math.min(250, picture.height * 1.3)
  const from = picture.x + picture.width - 26 - long
  const side = branchFrom({ x: from, y: picture.y + picture.height * 0.72 }, 0, long)
  return onBothSides(side, middle)
}

function staples({ inks }: View, { x, y, width, height }: Box): Art {
  const foot = y + height - 21
  const dots = [0.12, 0.88].flatMap((share) => circlePath(x + width * share, foot, 10))
  return [
    shape(rectPath(x, y + height - 36, width, 36), { fill: inks.dark }),
    shape(dots, { fill: inks.tint }),
    shape(budRow(x + width * 0.2, x + width * 0.8, foot + 1, 7), { fill: inks.tint }),
  ]
}

/** The days of a month as a grid, one of them a rosette. */
function days({ plot, inks, seed }: View): Art {
  const { sheet, text } = plot
  const top = text.y + text.height + 22
  const foot = sheet.y + sheet.height - 34
  const rows = foot - top > 170 ? 3 : foot - top > 100 ? 2 : 1
  const columns = 10
  const [wide, deep] = [text.width / columns, (foot - top) / rows]
  const chosen = (seed * 7) % (columns * rows)
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    x: text.x + (i % columns) * wide,
    y: top + Math.floor(i / columns) * deep,
  }))
  const middleOf = ({ x, y }: { x: number; y: number }) => ({ x: x + wide / 2, y: y + deep / 2 })
  const reach = Math.min(wide, deep)
  return named('tile', [
    shape(
      cells.flatMap(({ x, y }) =>
        frame({ x: x + 3, y: y + 3, width: wide - 6, height: deep - 6 }, 3),
      ),
      { fill: inks.ink },
    ),
    shape(
      cells.flatMap((cell, i) => (i === chosen ? [] : lozenge(middleOf(cell), reach * 0.12))),
      { fill: inks.ink },
    ),
    shape(
      cells.flatMap((cell, i) => (i === chosen ? rosette(middleOf(cell), reach * 0.46) : [])),
      { fill: inks.spot },
    ),
  ])
}

/** Striped paper with rosettes on the wall behind. */
function wallpaper({ plot, inks }: View): Art {
  const { width, height } = plot
  const out = printBleedPx
  const pitch = 90
  const count = Math.ceil((width + 2 * out) / pitch) + 1
  const start = ((width / 2) % pitch) - pitch
  const stripes = Array.from({ length: count }, (_, i) =>
    rectPath(start - pitch / 2 + i * pitch + 22, -out, 46, height + 2 * out),
  )
  const flowers = Array.from({ length: count }, (_, i) =>
    Array.from({ length: Math.ceil((height + 2 * out) / 104) }, (_, k) =>
      rosette({ x: start + i * pitch, y: -out + 48 + k * 104 + (i % 2) * 52 }, 21),
    ).flat(),
  )
  return [
    band(width, -out, height + out, inks.wall),
    shape(stripes.flat(), { fill: inks.lit }),
    shape(flowers.flat(), {
      fill: mixPaints(inks.wall, inks.spot, 0.55),
    }),
  ]
}
