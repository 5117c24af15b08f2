import { type Art, named } from '../../art.ts'
import type { Box } from '../../family.ts'
import type { Motif } from '../../motifs/motif.ts'
import { type Path, placement, transformPath } from '../../path.ts'
import { flatten } from '../../polygon.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { cutEdge, gouge, specks } from '../block.ts'
import { chatter, leafBand } from '../cuts.ts'
import { cutPath } from '../knife.ts'
import { bleed, boxPath, type Sheet, standAt } from '../sheet.ts'
import type { Column } from '../subject.ts'
import { bodiesOf, printThings } from '../things.ts'
import { standBelow } from './stand-below.ts'

/**
 * A tall block at the left with things above each other, and the words beside it. On a status it is
 * a cupboard above the words: its largest thing at one side, the others above each other beside it.
 */
export function drawColumn(sheet: Sheet, { things, shelves = false, beside }: Column): Art {
  const { layout, inks, seed } = sheet
  const { text, unit, heightPx, widthPx } = layout
  const isTall = heightPx > 1.6 * widthPx
  const right = isTall ? widthPx : text.x - 46 * unit
  const low = isTall ? text.y - 84 * unit : heightPx + bleed
  const box = { x: -bleed, y: -bleed, width: right + bleed * (isTall ? 2 : 1), height: low + bleed }
  const random = createRandom(seed + 4)
  const outline = cutEdge(boxPath(box), 1.6 * unit, random)
  const block = flatten(outline)
  const cells = isTall ? cupboard(things, box) : column(things, layout, right)
  const largest = Math.max(...things.map(({ height }) => height))
  const placed = things.map(({ motif: draw, height }, i) =>
    // A thing that stands alone beside the largest is not made larger than life.
    placeInCell(draw(), cells[i] ?? box, { layout, most: (1.2 * height * low) / largest }),
  )
  const objects = bodiesOf(placed)
  const cuts = placed.flatMap(({ centre, cell }, i) => {
    const order = {
      block: things.length > 1 ? flatten(boxPath(cell)) : block,
      objects,
      centre,
      flow: 'rays' as const,
      table: shelves ? cell.y + cell.height : 2 * heightPx,
      reach: Math.hypot(cell.width, cell.height) * 0.6,
      unit: 1.3 * unit,
      seed: seed + 1 + i,
    }
    return gouge(order)
  })
  const boards = shelves ? cells.flatMap((cell) => boardUnder(cell, unit)) : []
  const room = { middle: text.x + text.width / 2, width: (isTall ? 0.96 : 0.8) * text.width }
  return [
    isTall ? named('foliage', leafBand(sheet, 0.915 * heightPx)) : [],
    shape(transformPath(outline, isTall ? placement(0, 12 * unit) : placement(14 * unit, 0)), {
      fill: inks.spot,
    }),
    shape(outline, { fill: inks.ink }),
    shape(chatter(outline, { unit, words: sheet.words, page: layout }, random), {
      fill: inks.mark,
    }),
    named(
      'lights',
      shape([...cuts, ...boards, ...specks(block, box, unit, seed + 2)], { fill: inks.paper }),
      placed[0]?.centre,
    ),
    printThings(sheet, placed),
    standBelow(sheet, beside, { ...room, end: (isTall ? 0.915 : 0.975) * heightPx }),
  ]
}

type Things = Column['things']

/** Cells above each other, as high as their things. */
function column(things: Things, { heightPx }: Sheet['layout'], right: number): Box[] {
  const [top, foot] = [0.035 * heightPx, 0.965 * heightPx]
  const all = things.reduce((sum, { height }) => sum + height, 0)
  let y = top
  return things.map(({ height: share }) => {
    const height = ((foot - top) * share) / all
    y += height
    return { x: -bleed, y: y - height, width: right + bleed, height }
  })
}

/** The largest thing at the right, the others at the left; four of one size as two by two. */
function cupboard(things: Things, { x, y, width, height }: Box): Box[] {
  const largest = Math.max(...things.map((thing) => thing.height))
  const isEven = things.every((thing) => thing.height === largest)
  const across = width / 2
  const at = things.findIndex((thing) => thing.height === largest)
  const perSide = isEven ? things.length / 2 : things.length - 1
  const foot = y + height - 26
  // The head of the page is under a phone's bars.
  const head = y + 0.17 * height
  return things.map((_, i): Box => {
    if (!isEven && i === at) return { x: x + across, y, width: across, height: foot - y }
    const nth = isEven || i < at ? i : i - 1
    const row = nth % perSide
    const from = row === 0 ? y : head + ((foot - head) * row) / perSide
    const to = head + ((foot - head) * (row + 1)) / perSide
    return { x: nth < perSide ? x : x + across, y: from, width: across, height: to - from }
  })
}

function placeInCell(motif: Motif, cell: Box, room: { layout: Sheet['layout']; most: number }) {
  const { heightPx, widthPx, unit } = room.layout
  const head = Math.max(cell.y, (heightPx > 1.6 * widthPx ? 0.07 : 0.035) * heightPx)
  const foot = cell.y + cell.height
  const left = Math.max(0, cell.x)
  const width = Math.min(widthPx, cell.x + cell.width) - left
  const middle = left + width / 2
  const height = Math.min(foot - head - 44 * unit, room.most)
  const at = { x: middle, y: foot - 14 * unit, width: width * 0.84, height }
  return { motif, place: standAt(motif, at), centre: { x: middle, y: (head + foot) / 2 }, cell }
}

/** Two cuts along the edge of a shelf. */
function boardUnder({ x, y, width, height }: Box, unit: number): Path {
  const level = y + height
  const right = x + width
  return [
    ...cutPath({ x, y: level - 8 * unit }, { x: right - 8 * unit, y: level - 6 * unit }, 9 * unit),
    ...cutPath({ x, y: level + 6 * unit }, { x: right - 40 * unit, y: level + 5 * unit }, 3 * unit),
  ]
}
