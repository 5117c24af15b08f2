import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, type Point, type Segment } from '../path.ts'
import { band, shape, stroke } from '../shapes.ts'
import {
  branchFrom,
  branchHeight,
  lozengeRow,
  onBothSides,
  rosette,
  scroll,
  star,
} from './ornaments.ts'
import { shadowOf } from './paper.ts'
import { holeOf, notched } from './rays.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** The label of a bottle or a tin, on patterned paper. */
export function label(view: View): Art {
  const { plot, inks } = view
  const { width, height, sheet, cuts, text } = plot
  const [cut] = cuts
  const { ink, spot, paper } = inks
  if (!cut) return []
  const middle = { x: cut.x + cut.width / 2, y: cut.y + cut.height / 2 }
  const radius = cut.width * 0.58
  const plate = notched(sheet, 56)
  const foot = sheet.y + sheet.height
  const inside = foot - text.y - text.height
  return [
    pattern(view),
    named('sheet', [
      shadowOf(plate, inks.dark, 0.7),
      shape(plate, { fill: paper }),
      shape(ringed(sheet, 14, 8), { fill: spot }),
      shape(ringed(sheet, 30, 3), { fill: ink }),
    ]),
    named('flowers', [
      shape(beside(view, middle, radius), { fill: spot }),
      inside > 150
        ? shape(scroll({ x: width / 2, y: foot - inside / 2 + 26 }, Math.min(520, inside * 2.1)), {
            fill: spot,
          })
        : shape(lozengeRow(text.x + 60, text.x + text.width - 60, foot - 56, 7), { fill: spot }),
    ]),
    medallion(view, middle, radius),
    furniture(view),
    woodcuts(view),
    wornSpots(view, { x: 0, y: 0, width, height }, 640),
  ]
}

/** A line along the edge of the label. */
function ringed(sheet: Box, inset: number, thick: number): Path {
  return [
    ...notched(grown(sheet, -inset), 56 - inset * 0.2),
    ...holeOf(notched(grown(sheet, -inset - thick), 56 - inset * 0.2)),
  ]
}

/** Branches at both sides of the medallion, inside the label. */
function beside({ plot: { sheet, text } }: View, { x }: Point, radius: number): Path {
  const from = x + radius + 20
  const y = Math.min(sheet.y + 146, text.y - 46)
  const long = Math.min(sheet.x + sheet.width - 74 - from, (y - sheet.y - 46) / branchHeight)
  if (long < 90) return []
  const side = branchFrom({ x: from, y }, 0.04, long)
  return onBothSides(side, x)
}

function medallion({ inks }: View, { x, y }: { x: number; y: number }, radius: number): Art {
  const points = 40
  const rim: Path = Array.from({ length: 2 * points }, (_, i): Segment => {
    const reach = radius + (i % 2 === 0 ? 15 : 4)
    const angle = (Math.PI * i) / points
    return [i === 0 ? 'M' : 'L', x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  }).concat([['Z']])
  return named('sun', [
    shadowOf(rim, inks.dark, 0.5),
    shape(rim, { fill: inks.spot }),
    shape(circlePath(x, y, radius - 5), { fill: inks.paper }),
    shape([...circlePath(x, y, radius - 12), ...circlePath(x, y, radius - 15, 'hole')], {
      fill: inks.ink,
    }),
  ])
}

/** A lattice of lozenges with rosettes, to all edges. */
function pattern({ plot, inks }: View): Art {
  const { width, height } = plot
  const ground = inks.spot
  const line = mixPaints(ground, inks.paper, 0.34)
  const cell = 108
  const out = printBleedPx + cell
  const [columns, rows] = [width, height].map((long) => Math.ceil((long + 2 * out) / cell))
  const origin = (width / 2) % cell
  const lattice: Segment[] = []
  const flowers: Path[] = []
  for (let row = 0; row < (rows ?? 0); row++) {
    for (let column = 0; column < (columns ?? 0); column++) {
      const x = origin - out + column * cell - (out % cell)
      const y = -out + row * cell
      lattice.push(['M', x, y - cell / 2], ['L', x + cell / 2, y], ['L', x, y + cell / 2])
      lattice.push(['L', x - cell / 2, y], ['Z'])
      flowers.push(rosette({ x, y }, 27), star({ x: x + cell / 2, y: y + cell / 2 }, 13, 6, 0.5))
    }
  }
  return [
    band(width, -printBleedPx, height + printBleedPx, ground),
    shape(lattice, stroke(line, 3)),
    shape(flowers.flat(), { fill: mixPaints(ground, inks.tint, 0.85) }),
  ]
}
