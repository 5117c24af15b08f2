import { alefBeisBoard } from '../motifs/childhood/alef-beis-board.ts'
import { letterBlocks } from '../motifs/childhood/letter-blocks.ts'
import { bonfire } from '../motifs/holidays/bonfire.ts'
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
import { openGate } from '../motifs/simchos/open-gate.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlestick, candlesticks } from '../motifs/table/candlesticks.ts'
import { fish } from '../motifs/table/fish.ts'
import { houseDoor } from '../motifs/table/house-door.ts'
import { openWindow } from '../motifs/table/open-window.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'
import { siddur } from '../motifs/torah/bound-book.ts'
import { crown } from '../motifs/torah/crown.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { machzor } from '../motifs/torah/machzor.ts'
import { megillah } from '../motifs/torah/megillah.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { seforimAndApple } from '../motifs/torah/seforim-and-apple.ts'
import { tefillin } from '../motifs/torah/tefillin.ts'
import type { BorderKind } from './border.ts'
import type { Fruit } from './foliage.ts'
import type { Foot } from './foot.ts'
import { fourKinds } from './four-kinds.ts'
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
  'fan-lulav': { layout: 'fan', thing: fourKinds, foot: 'hills', border: 'teeth' },
  'fan-kisei': { layout: 'fan', thing: kisei, foot: 'cloth', border: 'slips' },
  'hills-city': { layout: 'hills', foot: 'city', border: 'slips' },
  'hills-chuppah': { layout: 'hills', thing: chuppah, foot: 'hills', border: 'slips' },
  'hills-sukkah': { layout: 'hills', thing: sukkah, foot: 'hills', border: 'jewels' },
  'stars-sefer': { layout: 'stars', thing: openSefer, border: 'jewels' },
  'stars-tefillin': { layout: 'stars', thing: tefillin, border: 'jewels' },
  'stars-machzor': { layout: 'stars', thing: machzor, border: 'slips' },
  'stars-coins': { layout: 'stars', thing: coinTray, border: 'jewels' },
  'stars-siddur': { layout: 'stars', thing: siddur, border: 'slips' },
  'stars-blocks': { layout: 'stars', thing: letterBlocks, border: 'teeth' },
  'hills-sunrise': { layout: 'sunrise', foot: 'hills', border: 'slips' },
  'hills-gate': { layout: 'hills', thing: openGate, foot: 'hills', border: 'jewels' },
  'hills-house': { layout: 'hills', thing: houseDoor, foot: 'hills', border: 'slips' },
  'fan-siddur': { layout: 'fan', thing: siddur, foot: 'cloth', border: 'jewels' },
  'fan-candlestick': { layout: 'fan', thing: candlestick, foot: 'cloth', border: 'slips' },
  'fan-seforim': { layout: 'fan', thing: seforimAndApple, foot: 'cloth', border: 'teeth' },
  'stars-board': { layout: 'stars', thing: alefBeisBoard, border: 'teeth' },
  'rings-window': {
    layout: 'rings',
    thing: openWindow,
    foot: 'boughs',
    fruit: 'olive',
    border: 'slips',
  },
  'hills-bonfire': { layout: 'hills', thing: bonfire, foot: 'hills', border: 'jewels' },
  'rings-megillah': { layout: 'rings', thing: megillah, foot: 'city', border: 'teeth' },
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
