import type { Envelope } from '../../export/pdf/envelopes.ts'
import type { SeveralSize } from '../../export/pdf/home-pages.ts'
import type { HomePaper } from '../../export/pdf/sheet.ts'

/** What is made for the guests of a list, on paper. */
export type GuestProduct = { kind: 'card'; paper: HomePaper; size: SeveralSize } | WordsProduct

/** Names on white paper, in the letters and the colour of the card. */
export type WordsProduct =
  | { kind: 'envelope'; envelope: Envelope }
  /** Tents to fold, with name and table. */
  | { kind: 'place'; paper: HomePaper }
  /** A page for each table with the names of its guests. */
  | { kind: 'tables'; paper: HomePaper }

export const productKinds = ['card', 'envelope', 'place', 'tables'] as const
export type ProductKind = (typeof productKinds)[number]
