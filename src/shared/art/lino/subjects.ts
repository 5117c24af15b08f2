import { becher } from '../motifs/becher.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { crown } from '../motifs/crown.ts'
import { dreidel } from '../motifs/dreidel.ts'
import { kesubah } from '../motifs/kesubah.ts'
import { lion } from '../motifs/lion.ts'
import { megillah } from '../motifs/megillah.ts'
import type { Motif } from '../motifs/motif.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { shofar } from '../motifs/shofar.ts'
import { tefillin } from '../motifs/tefillin.ts'
import type { BlockShape } from './block.ts'

export interface Thing {
  motif: () => Motif
  /** Of its foot, from the middle of the block: -1 to 1 is its width. */
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

export const subjects = {
  'shabbos-table': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: candlesticks, height: 0.68, x: 0.14, lift: 0.05 },
      { motif: becher, height: 0.38, x: -0.42 },
    ],
    table: 0.76,
    light: 0.24,
  },
  dreidels: {
    shape: 'slab',
    flow: 'rays',
    things: [
      { motif: dreidel, height: 0.34, x: -0.58 },
      { motif: dreidel, height: 0.66, x: 0, lift: 0.02 },
      { motif: dreidel, height: 0.28, x: 0.6, lift: -0.02 },
    ],
    table: 0.72,
    light: 0.4,
  },
  megillah: {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: megillah, height: 0.56, lift: 0.12 }],
  },
  shofar: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: shofar, height: 0.44, lift: 0.2 }],
    light: 0.32,
  },
  chuppah: {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: chuppah, height: 0.74 }],
    table: 0.84,
    light: 0.5,
  },
  'crowned-torah': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: lion, height: 0.42, x: -0.56, lift: 0.02 },
      { motif: lion, height: 0.42, x: 0.56, lift: 0.02, mirrored: true },
      { motif: seferTorah, height: 0.72, lift: 0.02 },
    ],
    table: 0.84,
  },
  tefillin: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: tefillin, height: 0.66, lift: 0.04 }],
    table: 0.78,
  },
  kesubah: {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: kesubah, height: 0.64, lift: 0.08 }],
  },
  'five-coins': {
    shape: 'slab',
    flow: 'rays',
    things: [
      { motif: becher, height: 0.52, x: 0.58, lift: 0.1 },
      { motif: coinTray, height: 0.36, x: -0.1 },
    ],
    table: 0.64,
    light: 0.3,
  },
  'bris-pillow': {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: brisPillow, height: 0.46, lift: 0.02 }],
    table: 0.74,
    light: 0.5,
  },
  'keser-torah': {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: crown, height: 0.4, lift: 0.2 }],
    light: 0.5,
  },
} as const satisfies Readonly<Record<string, Subject>>
