import { becher } from '../motifs/becher.ts'
import { candlesticks } from '../motifs/candlesticks.ts'
import { challah } from '../motifs/challah.ts'
import type { Motif } from '../motifs/motif.ts'
import type { FrameName } from './layout.ts'

/** A thing on the sill: the middle of its foot from the axis, and its scale, in units. */
export interface Thing {
  motif: Motif
  x: number
  scale: number
}

export interface Scene {
  frame: FrameName
  view: 'city' | 'hills' | 'sea'
  plant?: 'left' | 'right'
  things: readonly Thing[]
}

/** Every composition by its name. */
export const scenes = {
  shabbos: {
    frame: 'arch',
    view: 'city',
    plant: 'right',
    things: [
      { motif: candlesticks(), x: -205, scale: 2.1 },
      { motif: becher(), x: 20, scale: 1.12 },
      { motif: challah(), x: 222, scale: 1.3 },
    ],
  },
  'shabbos-twin': {
    frame: 'twin',
    view: 'hills',
    plant: 'left',
    things: [
      { motif: candlesticks(), x: -222, scale: 1.9 },
      { motif: becher(), x: 140, scale: 1 },
      { motif: challah(), x: 285, scale: 0.9 },
    ],
  },
  'shabbos-niche': {
    frame: 'niche',
    view: 'sea',
    plant: 'right',
    things: [{ motif: candlesticks(), x: 0, scale: 1.9 }],
  },
  'shabbos-terrace': {
    frame: 'terrace',
    view: 'hills',
    plant: 'left',
    things: [{ motif: challah(), x: 200, scale: 1.25 }],
  },
} as const satisfies Record<string, Scene>
