import { type Art, named } from '../../art.ts'
import { placement, transformPath } from '../../path.ts'
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

/** A tall block at the left with things above each other, and the words beside it. */
export function drawColumn(sheet: Sheet, { things, shelves = false, beside }: Column): Art {
  const { layout, inks, seed } = sheet
  const { text, unit, heightPx, widthPx } = layout
  const isTall = heightPx > 1.6 * widthPx
  const right = text.x - 46 * unit
  const box = { x: -bleed, y: -bleed, width: right + bleed, height: heightPx + 2 * bleed }
  const random = createRandom(seed + 4)
  const outline = cutEdge(boxPath(box), 1.6 * unit, random)
  const block = flatten(outline)
  const [top, foot] = [0.035 * heightPx, 0.965 * heightPx]
  const all = things.reduce((sum, { height }) => sum + height, 0)
  let y = top
  const placed = things.map(({ motif: draw, height }) => {
    const motif = draw()
    const room = ((foot - top) * height) / all
    y += room
    const at = { x: right / 2, y: y - 14 * unit, width: right * 0.84, height: room - 44 * unit }
    return { motif, place: standAt(motif, at), centre: { x: right / 2, y: y - room / 2 }, room, y }
  })
  const objects = bodiesOf(placed)
  const cuts = placed.flatMap(({ centre, room, y: level }, i) => {
    const cell = { ...box, y: level - room, height: room }
    const order = {
      block: things.length > 1 ? flatten(boxPath(cell)) : block,
      objects,
      centre,
      flow: 'rays' as const,
      table: shelves ? level : 2 * heightPx,
      reach: Math.hypot(right, room) * 0.6,
      unit: 1.3 * unit,
      seed: seed + 1 + i,
    }
    return gouge(order)
  })
  const boards = shelves
    ? placed.flatMap(({ y: level }) => [
        ...cutPath(
          { x: -bleed, y: level - 8 * unit },
          { x: right - 8 * unit, y: level - 6 * unit },
          9 * unit,
        ),
        ...cutPath(
          { x: -bleed, y: level + 6 * unit },
          { x: right - 40 * unit, y: level + 5 * unit },
          3 * unit,
        ),
      ])
    : []
  return [
    isTall ? named('foliage', leafBand(sheet, 0.88 * heightPx)) : [],
    shape(transformPath(outline, placement(14 * unit, 0)), { fill: inks.spot }),
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
    standBelow(sheet, beside, {
      middle: text.x + text.width / 2,
      width: 0.8 * text.width,
      end: (isTall ? 0.88 : 0.975) * heightPx,
    }),
  ]
}
