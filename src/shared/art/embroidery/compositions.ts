import type { Motif } from '../motifs/motif.ts'
import { becher } from '../motifs/table/becher.ts'
import { candlesticks } from '../motifs/table/candlesticks.ts'
import { luchos } from '../motifs/torah/luchos.ts'
import { crown } from '../motifs/torah/crown.ts'
import type { Layout } from './plot.ts'
import type { WreathPlant } from './wreath.ts'

export interface Composition {
  layout: Layout
  thing?: () => Motif
  wreath?: WreathPlant
  /** Whether a pair of lions stands beside the thing. */
  lions?: true
}

/** Cloths by the name that a design gives. */
export const compositions: Readonly<Record<string, Composition>> = {
  'garland-candlesticks': { layout: 'garland', thing: candlesticks },
  'wreath-roses': { layout: 'wreath', wreath: 'roses' },
  'wreath-rimon': { layout: 'wreath', wreath: 'rimon' },
  'wreath-daisies': { layout: 'wreath', wreath: 'daisies' },
  'parochet-luchos': { layout: 'parochet', thing: luchos, lions: true },
  corners: { layout: 'corners' },
  sampler: { layout: 'sampler' },
  'garland-becher': { layout: 'garland', thing: becher },
  'garland-crown': { layout: 'garland', thing: crown },
}

/** @throws RangeError for a motif that the family does not have */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`embroidery has no motif ${motif}`)
  return composition
}
