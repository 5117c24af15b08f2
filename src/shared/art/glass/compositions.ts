import { letterBlocks } from '../motifs/childhood/letter-blocks.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { menorah } from '../motifs/holidays/menorah.ts'
import { moon } from '../motifs/holidays/moon.ts'
import { oilJug } from '../motifs/holidays/oil-jug.ts'
import { sederPlate } from '../motifs/holidays/seder-plate.ts'
import { shofar } from '../motifs/holidays/shofar.ts'
import { sukkah } from '../motifs/holidays/sukkah.ts'
import type { Motif } from '../motifs/motif.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { coinTray } from '../motifs/simchos/coin-tray.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { kisei } from '../motifs/simchos/kisei.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { fish } from '../motifs/table/fish.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { crown } from '../motifs/torah/crown.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { BorderKind } from './border.ts'
import type { Fruit } from './foliage.ts'
import type { Foot } from './foot.ts'
import type { Layout } from './plot.ts'

export interface Composition {
  layout: Layout
  border: BorderKind
  thing?: () => Motif
  foot?: Foot
  /** What grows on the tree, or on boughs at the foot. */
  fruit?: NonNullable<Fruit['kind']>
  /** Smaller things of the same kind at the foot. */
  shoal?: true
}

/** Windows by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'rings-shofar': {
    layout: 'rings',
    thing: shofar,
    foot: 'city',
    fruit: 'pomegranate',
    border: 'jewels',
  },
  'rings-crown': { layout: 'rings', thing: crown, foot: 'boughs', border: 'jewels' },
  'rings-luchos': {
    layout: 'rings',
    thing: luchos,
    foot: 'hills',
    fruit: 'blossom',
    border: 'slips',
  },
  'rings-moon': { layout: 'rings', thing: moon, foot: 'city', border: 'slips' },
  'rings-seder-plate': { layout: 'rings', thing: sederPlate, foot: 'boughs', border: 'jewels' },
  'rings-sefer-torah': { layout: 'rings', thing: seferTorah, foot: 'city', border: 'slips' },
  'rings-oil-jug': { layout: 'rings', thing: oilJug, foot: 'boughs', border: 'teeth' },
  'waves-dove': { layout: 'waves', thing: dove, foot: 'boughs', fruit: 'olive', border: 'slips' },
  'waves-fish': { layout: 'waves', thing: fish, shoal: true, border: 'slips' },
  'fan-candlesticks': { layout: 'fan', thing: candlesticks, foot: 'cloth', border: 'teeth' },
  'fan-menorah': { layout: 'fan', thing: menorah, foot: 'cloth', border: 'jewels' },
  'fan-becher': { layout: 'fan', thing: becher, foot: 'cloth', border: 'slips' },
  'fan-sefer-torah': { layout: 'fan', thing: seferTorah, foot: 'cloth', border: 'jewels' },
  'fan-yahrzeit': { layout: 'fan', thing: yahrzeitCandle, foot: 'sea', border: 'slips' },
  'fan-lulav': { layout: 'fan', thing: lulav, foot: 'hills', border: 'teeth' },
  'fan-kisei': { layout: 'fan', thing: kisei, foot: 'cloth', border: 'slips' },
  'hills-city': { layout: 'hills', foot: 'city', border: 'slips' },
  'hills-chuppah': { layout: 'hills', thing: chuppah, foot: 'hills', border: 'slips' },
  'hills-sukkah': { layout: 'hills', thing: sukkah, foot: 'hills', border: 'jewels' },
  'stars-sefer': { layout: 'stars', thing: openSefer, border: 'jewels' },
  'stars-tefillin': { layout: 'stars', thing: tefillin, border: 'jewels' },
  'stars-machzor': { layout: 'stars', thing: machzor, border: 'slips' },
  'stars-coins': { layout: 'stars', thing: coinTray, border: 'jewels' },
  'stars-blocks': { layout: 'stars', thing: letterBlocks, border: 'teeth' },
  'tree-pomegranate': { layout: 'tree', fruit: 'pomegranate', border: 'jewels' },
  'tree-olive': { layout: 'tree', fruit: 'olive', border: 'slips' },
  'tree-grape': { layout: 'tree', fruit: 'grape', border: 'jewels' },
  'tree-blossom': { layout: 'tree', fruit: 'blossom', border: 'slips' },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`glass has no motif ${motif}`)
  return composition
}
