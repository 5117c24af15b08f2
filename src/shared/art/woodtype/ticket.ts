import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { circlePath, type Path, rectPath, type Segment } from '../path.ts'
import { band, shape } from '../shapes.ts'
import { budRow, doubleFrame, lozengeRow, rosette } from './ornaments.ts'
import { folds, shadowOf } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** Radius of the bites in the sides of a ticket, units. */
const bite = 15

/** A ticket of a strip, with a stub to tear off. */
export function ticket(view: View): Art {
  const { plot, inks } = view
  const { width, height, sheet, cuts } = plot
  const { spot, paper } = inks
  const [first] = cuts
  if (!first) return []
  const tear = first.y - 44
  const outline = ticketPath(sheet)
  const stub = { ...sheet, y: tear, height: sheet.y + sheet.height - tear }
  const [left, right] = [sheet.x + 78, sheet.x + sheet.width - 78]
  return [
    band(width, -printBleedPx, height + printBleedPx, inks.wall),
    shape(lines(width, height), { fill: inks.joint }),
    neighbour(view, { ...sheet, y: sheet.y - sheet.height - 14 }, inks.tint),
    neighbour(view, { ...sheet, y: sheet.y + sheet.height + 14 }, spot),
    named('sheet', [
      shadowOf(outline, inks.dark, 0.7),
      shape(outline, { fill: paper }),
      shape(ticketPath(stub), { fill: inks.pale }),
      folds(view, grown(sheet, -40)),
    ]),
    named('border', [
      shape(doubleFrame(sideless(sheet, tear), 8), { fill: spot }),
      shape(perforation(sheet, tear), { fill: inks.dark }),
      shape(budRow(left, right - 110, sheet.y + 56, 11), { fill: spot }),
      shape(lozengeRow(left, right, tear + 26, 6), { fill: spot }),
      shape(lozengeRow(left, right, sheet.y + sheet.height - 26, 6), { fill: spot }),
    ]),
    furniture(view),
    woodcuts(view, { paper: inks.pale }),
    wornSpots(view, grown(sheet, -20), 380),
  ]
}

/** The frame of the part above the tear. */
function sideless({ x, y, width }: Box, tear: number): Box {
  return { x: x + 30, y: y + 20, width: width - 60, height: tear - y - 40 }
}

/** A sheet with round bites along its two sides. */
function ticketPath({ x, y, width, height }: Box): Path {
  const count = Math.max(1, Math.round(height / (bite * 2.9)))
  const pitch = height / count
  const k = bite * 0.5523
  const side = (from: number, sign: 1 | -1): Segment[] =>
    Array.from({ length: count }, (_, i): Segment[] => {
      const edge = sign > 0 ? x + width : x
      const at = from + sign * pitch * (i + 0.5)
      const inward = edge - sign * bite
      return [
        ['L', edge, at - sign * bite],
        ['C', edge - sign * k, at - sign * bite, inward, at - sign * k, inward, at],
        ['C', inward, at + sign * k, edge - sign * k, at + sign * bite, edge, at + sign * bite],
      ]
    }).flat()
  return [
    ['M', x, y],
    ['L', x + width, y],
    ...side(y, 1),
    ['L', x + width, y + height],
    ['L', x, y + height],
    ...side(y + height, -1),
    ['Z'],
  ]
}

function perforation({ x, width }: Box, y: number): Path {
  const count = Math.round((width - 60) / 21)
  return Array.from({ length: count }, (_, i) =>
    circlePath(x + 30 + ((width - 60) * (i + 0.5)) / count, y, 4.6),
  ).flat()
}

/** The next ticket of the strip, in another colour. */
function neighbour({ inks }: View, box: Box, paper: Paint): Art {
  const print = mixPaints(paper, inks.paper, 0.72)
  const inner = grown(box, -30)
  const rows = [box.y + 84, box.y + box.height - 84].flatMap((y) => [
    ...rosetteRow(box.x + 90, box.x + box.width - 90, y, 30),
  ])
  return [
    shape(ticketPath(box), { fill: paper }),
    shape([...doubleFrame({ ...inner, x: inner.x + 6, width: inner.width - 12 }, 8), ...rows], {
      fill: print,
    }),
  ]
}

function rosetteRow(from: number, to: number, y: number, reach: number): Path {
  const count = Math.round((to - from) / (reach * 2.9))
  return Array.from({ length: count }, (_, i) =>
    rosette({ x: from + ((to - from) * (i + 0.5)) / count, y }, reach),
  ).flat()
}

/** Ruled lines of the desk that the strip lies on. */
function lines(width: number, height: number): Path {
  const out = printBleedPx
  const count = Math.ceil((height + 2 * out) / 30)
  return Array.from({ length: count }, (_, i) =>
    rectPath(-out, -out + i * 30, width + 2 * out, 5),
  ).flat()
}
