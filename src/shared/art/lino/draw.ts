import { type Art, rect } from '../art.ts'
import type { ArtRequest } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { colour } from '../shapes.ts'
import { linoLayout } from './layout.ts'
import { palettes } from './palettes.ts'
import { drawColumn } from './prints/column.ts'
import { drawFrame } from './prints/frame.ts'
import { drawFrieze } from './prints/frieze.ts'
import { drawNight } from './prints/night.ts'
import { drawPlate } from './prints/plate.ts'
import { drawWithin } from './prints/within.ts'
import { pageOf, type Sheet, wordObstacle } from './sheet.ts'
import { printOf, type Subject, subjectOf } from './subject.ts'

/** @throws RangeError for a motif that is not one of the family's subjects */
export function draw(request: ArtRequest): Art {
  const subject = subjectOf(request.motif)
  const layout = linoLayout(request, printOf(subject))
  const paints = paintsOf(palettes)
  const sheet: Sheet = {
    layout,
    inks: {
      paper: colour(paints, 'paper'),
      ink: colour(paints, 'ink'),
      spot: colour(paints, 'spot'),
      field: colour(paints, 'field'),
      mark: colour(paints, 'mark'),
    },
    seed: request.seed,
    reserved: request.reserved,
    words: request.reserved.map((box) => wordObstacle(box, 16 * layout.unit)),
  }
  return [rect({ ...pageOf(request), fill: sheet.inks.field }), printSubject(sheet, subject)]
}

function printSubject(sheet: Sheet, subject: Subject): Art {
  switch (subject.print) {
    case 'night':
    case 'dusk':
      return drawNight(sheet, subject)
    case 'within':
      return drawWithin(sheet, subject)
    case 'column':
      return drawColumn(sheet, subject)
    case 'frame':
      return drawFrame(sheet, subject)
    case 'frieze':
      return drawFrieze(sheet, subject)
    default:
      return drawPlate(sheet, subject)
  }
}
