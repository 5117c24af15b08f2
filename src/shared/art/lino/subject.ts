import type { Motif } from '../motifs/motif.ts'
import type { BlockShape } from './block.ts'
import { holidaySubjects } from './holiday-subjects.ts'
import type { PrintKind } from './layout.ts'
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

/** Things on a block above the words, from back to front. */
interface Plate {
  print?: 'plate' | 'low'
  shape: BlockShape
  flow: 'rays' | 'rings'
  things: readonly Thing[]
  /** The centre of the light: share of the block's height from its top; default .45. */
  light?: number
  /** The table's far edge: share of the block's height from its top; default none. */
  table?: number
}

/** Things below the words on a page that is all block. */
interface Night extends Omit<Plate, 'print' | 'shape'> {
  print: 'night' | 'dusk'
}

/** Large things that words stand in. */
export const settings = ['chuppah', 'sukkah', 'window', 'door', 'gate', 'ark', 'scroll'] as const

interface Within {
  print: 'within'
  setting: (typeof settings)[number]
}

/** A tall block with things above each other. */
interface Column {
  print: 'column'
  /** From the top down; the heights are shares of the column's. */
  things: readonly { motif: () => Motif; height: number }[]
  /** Whether a shelf is under each. */
  shelves?: boolean
  /** Stands below the words, beside the column. */
  beside?: () => Motif
}

/** A frame of small blocks that take these in turn: motifs, or letters. */
interface Frame {
  print: 'frame'
  blocks: readonly (() => Motif)[] | string
}

/** A frieze above the words and one below them. */
interface Frieze {
  print: 'frieze'
  above: readonly (() => Motif)[]
  below: readonly (() => Motif)[]
}

export type Subject = Plate | Night | Within | Column | Frame | Frieze
export type { Column, Frame, Frieze, Night, Plate, Within }

export const subjects: Readonly<Record<string, Subject>> = { ...holidaySubjects, ...simchaSubjects }

/** @throws RangeError for a motif that is not one of the family's subjects */
export function subjectOf(motif: string): Subject {
  const subject = Object.hasOwn(subjects, motif) ? subjects[motif] : undefined
  if (!subject) throw new RangeError(`motif ${motif} is not one of lino's`)
  return subject
}

export function printOf({ print = 'plate' }: Subject): PrintKind {
  return print
}
