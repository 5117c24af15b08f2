import type { Motif } from '../motifs/motif.ts'
import type { BlockShape } from './block.ts'
import { holidaySubjects } from './holiday-subjects.ts'
import { simchaSubjects } from './simcha-subjects.ts'

export interface Thing {
  motif: () => Motif
  /**
   * Place of its foot across, from the middle of the block: -1 to 1 is the block's width, less on a
   * wide block.
   */
  x?: number
  /** Its height as a share of the block's. */
  height: number
  /** Height of its foot above the table's near edge, as a share of the block's height. */
  lift?: number
  mirrored?: boolean
}

/** The things on a block, from back to front. */
export interface Subject {
  shape: BlockShape
  flow: 'rays' | 'rings'
  things: readonly Thing[]
  /** The centre of the light: share of the block's height from its top; default .45. */
  light?: number
  /** The table's far edge: share of the block's height from its top; default none. */
  table?: number
}

export const subjects: Readonly<Record<string, Subject>> = { ...holidaySubjects, ...simchaSubjects }
