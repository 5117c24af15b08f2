import type { Path } from '../../path.ts'
import type { ArchLayout } from '../layout.ts'
import { beadRow, lozenges } from './plinth.ts'

/** The beam over the opening: flowers under a row of beads, like the plinth's. */
export function lintelPath({ opening, lintel }: ArchLayout): Path {
  if (lintel === 0) return []
  const top = opening.y - lintel
  return [...beadRow(opening, top + 2), ...lozenges(opening, top + 18, lintel - 54)]
}
