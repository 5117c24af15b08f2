import { shofar } from '../motifs/holidays/shofar.ts'
import type { Motif } from '../motifs/motif.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { dove } from '../motifs/simchos/dove.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { openSefer } from '../motifs/torah/open-sefer.ts'
import type { BorderKind } from './border.ts'
import type { Fruit } from './foliage.ts'
import type { Foot } from './foot.ts'
import type { Layout } from './plot.ts'

export interface Composition {
  layout: Layout
  border: BorderKind
  thing?: () => Motif
  foot?: Foot
  /** What grows on a tree. */
  fruit?: NonNullable<Fruit['kind']>
}

/** Windows by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'rings-shofar': { layout: 'rings', thing: shofar, foot: 'city', border: 'jewels' },
  'waves-dove': { layout: 'waves', thing: dove, foot: 'boughs', border: 'slips' },
  'fan-candlesticks': { layout: 'fan', thing: candlesticks, foot: 'sea', border: 'teeth' },
  'hills-chuppah': { layout: 'hills', thing: chuppah, foot: 'hills', border: 'slips' },
  'stars-sefer': { layout: 'stars', thing: openSefer, border: 'jewels' },
  'tree-pomegranate': { layout: 'tree', fruit: 'pomegranate', border: 'jewels' },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`glass has no motif ${motif}`)
  return composition
}
