import { type Art, named } from '../../art.ts'
import { flatten } from '../../polygon.ts'
import { shape } from '../../shapes.ts'
import { gouge, specks, tableCuts } from '../block.ts'
import { boxPath, pageOf, type Sheet } from '../sheet.ts'
import type { Night } from '../subject.ts'
import { bodiesOf, placeThings, printThings } from '../things.ts'

/** Words carved into the sky of a page that is all block, and large things below. */
export function drawNight(sheet: Sheet, subject: Night): Art {
  const { layout, inks, seed, words } = sheet
  const { text, unit, widthPx, heightPx } = layout
  const page = pageOf(layout)
  const block = flatten(boxPath(page))
  const top = text.y + text.height
  const stage = { x: 0, y: top, width: widthPx, height: heightPx - top }
  const placed = placeThings(subject.things, stage, 0.93)
  const order = {
    block,
    objects: [...bodiesOf(placed), ...words],
    centre: { x: widthPx / 2, y: stage.y + (subject.light ?? 0.4) * stage.height },
    flow: subject.flow,
    table: stage.y + (subject.table ?? 2) * stage.height,
    reach: Math.hypot(widthPx, heightPx) * 0.62,
    unit: 1.75 * unit,
    seed: seed + 1,
  }
  // No row of cuts lies where the paper is cut.
  const table = { ...page, height: heightPx - 40 * unit - page.y }
  const cuts = [...gouge(order), ...tableCuts({ ...order, seed: seed + 3 }, table)]
  return [
    named(
      'lights',
      shape([...cuts, ...specks(block, stage, unit, seed + 2)], { fill: inks.mark }),
      order.centre,
    ),
    printThings(sheet, placed),
  ]
}
