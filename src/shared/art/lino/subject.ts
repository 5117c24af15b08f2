import type { Motif } from '../motifs/motif.ts'
import type { BlockShape } from './block.ts'
import { holidaySubjects } from './holiday-subjects.ts'
import { simchaSubjects } from './simcha-subjects.ts'

export interface Thing {
  motif: () => Motif
  /** Of its foot, from the middle of the block: -1 to 1 is its width, of a wide block less. */
  x?: number
  /** Its height as a share of the block's. */
  height: number
  /** Of its foot above the table's near edge, as a share of the block's height. */
  lift?: number
  mirrored?: boolean
}

/** What a block shows: things from back to front. */
export interface Subject {
  shape: BlockShape
  flow: 'rays' | 'rings'
  things: readonly Thing[]
  /** Where the light comes from: share of the block's height from its top; default .45. */
  light?: number
  /** Where a table's far edge is: share of the block's height from its top; default none. */
  table?: number
}

export const subjects: Readonly<Record<string, Subject>> = { ...holidaySubjects, ...simchaSubjects }
