import { cradle } from '../motifs/childhood/cradle.ts'
import { sailboat } from '../motifs/childhood/sailboat.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kisei } from '../motifs/simchos/kisei.ts'
import { arbes } from '../motifs/table/arbes.ts'
import { besamim } from '../motifs/table/besamim.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { streetOfHouses } from '../motifs/table/street-of-houses.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { crown } from '../motifs/torah/crown.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { sforim } from '../motifs/torah/sforim.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import { fourKinds, torahUnderCanopy } from './composed-things.ts'
import type { FruitKind } from './fruit.ts'
import type { Manner } from './plot.ts'

export interface Composition extends Manner {
  thing?: () => Motif
  leaves?: 'palm' | 'leaf' | 'willow'
  behind?: 'town' | 'hills' | 'mountain'
  fruit?: FruitKind
  meadow?: 'flowers' | 'grass' | 'wheat'
  edge?: 'leaves' | 'clouds'
  /** Of a rose. */
  petals?: number
  /** Water at both sides of a dry way. */
  parted?: true
}

/** Pictures by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'gate-lulav': {
    layout: 'gate',
    thing: fourKinds,
    leaves: 'palm',
    behind: 'town',
    fruit: 'pomegranate',
  },
  'gate-chuppah': {
    layout: 'gate',
    thing: chuppah,
    long: true,
    leaves: 'leaf',
    behind: 'hills',
    fruit: 'blossom',
  },
  'gate-stars': { layout: 'gate', leaves: 'leaf', behind: 'town', fruit: 'star' },
  'gate-kisei': {
    layout: 'gate',
    thing: kisei,
    long: true,
    leaves: 'willow',
    behind: 'hills',
    fruit: 'olive',
  },
  'portal-machzor': { layout: 'portal', thing: machzor },
  'portal-tefillin': { layout: 'portal', thing: tefillin, long: true },
  'portal-yahrzeit': { layout: 'portal', thing: yahrzeitCandle },
  'portal-torah': { layout: 'portal', thing: seferTorah },
  'hills-bonfire': { layout: 'hills', thing: bonfire, behind: 'hills', meadow: 'grass' },
  'hills-luchos': {
    layout: 'hills',
    thing: luchos,
    long: true,
    behind: 'mountain',
    meadow: 'flowers',
  },
  'hills-sukkah': {
    layout: 'hills',
    thing: sukkah,
    leaves: 'willow',
    behind: 'town',
    meadow: 'grass',
  },
  'hills-town': { layout: 'hills', leaves: 'willow', behind: 'town', meadow: 'flowers' },
  'hills-torah': {
    layout: 'hills',
    thing: torahUnderCanopy,
    long: true,
    behind: 'town',
    meadow: 'flowers',
  },
  'hills-wheat': { layout: 'hills', behind: 'hills', meadow: 'wheat' },
  'rings-candlesticks': { layout: 'rings', thing: candlesticks, edge: 'leaves' },
  'rings-yahrzeit': { layout: 'rings', thing: yahrzeitCandle, edge: 'leaves', leaves: 'willow' },
  'rings-cradle': { layout: 'rings', thing: cradle, edge: 'clouds' },
  'rings-dove': { layout: 'rings', thing: dove, edge: 'leaves', leaves: 'willow' },
  'tree-pomegranate': { layout: 'tree', fruit: 'pomegranate' },
  'tree-grapes': { layout: 'tree', fruit: 'grapes' },
  'tree-citron': { layout: 'tree', leaves: 'willow', fruit: 'citron' },
  'sea-boat': { layout: 'sea', thing: sailboat },
  'sea-dove': { layout: 'sea', thing: dove },
  'sea-parted': { layout: 'sea', parted: true },
  'fronds-grapes': { layout: 'fronds', fruit: 'grapes' },
  'fronds-pomegranate': { layout: 'fronds', fruit: 'pomegranate' },
  'fronds-blossom': { layout: 'fronds', fruit: 'blossom' },
  'rose-plain': { layout: 'rose', petals: 12 },
  'rose-wide': { layout: 'rose', long: true, petals: 8 },
  'rose-coins': { layout: 'rose', thing: coinTray, long: true, petals: 16 },
  'rose-cradle': { layout: 'rose', thing: cradle, petals: 12 },
  'ark-torah': { layout: 'ark', thing: seferTorah },
  'ark-megillah': { layout: 'ark', thing: megillah },
  'ark-crown': { layout: 'ark', thing: crown },
  'shrine-cradle': {
    layout: 'shrine',
    thing: cradle,
    leaves: 'leaf',
    behind: 'hills',
    fruit: 'blossom',
  },
  'shrine-chuppah': {
    layout: 'shrine',
    thing: chuppah,
    leaves: 'leaf',
    behind: 'hills',
    fruit: 'pomegranate',
  },
  'shrine-tefillin': {
    layout: 'shrine',
    thing: tefillin,
    leaves: 'willow',
    behind: 'town',
    fruit: 'olive',
  },
  'dawn-arbes': { layout: 'dawn', thing: arbes, behind: 'town', meadow: 'flowers' },
  'dawn-besamim': { layout: 'dawn', thing: besamim, behind: 'hills', meadow: 'flowers' },
  'dawn-coins': { layout: 'dawn', thing: coinTray, behind: 'hills', meadow: 'flowers' },
  'dawn-street': { layout: 'dawn', thing: streetOfHouses, behind: 'hills', meadow: 'flowers' },
  'dawn-lulav': {
    layout: 'dawn',
    thing: lulav,
    leaves: 'willow',
    behind: 'hills',
    meadow: 'grass',
  },
  'dawn-menorah': {
    layout: 'dawn',
    thing: menorah,
    leaves: 'willow',
    behind: 'town',
    meadow: 'grass',
  },
  'dawn-sforim': { layout: 'dawn', thing: sforim, behind: 'town', meadow: 'flowers' },
  'shrine-town': { layout: 'shrine', leaves: 'leaf', behind: 'town', fruit: 'pomegranate' },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`layered has no motif ${motif}`)
  return composition
}
