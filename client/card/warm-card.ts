import { cardFaces } from '#shared/card/card-faces.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import type { CardDocument } from '#shared/card.ts'
import { doUrgently } from '../ui/urgent-work.ts'
import { warmArt } from './art-workers/art-workers.ts'
import { loadFonts } from './load-fonts.ts'

export type CardEngine = typeof import('./card-engine.ts')

/** Not in the chunk of the page, which hydrates first. */
export function loadCardEngine(): Promise<CardEngine> {
  return import('./card-engine.ts')
}

/** Fetches what the live card needs before its page hydrates. */
export function warmCard({ design, faces: used }: CardDocument): void {
  warmArt(design.art.family)
  // A failure shows when the card is drawn.
  doUrgently(Promise.all([loadCardEngine(), loadFontTables(cardFaces(design))]))
  loadFonts(used)
}
