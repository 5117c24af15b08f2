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
    things: [{ motif: challah(), x: 200, scale: 1.25 }],
  },
  'shabbos-twin': {
    frame: 'twin',
    view: 'city',
    plant: 'left',
    things: [{ motif: challah(), x: 200, scale: 1.25 }],
  },
  'shabbos-niche': {
    frame: 'niche',
    view: 'city',
    plant: 'left',
    things: [{ motif: challah(), x: 100, scale: 1.25 }],
  },
  'shabbos-terrace': {
    frame: 'terrace',
    view: 'city',
    plant: 'left',
    things: [{ motif: challah(), x: 200, scale: 1.25 }],
  },
} as const satisfies Record<string, Scene>
