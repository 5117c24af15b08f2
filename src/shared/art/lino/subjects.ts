import { dreidel } from '../motifs/dreidel.ts'
import type { Motif } from '../motifs/motif.ts'
import type { BlockShape } from './block.ts'

export interface Thing {
  motif: () => Motif
  /** Of its foot, from the middle of the block: -1 to 1 is its width. */
  x?: number
  /** Its larger side as a share of the block's height. */
  size: number
  /** Of its foot above the table's edge, as a share of the block's height. */
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

export const subjects = {
  dreidels: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: dreidel, size: 0.7 }],
  },
} as const satisfies Readonly<Record<string, Subject>>
