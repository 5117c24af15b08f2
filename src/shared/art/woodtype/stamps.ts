import { type Art, group, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, type PhotoRoom, printBleedPx } from '../family.ts'
import { circlePath, ellipsePath, type Path, rectPath } from '../path.ts'
import { photoRoom } from '../photo-room.ts'
import { band, shape, stroke } from '../shapes.ts'
import { footOf } from './bill.ts'
import { frame, lozengeRow } from './ornaments.ts'
import { folds, shadowOf } from './paper.ts'
import { furniture, type View, woodcut, wornSpots } from './view.ts'

/** Paper of a stamp round its picture, units. */
const margin = 22
/** Distance of the holes at the edge of a stamp. */
const pitch = 21

/** Three stamps on an envelope, each with a photo, under a postmark; the words below. */
export function stamps(view: View): Art {
  const { plot, inks } = view
  const { width, height, photos = [] } = plot
  const page = { x: 0, y: 0, width, height }
  return [
    band(width, -printBleedPx, height + printBleedPx, inks.paper),
    folds(view, grown(page, printBleedPx)),
    named('border', airmail(view)),
    furniture(view),
    footOf(view, plot.text.y + plot.text.height),
    wornSpots(view, page, 420),
    // After the specks, which would be on faces.
    photos.map((room, i) => stamp(view, room, i)),
    named('divider', postmark(view)),
  ]
}

/** Slanted bars by turns in two inks round the envelope; those at its sides end at the others. */
function airmail({ plot: { width, height }, inks }: View): Art {
  const past = printBleedPx
  const deep = 34
  const between = height - 2 * deep
  const spare = between - 60 * Math.floor(between / 60)
  const bars = (from: number, to: number, place: (at: number) => Path): Path[] =>
    Array.from({ length: Math.ceil((to - from) / 60) }, (_, i) => place(from + i * 60))
  const across = (top: number, foot: number) =>
    bars(-past, width + past, (x) => [
      ['M', x + 16, top],
      ['L', x + 48, top],
      ['L', x + 32, foot],
      ['L', x, foot],
      ['Z'],
    ])
  const down = (left: number, right: number) =>
    bars(deep + spare / 2, height - deep - spare / 2 - 1, (y) => [
      ['M', left, y + 22],
      ['L', right, y + 6],
      ['L', right, y + 38],
      ['L', left, y + 54],
      ['Z'],
    ])
  const all = [
    across(-past, deep),
    across(height - deep, height + past),
    down(-past, deep),
    down(width - deep, width + past),
  ]
  const half = (odd: number) => all.flatMap((side) => side.filter((_, i) => i % 2 === odd).flat())
  return [
    shape(half(0), { fill: inks.spot }),
    shape(half(1), { fill: inks.ink }),
    shape(frame({ x: deep, y: deep, width: width - 2 * deep, height: height - 2 * deep }, 12), {
      fill: inks.paper,
    }),
  ]
}

function stamp(view: View, { box, turn = 0 }: PhotoRoom, i: number): Art {
  const { inks, composition } = view
  const paper = perforated(grown(box, margin))
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const thing = composition.things[i]
  const ray = Array.from({ length: 24 }, (_, k): Path => {
    const angle = (Math.PI * k) / 12
    const at = (reach: number) =>
      [middle.x + reach * Math.cos(angle), middle.y + reach * Math.sin(angle)] as const
    return [
      ['M', ...at(box.width * 0.4)],
      ['L', ...at(box.height)],
    ]
  }).flat()
  const stand = { x: box.x + 34, y: box.y + 44, width: box.width - 68, height: box.height - 88 }
  return [
    group(
      { transform: [['rotate', turn, Math.round(middle.x), Math.round(middle.y)]] },
      shadowOf(paper, inks.dark, 0.7),
      shape(paper, { fill: inks.edge }),
    ),
    photoRoom({
      id: `woodtype-room-${i}`,
      box,
      turn,
      opening: shape(rectPath(box.x, box.y, box.width, box.height)),
      ground: i === 1 ? inks.tint : inks.pale,
      standIn: [
        shape(ray, stroke(i === 1 ? inks.pale : inks.tint, 6)),
        thing ? woodcut(thing(), stand, view, { paper: inks.paper }) : [],
      ],
    }),
  ]
}

/** A sheet whose edges are torn through rows of round holes. */
function perforated({ x, y, width, height }: Box): Path {
  const across = Math.round(width / pitch)
  const down = Math.round(height / pitch)
  const holes: Path[] = []
  for (let i = 0; i <= across; i++) {
    const at = x + (width * i) / across
    holes.push(circlePath(at, y, 7, 'hole'), circlePath(at, y + height, 7, 'hole'))
  }
  for (let i = 1; i < down; i++) {
    const at = y + (height * i) / down
    holes.push(circlePath(x, at, 7, 'hole'), circlePath(x + width, at, 7, 'hole'))
  }
  return [...rectPath(x, y, width, height), ...holes.flat()]
}

/** A round postmark and five waves across the last stamp's foot, in ink that is nearly dry. */
function postmark({ plot, inks }: View): Art {
  const last = plot.cuts.at(-1)
  const first = plot.cuts[0]
  if (!last || !first) return []
  const y = last.y + last.height + 26
  const x = plot.width / 2 + 190
  const rings: Path = [62, 46].flatMap((radius) => [
    ...ellipsePath(x, y, radius, radius),
    ...ellipsePath(x, y, radius - 3.4, radius - 3.4, 'hole'),
  ])
  const waves = [0, 1, 2, 3].map((i): Path => {
    const top = y - 27 + 18 * i
    return [
      ['M', x + 66, top],
      ['C', x + 110, top - 20, x + 130, top + 20, x + 174, top],
      ['C', x + 214, top - 20, x + 234, top + 20, x + 274, top],
    ]
  })
  return [
    shape(rings, { fill: inks.ink, 'fill-opacity': 0.62 }),
    shape(lozengeRow(x - 34, x + 34, y, 6), { fill: inks.ink, 'fill-opacity': 0.62 }),
    shape(waves.flat(), stroke(inks.ink, 3.4, 0.62)),
  ]
}
