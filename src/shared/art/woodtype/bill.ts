import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { ellipsePath, type Path, rectPath } from '../path.ts'
import { photoRoom } from '../photo-room.ts'
import { band, shape, stroke } from '../shapes.ts'
import {
  branchFrom,
  branchHeight,
  doubleFrame,
  lozenge,
  lozengeRow,
  onBothSides,
  rosette,
  scroll,
} from './ornaments.ts'
import { folds } from './paper.ts'
import { furniture, type View, woodcut, woodcuts, wornSpots } from './view.ts'

/** Width of the border of type, units. */
const border = 78

/** A theatre bill in a border of type, with a woodcut in an oval. */
export function bill(view: View): Art {
  const { plot, inks } = view
  const { width, height, cuts, text } = plot
  const { ink, spot, paper } = inks
  const [cut] = cuts
  if (!cut) return []
  const page = { x: 0, y: 0, width, height }
  const foot = text.y + text.height
  return [
    band(width, -printBleedPx, height + printBleedPx, paper),
    folds(view, grown(page, printBleedPx)),
    named('border', [
      shape(bandRound(page), { fill: spot }),
      shape(typeBorder(page), { fill: paper }),
      shape(doubleFrame(grown(page, -border - 8), 8), { fill: ink }),
    ]),
    plot.photos ? [] : oval(view, cut),
    footOf(view, foot),
    furniture(view),
    plot.photos ? [] : woodcuts(view),
    wornSpots(view, page, 620),
    // After the specks, which would be on a face.
    plot.photos ? [photoIn(view, cut), oval(view, cut)] : [],
  ]
}

/** The coloured band at the edge, with the bleed. */
function bandRound({ width, height }: Box): Path {
  const out = printBleedPx
  return [
    ...rectPath(-out, -out, width + 2 * out, height + 2 * out),
    ...rectPath(border, border, width - 2 * border, height - 2 * border, 'hole'),
  ]
}

/** Rosettes and lozenges by turns along all sides; a star at each corner. */
function typeBorder({ width, height }: Box): Path {
  const middle = border / 2
  const [across, down] = [width - 2 * border, height - 2 * border].map((long) => {
    const count = 2 * Math.round(long / 112) + 1
    return Array.from({ length: count }, (_, i) => ({
      at: border + (long * (i + 0.5)) / count,
      isRosette: i % 2 === 0,
    }))
  })
  const unit = (x: number, y: number, isRosette: boolean, isUpright: boolean): Path =>
    isRosette ? rosette({ x, y }, 25) : lozenge({ x, y }, isUpright ? 7 : 15, isUpright ? 15 : 7)
  const corners = [middle, width - middle].flatMap((x) =>
    [middle, height - middle].flatMap((y) => rosette({ x, y }, 32, 10)),
  )
  return [
    ...(across ?? []).flatMap(({ at, isRosette }) => [
      ...unit(at, middle, isRosette, false),
      ...unit(at, height - middle, isRosette, false),
    ]),
    ...(down ?? []).flatMap(({ at, isRosette }) => [
      ...unit(middle, at, isRosette, true),
      ...unit(width - middle, at, isRosette, true),
    ]),
    ...corners,
  ]
}

/** The oval round the woodcut, engraved light in it, and a branch at each side. */
function oval({ plot, inks }: View, cut: Box): Art {
  const middle = { x: cut.x + cut.width / 2, y: cut.y + cut.height / 2 }
  const isPhoto = plot.photos !== undefined
  const [rx, ry] = isPhoto
    ? [cut.width / 2 + 12, cut.height / 2 + 12]
    : [cut.width * 0.56, cut.height * 0.56]
  const rings: Path = [
    ...ellipsePath(middle.x, middle.y, rx, ry),
    ...ellipsePath(middle.x, middle.y, rx - 7, ry - 7, 'hole'),
    ...ellipsePath(middle.x, middle.y, rx - 13, ry - 13),
    ...ellipsePath(middle.x, middle.y, rx - 15.5, ry - 15.5, 'hole'),
  ]
  const rays = isPhoto ? [] : raysIn({ ...middle, rx, ry }, 0.74)
  const long = Math.min(middle.x - rx - 136, (middle.y + 6 - border - 36) / branchHeight)
  const side = branchFrom({ x: middle.x + rx + 12, y: middle.y + 6 }, -0.06, long)
  return named('flowers', [
    shape(rings, { fill: inks.ink }),
    shape(rays, stroke(inks.tint, 3)),
    shape(onBothSides(side, plot.width / 2), { fill: inks.spot }),
  ])
}

/** Engraved light inside an oval, from a share of its radius to its edge. */
function raysIn(
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  start: number,
): Path {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (Math.PI * i) / 36
    const from = i % 2 === 0 ? start : start + 0.06
    const at = (share: number) =>
      [x + (rx - 18) * share * Math.cos(angle), y + (ry - 18) * share * Math.sin(angle)] as const
    return [['M', ...at(from)] as const, ['L', ...at(0.985)] as const]
  }).flat()
}

/** A photo in the oval; a woodcut in engraved light until there is one. */
function photoIn(view: View, box: Box): Art {
  const { inks, composition } = view
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [rx, ry] = [box.width / 2, box.height / 2]
  const [thing] = composition.things
  const side = Math.min(rx, ry) * 1.24
  const stand = { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side }
  const ground = { paper: inks.paper, spot: inks.spot }
  return photoRoom({
    id: 'woodtype-room',
    box,
    opening: shape(ellipsePath(middle.x, middle.y, rx, ry)),
    ground: inks.pale,
    standIn: [
      shape(raysIn({ ...middle, rx: rx + 22, ry: ry + 22 }, 0.6), stroke(inks.tint, 5)),
      thing ? woodcut(thing(), stand, view, ground) : [],
    ],
  })
}

/** Ornament between the words and the border at the foot. */
export function footOf({ plot, inks }: View, top: number): Art {
  const { width, height, text } = plot
  const [left, right] = [text.x + 4, text.x + text.width - 4]
  const end = height - border - 30
  const spot = inks.spot
  if (end - top < 150) return []
  const middle = (top + end) / 2
  return named('foliage', [
    shape(lozengeRow(left, right, top + 26, 9), { fill: inks.ink }),
    shape(scroll({ x: width / 2, y: middle + 46 }, 640), { fill: spot }),
    shape(
      [
        ...rosette({ x: left + 46, y: middle + 16 }, 40),
        ...rosette({ x: right - 46, y: middle + 16 }, 40),
      ],
      {
        fill: spot,
      },
    ),
  ])
}
