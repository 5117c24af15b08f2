import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { circlePath, orient, type Path, type Segment } from '../path.ts'
import { band, shape } from '../shapes.ts'
import { lozengeRow, rosette, star } from './ornaments.ts'
import { shadowOf } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** A poster with rays in two inks to all edges. */
export function rays(view: View): Art {
  const { plot, inks } = view
  const { width, height, cuts, sheet } = plot
  const [cut] = cuts
  if (!cut) return []
  const middle = { x: cut.x + cut.width / 2, y: cut.y + cut.height / 2 }
  const { ink, spot, paper, tint } = inks
  const page = grown({ x: 0, y: 0, width, height }, printBleedPx)
  const disc = cut.height * 0.6
  const plate = notched(sheet, 44)
  return [
    band(width, -printBleedPx, height + printBleedPx, tint),
    named('sun', [
      shape(burst(middle, page, 22), { fill: spot }),
      // The other ink is a little off its place.
      shape(circlePath(middle.x + 5, middle.y - 4, disc + 24), { fill: ink }),
      shape(circlePath(middle.x, middle.y, disc + 12), { fill: tint }),
      shape(circlePath(middle.x, middle.y, disc), { fill: paper }),
      shape(ringOfStars(middle, disc - 26), { fill: spot }),
    ]),
    named('stars', shape(flowersRound(plot, middle, disc), { fill: paper })),
    foot(view),
    named('sheet', [
      shadowOf(plate, inks.dark, 0.7),
      shape(plate, { fill: paper }),
      shape([...notched(grown(sheet, -16), 38), ...holeOf(notched(grown(sheet, -23), 36))], {
        fill: ink,
      }),
      shape(lozengeRow(sheet.x + 80, sheet.x + sheet.width - 170, sheet.y + 40, 6), { fill: spot }),
    ]),
    furniture(view),
    woodcuts(view),
    wornSpots(view, page, 640),
  ]
}

/** Wedges from a point to beyond the page. */
function burst({ x, y }: { x: number; y: number }, page: Box, count: number): Path {
  const reach = Math.hypot(page.width, page.height)
  return Array.from({ length: count }, (_, i): Segment[] => {
    const [from, to] = [i - 0.25, i + 0.25].map((step) => (2 * Math.PI * (step + 0.25)) / count)
    const at = (angle = 0) => clipped({ x, y }, angle, reach, page)
    return [['M', x, y], ['L', ...at(from)], ['L', ...at(to)], ['Z']]
  }).flat()
}

/** Where a ray leaves the page. */
function clipped(
  { x, y }: { x: number; y: number },
  angle: number,
  reach: number,
  page: Box,
): [number, number] {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const along = Math.min(
    reach,
    dx > 0 ? (page.x + page.width - x) / dx : dx < 0 ? (page.x - x) / dx : reach,
    dy > 0 ? (page.y + page.height - y) / dy : dy < 0 ? (page.y - y) / dy : reach,
  )
  const beyond = along + 60
  return [x + dx * beyond, y + dy * beyond]
}

function ringOfStars({ x, y }: { x: number; y: number }, radius: number): Path {
  const count = 30
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
    return i % 2 === 0 ? star(at, 9, 5, 0.45) : circlePath(at.x, at.y, 3.4)
  }).flat()
}

/** Large rosettes in the corners of the head. */
function flowersRound(
  { width, sheet }: View['plot'],
  middle: { x: number; y: number },
  disc: number,
): Path {
  const side = (middle.x - disc - 24) / 2
  const reach = Math.min(72, side * 0.6)
  return [side, width - side].flatMap((x) => [
    ...rosette({ x, y: middle.y - disc * 0.62 }, reach),
    ...rosette({ x, y: Math.min(middle.y + disc * 0.5, sheet.y - 50) }, reach * 0.62),
  ])
}

/** A strip of type at the foot. */
function foot({ plot, inks }: View): Art {
  const { width, height, sheet } = plot
  const top = sheet.y + sheet.height + 18
  const deep = Math.max(34, Math.min(height - top - 16, 150))
  const y = height - 16 - deep
  const count = Math.round(width / (deep * 1.5))
  const row = Array.from({ length: count }, (_, i) =>
    rosette({ x: (width * (i + 0.5)) / count, y: y + deep / 2 }, deep * 0.38),
  ).flat()
  return named('border', [
    band(width, y, height + printBleedPx, inks.dark),
    shape(row, { fill: inks.tint }),
  ])
}

/** A plate whose corners are cut out round. */
export function notched({ x, y, width, height }: Box, by: number): Path {
  const [right, foot] = [x + width, y + height]
  const k = by * 0.5523
  return [
    ['M', x + by, y],
    ['L', right - by, y],
    ['C', right - by, y + k, right - k, y + by, right, y + by],
    ['L', right, foot - by],
    ['C', right - k, foot - by, right - by, foot - k, right - by, foot],
    ['L', x + by, foot],
    ['C', x + by, foot - k, x + k, foot - by, x, foot - by],
    ['L', x, y + by],
    ['C', x + k, y + by, x + by, y + k, x + by, y],
    ['Z'],
  ]
}

/** The same outline the other way round. */
export function holeOf(path: Path): Path {
  return orient(path, 'hole')
}
