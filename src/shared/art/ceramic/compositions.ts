import { fish } from '../motifs/fish.ts'
import type { Motif } from '../motifs/motif.ts'
import { sederPlate } from '../motifs/seder-plate.ts'
import type { Layout } from './page.ts'
import type { BorderKind } from './tiles.ts'

interface Composition {
  layout: Layout
  motif: () => Motif
  border: BorderKind
}

export const compositions: Readonly<Record<string, Composition>> = {
  'roundel-fish': { layout: 'roundel', motif: fish, border: 'tulip' },
  'garden-fish': { layout: 'garden', motif: fish, border: 'carnation' },
  'tiles-fish': { layout: 'tiles', motif: fish, border: 'rose' },
  'roundel-seder-plate': { layout: 'roundel', motif: sederPlate, border: 'rose' },
}

/** @throws RangeError for a motif that the family has not */
export function compositionOf(motif: string): Composition {
  const composition = compositions[motif]
  if (!composition) throw new RangeError(`ceramic has no motif ${motif}`)
  return composition
}
