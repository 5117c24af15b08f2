import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, rectPath, type Segment } from '../path.ts'
import { band, shape } from '../shapes.ts'
import { doubleFrame, lozengeRow, rosette } from './ornaments.ts'
import { shadowOf } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** A shop front: an awning, the sign, and what stands in the window. */
export function shop(view: View): Art {
  const { plot, inks } = view
  const { width, height, sheet } = plot
  const { ink, spot, paper, dark } = inks
  const board = rectPath(sheet.x, sheet.y, sheet.width, sheet.height)
  const nails = [sheet.x + 30, sheet.x + sheet.width - 30].flatMap((x) =>
    [sheet.y + 30, sheet.y + sheet.height - 30].flatMap((y) => rosette({ x, y }, 17, 6)),
  )
  return [
    facade(view),
    showcase(view),
    named('sheet', [
      shadowOf(board, dark, 0.8),
      shape(board, { fill: paper }),
      shape(doubleFrame(grown(sheet, -12), 9), { fill: ink }),
      shape(nails, { fill: spot }),
      shape(lozengeRow(sheet.x + 70, sheet.x + sheet.width - 200, sheet.y + 44, 6), { fill: spot }),
    ]),
    awning(view, sheet.y - 18),
    furniture(view),
    wornSpots(view, grown({ x: 0, y: 0, width, height }, printBleedPx), 640),
  ]
}

/** Painted boards behind everything. */
function facade({ plot, inks }: View): Art {
  const { width, height } = plot
  const out = printBleedPx
  const ground = inks.spot
  const count = Math.ceil((width + 2 * out) / 60)
  const seams = Array.from({ length: count }, (_, i) =>
    rectPath(-out + i * 60, -out, 4, height + 2 * out),
  )
  return [
    band(width, -out, height + out, ground),
    shape(seams.flat(), { fill: mixPaints(ground, inks.dark, 0.4) }),
  ]
}

/** The window: three bays with a thing in each, a shelf, and the foot of the wall. */
function showcase(view: View): Art {
  const { plot, inks } = view
  const { width, height, sheet, cuts } = plot
  const [first] = cuts
  if (!first) return []
  const [ink, paper] = [inks.ink, inks.paper]
  const top = sheet.y + sheet.height + 24
  const shelf = first.y + first.height
  const bays = [...cuts].map(
    (cut): Box => ({ x: cut.x - 16, y: top + 14, width: cut.width + 32, height: shelf - top - 8 }),
  )
  const arches = bays.flatMap((bay) => archPath(bay))
  const riser = shelf + 36
  const bricks: Path = Array.from({ length: 26 }, (_, i) => {
    const [row, column] = [Math.floor(i / 9), i % 9]
    return rectPath(-60 + column * 150 - (row % 2) * 75, riser + 22 + row * 58, 140, 48)
  }).flat()
  const outer = { x: 84, y: top - 8, width: width - 168, height: shelf - top + 22 }
  return named('window', [
    shape(rectPath(outer.x, outer.y, outer.width, outer.height), { fill: inks.dark }),
    shape(arches, { fill: inks.pale }),
    shape(
      bays.flatMap((bay) => lampRays(bay)),
      { fill: paper },
    ),
    band(width, riser - 22, riser, ink),
    shape(rectPath(52, shelf + 2, width - 104, 16), { fill: paper }),
    shape(rectPath(52, shelf + 18, width - 104, 10), { fill: ink }),
    band(width, riser, height + printBleedPx, mixPaints(inks.spot, inks.dark, 0.55)),
    shape(bricks, { fill: mixPaints(inks.spot, inks.dark, 0.28) }),
    woodcuts(view, { paper, spot: inks.tint }),
  ])
}

/** A pane with a round top. */
function archPath({ x, y, width, height }: Box): Path {
  const rise = Math.min(width * 0.3, height * 0.3)
  return [
    ['M', x, y + height],
    ['L', x, y + rise],
    ['C', x, y, x + width, y, x + width, y + rise],
    ['L', x + width, y + height],
    ['Z'],
  ]
}

/** Light that falls on the shelf. */
function lampRays({ x, y, width, height }: Box): Path {
  const middle = x + width / 2
  const wide = width * 0.42
  return [
    ['M', middle - wide * 0.3, y + height * 0.16],
    ['L', middle + wide * 0.3, y + height * 0.16],
    ['L', middle + wide, y + height],
    ['L', middle - wide, y + height],
    ['Z'],
  ]
}

/** Stripes that end in scallops. */
function awning({ plot, inks }: View, foot: number): Art {
  const { width } = plot
  const out = printBleedPx
  const count = 11
  const wide = (width + 2 * out) / count
  const stripe = (i: number, down: number): Segment[] => {
    const x = -out + i * wide
    const end = foot - 44 + down
    return [
      ['M', x, -out],
      ['L', x + wide, -out],
      ['L', x + wide, end],
      ['C', x + wide, end + 52, x, end + 52, x, end],
      ['Z'],
    ]
  }
  const all = Array.from({ length: count }, (_, i) => i)
  const every = (odd: number) => all.filter((i) => i % 2 === odd).flatMap((i) => stripe(i, 0))
  const dots = all.flatMap((i) => circlePath(-out + (i + 0.5) * wide, foot - 44 + 10, 9))
  return named('flags', [
    shape(
      all.flatMap((i) => stripe(i, 12)),
      { fill: inks.dark, 'fill-opacity': 0.3 },
    ),
    shape(every(0), { fill: inks.tint }),
    shape(every(1), { fill: inks.paper }),
    shape(rectPath(-out, foot - 66, width + 2 * out, 6), { fill: inks.ink }),
    shape(dots, { fill: inks.ink }),
  ])
}
