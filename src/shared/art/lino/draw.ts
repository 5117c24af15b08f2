import { type Art, named, rect } from '../art.ts'
import type { ArtRequest, Box } from '../family.ts'
import { partNameOf } from '../motifs/draw-parts.ts'
import { type Motif, placeParts } from '../motifs/motif.ts'
import { type Paint, paintsOf } from '../paints.ts'
import { boundsOf, type Matrix, placement } from '../path.ts'
import { flatten } from '../polygon.ts'
import { colour, shape } from '../shapes.ts'
import { blockPath, gouge, middleOf, specks, tableCuts } from './block.ts'
import { garland } from './garland.ts'
import { type LinoLayout, linoLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { printMotif } from './print-motif.ts'
import { type Subject, subjects, type Thing } from './subject.ts'

/** @throws RangeError for a motif that is not one of the family's subjects */
export function draw(request: ArtRequest): Art {
  const layout = linoLayout(request)
  const subject = subjects[request.motif]
  if (!subject) throw new RangeError(`motif ${request.motif} is not one of lino's`)
  const paints = paintsOf(palettes)
  const [paper, ink, spot] = [
    colour(paints, 'paper'),
    colour(paints, 'ink'),
    colour(paints, 'spot'),
  ]
  const bleed = 48
  const sheet = rect({
    x: -bleed,
    y: -bleed,
    width: request.widthPx + 2 * bleed,
    height: request.heightPx + 2 * bleed,
    fill: paper,
  })
  return [
    sheet,
    printBlock(layout, subject, { paper, ink, spot, seed: request.seed }),
    layout.garland
      ? named('foliage', garland(layout, layout.garland.y, { ink, spot }, request.reserved))
      : [],
  ]
}

interface Print {
  paper: Paint
  ink: Paint
  spot: Paint
  seed: number
}

function printBlock(layout: LinoLayout, subject: Subject, print: Print): Art {
  const { unit, block: box } = layout
  const outline = blockPath(box, subject.shape, unit, print.seed)
  const block = flatten(outline)
  const placed = subject.things.map((thing) => {
    const motif = thing.motif()
    return { motif, place: placeOf({ motif, thing }, box) }
  })
  const objects = placed.flatMap(({ motif, place }) =>
    placeParts(motif, place).flatMap(({ as, path }) =>
      as === 'body' ? [{ polygons: flatten(path, 5), ...boundsOf(path) }] : [],
    ),
  )
  const { x } = middleOf(box)
  const order = {
    block,
    objects,
    centre: { x, y: box.y + (subject.light ?? 0.45) * box.height },
    flow: subject.flow,
    table: box.y + (subject.table ?? 2) * box.height,
    reach: Math.hypot(box.width, box.height) * 0.56,
    unit,
    seed: print.seed + 1,
  }
  const cuts = [...gouge(order), ...tableCuts({ ...order, seed: print.seed + 3 }, box)]
  return [
    shape(outline, { fill: print.ink }),
    named(
      'lights',
      shape([...cuts, ...specks(block, box, unit, print.seed + 2)], { fill: print.paper }),
      order.centre,
    ),
    ...placed.map(({ motif, place }, i) =>
      named(
        partNameOf(motif.name),
        printMotif(motif, place, { ...print, unit }, print.seed + 10 + i),
        { x: place[4], y: place[5] },
      ),
    ),
  ]
}

/** On a line near the foot of the block. */
function placeOf({ motif, thing }: { motif: Motif; thing: Thing }, box: Box): Matrix {
  const { x = 0, height, lift = 0, mirrored = false } = thing
  const scale = (height * box.height) / motif.height
  const foot = box.y + box.height * (0.9 - lift)
  const reach = Math.min(box.width, 1.3 * box.height) / 2
  return placement(box.x + box.width / 2 + x * reach, foot, 0, mirrored ? -scale : scale, scale)
}
