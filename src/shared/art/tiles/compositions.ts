import type { LayoutName } from './layouts.ts'
import type { TileKind } from './mosaic.ts'

export interface Composition {
  layout: LayoutName
  hero: TileKind
  /** In layouts with two pictures. */
  second?: TileKind
  /** From the top left on, over and over. */
  small: readonly TileKind[]
}

/** What the family's motifs are made of. */
export const compositions: Readonly<Record<string, Composition>> = {
  'four-kinds': {
    layout: 'ledger',
    hero: 'lulav',
    small: ['schach', 'esrog', 'leaf', 'arcs', 'grapes', 'sprig', 'sun', 'pomegranate', 'leaf', 'wheat'],
  },
}
