import { type Art, named } from '../art.ts'
import type { Box } from '../family.ts'
import { partNameOf } from '../motifs/draw-parts.ts'
import { type Motif, placeParts } from '../motifs/motif.ts'
import { boundsOf, type Matrix, placement } from '../path.ts'
import { flatten } from '../polygon.ts'
import type { Obstacle } from './block.ts'
import { printMotif } from './print-motif.ts'
import { inkingOf, type Sheet } from './sheet.ts'
import type { Thing } from './subject.ts'

/** A motif in its place. */
export interface Placed {
  motif: Motif
  place: Matrix
}

/** The things of a block, on a line near its foot. */
export function placeThings(things: readonly Thing[], box: Box, foot = 0.9): Placed[] {
  return things.map(({ motif: draw, x = 0, height, lift = 0, mirrored = false }) => {
    const motif = draw()
    const reach = Math.min(box.width, 1.3 * box.height) / 2
    const scale = Math.min((height * box.height) / motif.height, (0.94 * box.width) / motif.width)
    const place = placement(
      box.x + box.width / 2 + x * reach,
      box.y + box.height * (foot - lift),
      0,
      mirrored ? -scale : scale,
      scale,
    )
    return { motif, place }
  })
}

/** The bodies of motifs, which cuts keep their distance from. */
export function bodiesOf(placed: readonly Placed[]): Obstacle[] {
  return placed.flatMap(({ motif, place }) =>
    placeParts(motif, place).flatMap(({ as, path }) =>
      as === 'body' ? [{ polygons: flatten(path, 5), ...boundsOf(path) }] : [],
    ),
  )
}

/** Motifs as parts that can move. */
export function printThings(sheet: Sheet, placed: readonly Placed[]): Art {
  return placed.map(({ motif, place }, i) =>
    named(partNameOf(motif.name), printMotif(motif, place, inkingOf(sheet), sheet.seed + 10 + i), {
      x: place[4],
      y: place[5],
    }),
  )
}
