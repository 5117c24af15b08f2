import { cradle } from '../motifs/childhood/cradle.ts'
import type { Motif } from '../motifs/motif.ts'
import { apple } from '../motifs/plants/apple.ts'
import { datePalm } from '../motifs/plants/date-palm.ts'
import { oliveBranch } from '../motifs/plants/olive-branch.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { seedling } from '../motifs/plants/seedling.ts'
import { birthdayCake } from '../motifs/simchos/birthday-cake.ts'
import { brisPillow } from '../motifs/simchos/bris-pillow.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kesubah } from '../motifs/simchos/kesubah.ts'
import { scissors } from '../motifs/simchos/scissors.ts'
import { stoneBridge } from '../motifs/simchos/stone-bridge.ts'
import { arbes } from '../motifs/table/arbes.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlestick } from '../motifs/table/candlesticks.ts'
import { key } from '../motifs/table/key.ts'
import { lowChair } from '../motifs/table/low-chair.ts'
import { mortar } from '../motifs/table/mortar.ts'
import { oilLamp } from '../motifs/table/oil-lamp.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { wineBottle } from '../motifs/table/wine-bottle.ts'
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { lion } from '../motifs/torah/lion.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { quillAndInk } from '../motifs/torah/quill-and-ink.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { shul } from '../motifs/torah/shul.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { Subject } from './subject.ts'

/** Blocks for simchas. */
export const simchaSubjects = {
  chuppah: { print: 'within', setting: 'chuppah' },
  'crowned-torah': { print: 'frieze', above: [crown], below: [lion, seferTorah, lion] },
  tefillin: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: tefillin, height: 0.66, lift: 0.04 }],
    table: 0.78,
  },
  kesubah: {
    print: 'low',
    shape: 'slab',
    flow: 'rays',
    things: [
      { motif: kesubah, height: 0.68, x: -0.22, lift: 0.05 },
      { motif: quillAndInk, height: 0.5, x: 0.52, lift: 0.01 },
    ],
    table: 0.76,
    light: 0.4,
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
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: goldenScissors, height: 0.84, lift: 0.02 }],
    light: 0.36,
  },
  sforim: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: sforim, height: 0.62, lift: 0.02 }],
    table: 0.8,
    light: 0.4,
  },
  cradle: {
    shape: 'slab',
    flow: 'rings',
    things: [{ motif: cradle, height: 0.68, lift: 0.03 }],
    table: 0.78,
    light: 0.4,
  },
  'birthday-cake': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: birthdayCake, height: 0.7, lift: 0.01 }],
    table: 0.8,
    light: 0.24,
  },
  lchaim: {
    print: 'column',
    shelves: true,
    things: [
      { motif: wineBottle, height: 0.5 },
      { motif: becher, height: 0.28 },
      { motif: arbes, height: 0.22 },
    ],
    beside: wineDecanter,
  },
  'open-window': { print: 'within', setting: 'window' },
  mortar: { print: 'frame', blocks: [mortar, oliveBranch, pomegranate] },
  'olive-branch': { print: 'frame', blocks: [oliveBranch] },
  'low-chair': {
    print: 'low',
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: oilLamp, height: 0.5, x: 0.5, lift: 0.04 },
      { motif: lowChair, height: 0.46, x: -0.2, lift: 0.01 },
    ],
    table: 0.76,
    light: 0.4,
  },
  'first-candle': {
    print: 'night',
    flow: 'rays',
    things: [
      { motif: siddur, height: 0.6, x: -0.34, lift: 0.02 },
      { motif: candlestick, height: 0.86, x: 0.3 },
    ],
    table: 0.8,
    light: 0.3,
  },
  'house-door': { print: 'within', setting: 'door' },
  'street-of-houses': {
    print: 'frieze',
    above: [key, key, key],
    below: [datePalm, streetOfHouses, datePalm],
  },
  'seforim-and-apple': {
    print: 'column',
    shelves: true,
    things: [
      { motif: apple, height: 0.26 },
      { motif: sforim, height: 0.4 },
      { motif: quillAndInk, height: 0.34 },
    ],
    beside: seedling,
  },
  graduation: {
    print: 'night',
    flow: 'rays',
    things: [
      { motif: quillAndInk, height: 0.56, x: 0.52, lift: 0.05 },
      { motif: sforim, height: 0.5, x: -0.2, lift: 0.02 },
      { motif: apple, height: 0.27, x: -0.24, lift: 0.515 },
    ],
    table: 0.82,
    light: 0.34,
  },
  shiur: {
    print: 'column',
    shelves: true,
    things: [
      { motif: oilLamp, height: 0.3 },
      { motif: quillAndInk, height: 0.3 },
      { motif: sforim, height: 0.4 },
    ],
    beside: openSefer,
  },
  'crowned-shul': { print: 'frieze', above: [crown], below: [lion, shul, lion] },
  'alef-beis-board': { print: 'frame', blocks: 'אבגדהוזחטיכלמנסעפצקרשת' },
  'open-gate': { print: 'within', setting: 'gate' },
  'stone-bridge': {
    print: 'frieze',
    above: [dove, dove],
    below: [datePalm, stoneBridge, datePalm],
  },
  'keser-torah': { print: 'within', setting: 'ark' },
} as const satisfies Readonly<Record<string, Subject>>

/** Loops of ink would be lost in a block of the same ink. */
function goldenScissors(): Motif {
  const motif = scissors()
  const parts = motif.parts.map((part) =>
    part.as === 'body' && part.material === 'ink' ? { ...part, material: 'gold' as const } : part,
  )
  return { ...motif, parts }
}
