import { cardFaces } from '#shared/card/card-faces.ts'
import type { CardDocument } from '#shared/card.ts'
import { loadFonts } from './load-fonts.ts'
import { warmArt } from './spare-art-worker.ts'

export type CardEngine = typeof import('./card-engine.ts')

/** From the chunk of the entry, so that the bundler adds no style sheet of the shell to it. */
export function loadCardEngine(): Promise<CardEngine> {
  return import('./card-engine.ts')
}

/** Fetches what the live card needs while the code of its page is still on its way. */
export function warmCard({ design, faces: used }: CardDocument): void {
  const faces = cardFaces(design)
  warmArt(design.art.family)
  // A failure shows when the card is drawn. The tables come in two steps, so they begin first.
  import('#shared/card/load-font-tables.ts')
    .then(({ loadFontTables }) => loadFontTables(faces))
    .catch(() => {})
  loadCardEngine().catch(() => {})
  loadFonts(used)
}
