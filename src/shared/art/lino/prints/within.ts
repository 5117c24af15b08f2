import { type Art, named } from '../../art.ts'
import { shape } from '../../shapes.ts'
import { boxPath, pageOf, type Sheet } from '../sheet.ts'
import type { Within } from '../subject.ts'
import { openings } from './openings.ts'

/** Words in an opening of the block: under a canopy, in a gate, in a window. */
export function drawWithin(sheet: Sheet, { setting }: Within): Art {
  return [
    shape(boxPath(pageOf(sheet.layout)), { fill: sheet.inks.ink }),
    named('motif', openings[setting](sheet)),
  ]
}
