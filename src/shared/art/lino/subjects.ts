import { apple } from '../motifs/apple.ts'
import { becher } from '../motifs/becher.ts'
import { brisPillow } from '../motifs/bris-pillow.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import { chuppah } from '../motifs/chuppah.ts'
import { coinTray } from '../motifs/coin-tray.ts'
import { crown } from '../motifs/crown.ts'
import { datePalm } from '../motifs/date-palm.ts'
import { dreidel } from '../motifs/dreidel.ts'
import { esrog } from '../motifs/esrog.ts'
import { gragger } from '../motifs/gragger.ts'
import { grapes } from '../motifs/grapes.ts'
import { hamentash } from '../motifs/hamentash.ts'
import { honeyJar } from '../motifs/honey-jar.ts'
import { kesubah } from '../motifs/kesubah.ts'
import { lion } from '../motifs/lion.ts'
import { lulav } from '../motifs/lulav.ts'
import { matzah } from '../motifs/matzah.ts'
import { megillah } from '../motifs/megillah.ts'
import type { Motif } from '../motifs/motif.ts'
import { oilJug } from '../motifs/oil-jug.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { scissors } from '../motifs/scissors.ts'
import { seferTorah } from '../motifs/sefer-torah.ts'
import { shofar } from '../motifs/shofar.ts'
import { sufganiya } from '../motifs/sufganiya.ts'
import { sukkah } from '../motifs/sukkah.ts'
import { tefillin } from '../motifs/tefillin.ts'
import { wheat } from '../motifs/wheat.ts'
import type { BlockShape } from './block.ts'

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

export const subjects = {
  'shabbos-table': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: candlesticks, height: 0.66, x: 0.06, lift: 0.07 },
      { motif: becher, height: 0.36, x: -0.5, lift: 0.01 },
      { motif: challah, height: 0.17, x: 0.5, lift: 0 },
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
  'apple-and-honey': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: honeyJar, height: 0.56, x: 0.24, lift: 0.05 },
      { motif: apple, height: 0.34, x: -0.34, lift: 0.01 },
      { motif: pomegranate, height: 0.26, x: 0.66, lift: -0.01 },
    ],
    table: 0.7,
    light: 0.36,
  },
  'four-kinds': {
    shape: 'medallion',
    flow: 'rays',
    things: [
      { motif: lulav, height: 0.76, x: -0.1, lift: 0.02 },
      { motif: esrog, height: 0.34, x: 0.34, lift: 0.14 },
    ],
    light: 0.5,
  },
  sukkah: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: sukkah, height: 0.68, lift: 0.02 }],
    table: 0.86,
    light: 0.3,
  },
  'matzah-and-cup': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: matzah, height: 0.6, x: -0.14, lift: 0.07 },
      { motif: becher, height: 0.5, x: 0.42 },
    ],
    table: 0.74,
    light: 0.4,
  },
  gragger: {
    shape: 'slab',
    flow: 'rays',
    things: [
      { motif: gragger, height: 0.6, x: 0.04, lift: 0.16 },
      { motif: hamentash, height: 0.2, x: -0.6, lift: 0 },
      { motif: hamentash, height: 0.16, x: 0.66, lift: 0.01 },
    ],
    table: 0.8,
    light: 0.42,
  },
  scissors: {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: scissors, height: 0.68, lift: 0.06 }],
    light: 0.4,
  },
  'date-palm': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: wheat, height: 0.3, x: -0.62, lift: -0.02 },
      { motif: datePalm, height: 0.8, lift: 0 },
      { motif: grapes, height: 0.26, x: 0.56, lift: -0.02 },
    ],
    table: 0.8,
    light: 0.3,
  },
  'oil-and-doughnuts': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: oilJug, height: 0.58, x: -0.1, lift: 0.05 },
      { motif: sufganiya, height: 0.22, x: 0.44, lift: 0.0 },
      { motif: dreidel, height: 0.26, x: -0.6, lift: 0.0 },
    ],
    table: 0.72,
    light: 0.36,
  },
  'keser-torah': {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: crown, height: 0.4, lift: 0.2 }],
    light: 0.5,
  },
} as const satisfies Readonly<Record<string, Subject>>
