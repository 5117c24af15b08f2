import { type Art, named } from '../../art.ts'
import type { Box } from '../../family.ts'
import { placement, transformPath } from '../../path.ts'
import { flatten } from '../../polygon.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { blockPath, gouge, middleOf, specks, tableCuts } from '../block.ts'
import { chatter, leafBand } from '../cuts.ts'
import { bleed, type Sheet } from '../sheet.ts'
import type { Plate } from '../subject.ts'
import { bodiesOf, placeThings, printThings } from '../things.ts'

/** Things on a block above the words, with the second block slightly beside it. */
export function drawPlate(sheet: Sheet, subject: Plate): Art {
  const { layout, inks, seed } = sheet
  const { unit } = layout
  const box = boxOf(sheet, subject)
  const outline = blockPath(box, subject.shape, unit, seed)
  const block = flatten(outline)
  const placed = placeThings(subject.things, box)
  const order = {
    block,
    objects: bodiesOf(placed),
    centre: { x: middleOf(box).x, y: box.y + (subject.light ?? 0.45) * box.height },
    flow: subject.flow,
    table: box.y + (subject.table ?? 2) * box.height,
    reach: Math.hypot(box.width, box.height) * 0.56,
    unit: 1.18 * unit,
    seed: seed + 1,
  }
  const cuts = [...gouge(order), ...tableCuts({ ...order, seed: seed + 3 }, box)]
  const beside = transformPath(outline, placement(13 * unit, 11 * unit, 0.006))
  return [
    shape(beside, { fill: inks.spot }),
    shape(outline, { fill: inks.ink }),
    shape(chatter(outline, { unit, words: sheet.words, page: layout }, createRandom(seed + 5)), {
      fill: inks.mark,
    }),
    named(
      'lights',
      shape([...cuts, ...specks(block, box, unit, seed + 2)], { fill: inks.paper }),
      order.centre,
    ),
    printThings(sheet, placed),
    layout.heightPx > 1.6 * layout.widthPx
      ? named('foliage', leafBand(sheet, layout.heightPx * 0.915))
      : [],
  ]
}

/** A slab reaches the edges of the page, an arch its top. */
function boxOf({ layout }: Sheet, { shape: form }: Plate): Box {
  const { widthPx, heightPx, text, unit } = layout
  const isTall = heightPx > 1.6 * widthPx
  const foot = text.y - 84 * unit
  if (form === 'slab') {
    return { x: -bleed, y: -bleed, width: widthPx + 2 * bleed, height: foot + bleed }
  }
  const margin = 0.07 * widthPx
  const top = isTall ? (form === 'arch' ? 0.05 : 0.1) * heightPx : 0.045 * heightPx
  return { x: margin, y: top, width: widthPx - 2 * margin, height: foot - top }
}
