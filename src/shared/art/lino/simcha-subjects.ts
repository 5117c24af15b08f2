import { alefBeisBoard } from '../motifs/childhood/alef-beis-board.ts'
import { cradle } from '../motifs/childhood/cradle.ts'
import { oliveBranch } from '../motifs/plants/olive-branch.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { openGate } from '../motifs/simchos/open-gate.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { stoneBridge } from '../motifs/simchos/stone-bridge.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlestick } from '../motifs/table/candlesticks.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { lowChair } from '../motifs/table/low-chair.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { openWindow } from '../motifs/table/open-window.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { wineBottle } from '../motifs/table/wine-bottle.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { lion } from '../motifs/torah/lion.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
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
  'open-window': {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: openWindow, height: 0.7, lift: 0.02 }],
    table: 0.82,
    light: 0.44,
  },
  mortar: {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: mortar, height: 0.6, lift: 0.1 }],
    light: 0.4,
  },
  'olive-branch': {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: oliveBranch, height: 0.62, lift: 0.1 }],
    light: 0.5,
  },
  'low-chair': {
    shape: 'arch',
    flow: 'rings',
    things: [{ motif: lowChair, height: 0.42, lift: 0.02 }],
    table: 0.72,
    light: 0.3,
  },
  'first-candle': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: siddur, height: 0.5, x: -0.34, lift: 0.02 },
      { motif: candlestick, height: 0.74, x: 0.3 },
    ],
    table: 0.8,
    light: 0.3,
  },
  'house-door': {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: houseDoor, height: 0.72, lift: 0.01 }],
    table: 0.84,
    light: 0.45,
  },
  'street-of-houses': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: streetOfHouses, height: 0.62, lift: 0.04 }],
    table: 0.82,
    light: 0.3,
  },
  'seforim-and-apple': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: seforimAndApple, height: 0.72, lift: 0.02 }],
    table: 0.82,
    light: 0.36,
  },
  'alef-beis-board': {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: alefBeisBoard, height: 0.5, lift: 0.14 }],
    light: 0.42,
  },
  'open-gate': {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: openGate, height: 0.74, lift: 0.01 }],
    table: 0.84,
    light: 0.45,
  },
  'stone-bridge': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: stoneBridge, height: 0.64, lift: 0.03 }],
    table: 0.8,
    light: 0.3,
  },
  'keser-torah': {
    shape: 'medallion',
    flow: 'rays',
    things: [{ motif: crown, height: 0.4, lift: 0.2 }],
    light: 0.5,
  },
} as const satisfies Readonly<Record<string, Subject>>
