import { cardFaces, firstFaces } from '#shared/card/card-faces.ts'
import type { CardDocument } from '#shared/card.ts'
import { loadFonts } from './load-fonts.ts'
import { warmArt } from './spare-art-worker.ts'

/** Fetches what the live card needs while the code of its page is still on its way. */
export function warmCard({ design }: CardDocument): void {
  const faces = cardFaces(design)
  warmArt(design.art.family)
  loadFonts(firstFaces(design))
  // A failure shows when the card is drawn.
  import('./card-engine.ts').catch(() => {})
  import('#shared/card/load-font-tables.ts')
    .then(({ loadFontTables }) => loadFontTables(faces))
    .catch(() => {})
}
