import { bonfire } from '../motifs/holidays/bonfire.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { hamentash } from '../motifs/holidays/hamentash.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { moonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
import { oilJug } from '../motifs/holidays/oil-jug.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sufganiya } from '../motifs/holidays/sufganiya.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import { apple } from '../motifs/plants/apple.ts'
import { barley } from '../motifs/plants/barley.ts'
import { datePalm } from '../motifs/plants/date-palm.ts'
import { grapes } from '../motifs/plants/grapes.ts'
import { pomegranate } from '../motifs/plants/pomegranate.ts'
import { wheat } from '../motifs/plants/wheat.ts'
import { becher } from '../motifs/table/becher.ts'
import { besamim } from '../motifs/table/besamim.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { challah } from '../motifs/table/challah.ts'
import { havdalahCandle } from '../motifs/table/havdalah-candle.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { shul } from '../motifs/torah/shul.ts'
import type { Subject } from './subject.ts'

/** Blocks for the days of the year. */
export const holidaySubjects = {
  'shabbos-table': {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: candlesticks, height: 0.66, x: 0.06, lift: 0.07 },
      { motif: becher, height: 0.36, x: -0.54, lift: 0.01 },
      { motif: challah, height: 0.17, x: 0.58, lift: 0 },
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
  'memorial-light': {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: yahrzeitCandle, height: 0.46, lift: 0.04 }],
    table: 0.78,
    light: 0.5,
  },
  'open-sefer': {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: openSefer, height: 0.4, lift: 0.12 }],
    table: 0.8,
    light: 0.4,
  },
  shul: {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: shul, height: 0.7 }],
    table: 0.86,
    light: 0.4,
  },
  'new-moon': {
    shape: 'medallion',
    flow: 'rings',
    things: [{ motif: moonOverRoofs, height: 0.82, lift: -0.02 }],
    light: 0.4,
  },
  bonfire: {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: bonfire, height: 0.7, lift: 0.01 }],
    table: 0.8,
    light: 0.55,
  },
  menorah: {
    shape: 'slab',
    flow: 'rays',
    things: [{ motif: menorah, height: 0.76, lift: 0.02 }],
    table: 0.82,
    light: 0.2,
  },
  havdalah: {
    shape: 'arch',
    flow: 'rays',
    things: [
      { motif: besamim, height: 0.5, x: 0.44, lift: 0.03 },
      { motif: havdalahCandle, height: 0.72, x: 0, lift: 0.01 },
      { motif: becher, height: 0.4, x: -0.44, lift: 0.03 },
    ],
    table: 0.78,
    light: 0.2,
  },
  luchos: {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: luchos, height: 0.62, lift: 0.04 }],
    table: 0.84,
    light: 0.44,
  },
  sheaf: {
    shape: 'arch',
    flow: 'rays',
    things: [{ motif: barley, height: 0.84, lift: 0 }],
    table: 0.86,
    light: 0.3,
  },
} as const satisfies Readonly<Record<string, Subject>>
