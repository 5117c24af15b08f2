import { bonfire } from '../motifs/holidays/bonfire.ts'
import { dreidel } from '../motifs/holidays/dreidel.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { gragger } from '../motifs/holidays/gragger.ts'
import { hamentash } from '../motifs/holidays/hamentash.ts'
import { honeyJar } from '../motifs/holidays/honey-jar.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { matzah } from '../motifs/holidays/matzah.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { mishloachManos } from '../motifs/holidays/mishloach-manos.ts'
import { paleMoonOverRoofs } from '../motifs/holidays/moon-over-roofs.ts'
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
import { wineDecanter } from '../motifs/table/wine-decanter.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { shul } from '../motifs/torah/shul.ts'
import { memorialLight } from './memorial-light.ts'
import type { Subject } from './subject.ts'

/** Blocks for the days of the year. */
export const holidaySubjects = {
  'shabbos-table': {
    print: 'night',
    flow: 'rays',
    things: [
      { motif: candlesticks, height: 0.84, x: 0.06, lift: 0.07 },
      { motif: becher, height: 0.44, x: -0.56, lift: 0.01 },
      { motif: challah, height: 0.22, x: 0.58, lift: 0 },
    ],
    table: 0.76,
    light: 0.24,
  },
  dreidels: { print: 'frame', blocks: [dreidel, sufganiya, oilJug] },
  megillah: { print: 'within', setting: 'scroll' },
  shofar: {
    print: 'night',
    flow: 'rays',
    things: [{ motif: shofar, height: 0.62, lift: 0.16 }],
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
    print: 'column',
    things: [
      { motif: lulav, height: 0.7 },
      { motif: esrog, height: 0.3 },
    ],
    beside: sukkah,
  },
  sukkah: { print: 'within', setting: 'sukkah' },
  'matzah-and-cup': {
    print: 'dusk',
    flow: 'rays',
    things: [
      { motif: wineDecanter, height: 0.82, x: -0.4, lift: 0.07 },
      { motif: matzah, height: 0.6, x: 0.36, lift: 0.08 },
      { motif: becher, height: 0.36, x: -0.74, lift: 0.02 },
      { motif: becher, height: 0.36, x: 0.74, lift: 0.02 },
      { motif: becher, height: 0.4, x: -0.25, lift: -0.02 },
      { motif: becher, height: 0.4, x: 0.25, lift: -0.02 },
    ],
    table: 0.7,
    light: 0.34,
  },
  gragger: { print: 'frame', blocks: [gragger, hamentash, megillah, mishloachManos] },
  'date-palm': {
    print: 'dusk',
    flow: 'rays',
    things: [
      { motif: datePalm, height: 0.9, lift: 0.01 },
      { motif: grapes, height: 0.4, x: -0.62, lift: 0.03 },
      { motif: pomegranate, height: 0.4, x: 0.62, lift: 0.03 },
    ],
    table: 0.82,
    light: 0.3,
  },
  'oil-and-doughnuts': {
    print: 'dusk',
    flow: 'rays',
    things: [
      { motif: oilJug, height: 0.86, lift: 0.03 },
      { motif: sufganiya, height: 0.24, x: -0.72, lift: 0 },
      { motif: dreidel, height: 0.44, x: 0.66, lift: 0 },
    ],
    table: 0.76,
    light: 0.3,
  },
  'memorial-light': {
    print: 'night',
    flow: 'rays',
    things: [{ motif: memorialLight, height: 0.86, lift: 0 }],
    table: 0.8,
    light: 0.3,
  },
  'open-sefer': {
    print: 'frieze',
    above: [openSefer],
    below: [memorialLight, shul, memorialLight],
  },
  shul: {
    print: 'night',
    flow: 'rays',
    things: [{ motif: shul, height: 0.86 }],
    table: 0.86,
    light: 0.4,
  },
  'new-moon': {
    print: 'night',
    flow: 'rings',
    things: [{ motif: paleMoonOverRoofs, height: 0.82, lift: -0.02 }],
    light: 0.4,
  },
  bonfire: {
    print: 'night',
    flow: 'rays',
    things: [{ motif: bonfire, height: 0.86, lift: 0.01 }],
    table: 0.8,
    light: 0.55,
  },
  menorah: {
    print: 'night',
    flow: 'rays',
    things: [{ motif: menorah, height: 0.9, lift: 0.02 }],
    table: 0.82,
    light: 0.2,
  },
  havdalah: {
    print: 'night',
    flow: 'rays',
    things: [
      { motif: besamim, height: 0.56, x: 0.44, lift: 0.03 },
      { motif: havdalahCandle, height: 0.88, x: 0, lift: 0.01 },
      { motif: becher, height: 0.48, x: -0.46, lift: 0.03 },
    ],
    table: 0.78,
    light: 0.2,
  },
  luchos: { print: 'frieze', above: [luchos], below: [wheat, grapes, pomegranate, wheat] },
  sheaf: {
    print: 'night',
    flow: 'rays',
    things: [{ motif: barley, height: 0.8 }],
    table: 0.9,
    light: 0.3,
  },
} as const satisfies Readonly<Record<string, Subject>>
