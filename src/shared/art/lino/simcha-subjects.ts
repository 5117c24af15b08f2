import { cradle } from '../motifs/childhood/cradle.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { becher } from '../motifs/table/becher.ts'
import { wineBottle } from '../motifs/table/wine-bottle.ts'
import { crown } from '../motifs/torah/crown.ts'
import { lion } from '../motifs/torah/lion.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Subject } from './subject.ts'

/** Blocks for simchas. */
export const simchaSubjects = {
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
  scissors: {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: scissors, height: 0.68, lift: 0.06 }],
    light: 0.4,
  },
  sforim: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: sforim, height: 0.62, lift: 0.02 }],
    table: 0.8,
    light: 0.4,
  },
  cradle: {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: cradle, height: 0.5, lift: 0.12 }],
    light: 0.45,
  },
  'birthday-cake': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: birthdayCake, height: 0.7, lift: 0.01 }],
    table: 0.8,
    light: 0.24,
  },
  lchaim: {
    shape: 'slab',
    flow: 'rays',
    things: [
      { motif: wineBottle, height: 0.76, x: 0.22, lift: 0.03 },
      { motif: becher, height: 0.46, x: -0.26 },
    ],
    table: 0.76,
    light: 0.42,
  },
  'keser-torah': {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: crown, height: 0.4, lift: 0.2 }],
    light: 0.5,
  },
} as const satisfies Readonly<Record<string, Subject>>
