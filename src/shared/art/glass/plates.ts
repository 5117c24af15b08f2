import { type Art, named } from '../art.ts'
import { isNear } from '../box.ts'
import type { Box, Paints } from '../family.ts'
import { type Path, type Point, rectPath } from '../path.ts'
import { colour, shape, stroke } from '../shapes.ts'
import { borderBreadth } from './border.ts'
import { glassFill } from './pane.ts'
import type { Plot } from './plot.ts'

/** Rows up to this height, units, have a plate; higher words stand on the panes themselves. */
export const highestRow = 155
const padding = 20
const rim = 11

/** Calm strips of glass under small words, with a lead between their rows. */
export function plates(
  reserved: readonly Box[],
  { text, header, width }: Pick<Plot, 'text' | 'header' | 'width'>,
  palette: Paints,
): Art {
  const rows = reserved
    .filter(({ height }) => height <= highestRow)
    .sort((one, other) => one.y - other.y)
  const inText = rows.filter((row) => isNear(text, middleOf(row)))
  const others = rows.filter((row) => !inText.includes(row))
  const tall = reserved.filter(({ height }) => height > highestRow)
  return named('sheet', [
    groupsOf(inText).map((group) => band(group, { text, width, tall }, palette)),
    others.map((row) => tag(row, header, palette)),
  ])
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Rows with little room between them. */
function groupsOf(rows: readonly Box[]): Box[][] {
  const groups: Box[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const above = last?.at(-1)
    if (last && above && row.y - (above.y + above.height) < 56) last.push(row)
    else groups.push([row])
  }
  return groups
}

/** A band with forked ends, as wide as its widest row. */
function band(
  rows: readonly Box[],
  { text, width: page, tall }: { text: Box; width: number; tall: readonly Box[] },
  palette: Paints,
): Art {
  const left = Math.max(text.x - 10, Math.min(...rows.map(({ x }) => x)) - padding - 10)
  const right = Math.min(
    text.x + text.width + 10,
    Math.max(...rows.map(({ x, width }) => x + width)) + padding + 10,
  )
  const { top, foot } = heightOf(rows, tall)
  const lead = colour(palette, 'lead')
  const strips = rows.slice(1).flatMap((row, i): Path => {
    const above = rows[i] ?? row
    const room = row.y - (above.y + above.height)
    const y = row.y - room / 2
    if (room < 18 || rows.length > 3) return []
    return [
      ['M', left, y],
      ['L', right, y],
    ]
  })
  const hasRoom = left > borderBreadth + 60 && right < page - borderBreadth - 60
  const tails = hasRoom ? [...tail(left, -1, top, foot), ...tail(right, 1, top, foot)] : []
  const outer = rectPath(left - rim, top - rim, right - left + 2 * rim, foot - top + 2 * rim)
  return [
    shape(tails, { ...stroke(lead, 8), fill: glassFill('amber') }),
    shape(outer, { ...stroke(lead, 8), fill: glassFill('amber', 1) }),
    shape(rectPath(left, top, right - left, foot - top), {
      ...stroke(lead, 6),
      fill: glassFill('plate'),
    }),
    shape(strips, stroke(lead, 5)),
  ]
}

/** From above the first row to below the last, but off the words on the panes. */
function heightOf(rows: readonly Box[], tall: readonly Box[]): { top: number; foot: number } {
  const first = Math.min(...rows.map(({ y }) => y))
  const last = Math.max(...rows.map(({ y, height }) => y + height))
  const feet = tall.map(({ y, height }) => y + height).filter((y) => y <= first)
  const heads = tall.map(({ y }) => y).filter((y) => y >= last)
  const air = rim + 10
  return {
    top: Math.max(first - padding, Math.min(first - 5, Math.max(...feet) + air)),
    foot: Math.min(last + padding, Math.max(last + 5, Math.min(...heads) - air)),
  }
}

function tail(x: number, side: 1 | -1, top: number, foot: number): Path {
  const [from, to] = [x + side * 4, x + side * 48]
  const [up, down] = [top + 16, foot - 16]
  return [
    ['M', from, up],
    ['L', to, up],
    ['L', to - side * 18, (up + down) / 2],
    ['L', to, down],
    ['L', from, down],
    ['Z'],
  ]
}

/** The small plate of the בס״ד line. */
function tag({ y, height }: Box, { x }: Point, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const box = rectPath(x - 70, y - 13, 88, height + 26)
  return shape(box, { ...stroke(lead, 6), fill: glassFill('plate') })
}

/** A field of plain glass for all words, with a double frame. */
export function sheet({ x, y, width, height }: Box, palette: Paints): Art {
  const lead = colour(palette, 'lead')
  const frame = (by: number, cut: number): Path => {
    const [left, top, right, foot] = [x - by, y - by, x + width + by, y + height + by]
    return [
      ['M', left + cut, top],
      ['L', right - cut, top],
      ['L', right, top + cut],
      ['L', right, foot - cut],
      ['L', right - cut, foot],
      ['L', left + cut, foot],
      ['L', left, foot - cut],
      ['L', left, top + cut],
      ['Z'],
    ]
  }
  return named('sheet', [
    shape(frame(34, 64), { ...stroke(lead, 12), fill: glassFill('cobalt') }),
    shape(frame(18, 58), { ...stroke(lead, 6), fill: glassFill('amber', 1) }),
    shape(frame(4, 52), { ...stroke(lead, 7), fill: glassFill('plate') }),
  ])
}
