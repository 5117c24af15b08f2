import { loadCardTables } from '#shared/card/load-card-tables.ts'
import type { CardDocument } from '#shared/card.ts'
import type { FaceId } from '#shared/text/face.ts'
import { warmArt } from './art-workers/art-workers.ts'

export type CardEngine = typeof import('./card-engine.ts')

/** Not in the chunk of the page, which hydrates first. */
export function loadCardEngine(): Promise<CardEngine> {
  return import('./card-engine.ts')
}

let warmed: string | undefined

/**
 * Fetches what a live card needs, once for a card. Its failures show when the card is drawn.
 */
export async function warmCard({ design, faces }: CardDocument): Promise<void> {
  if (warmed === design.slug) return
  warmed = design.slug
  // The smallest first, and the large fonts last: no layout and no art waits for them.
  const tables = loadCardTables(design)
  warmArt(design.art.family)
  const engine = loadCardEngine()
  for (const face of faces) preloadFont(face)
  await Promise.allSettled([tables, engine])
}

/** Unlike `loadFonts`, it lets other files go first. */
function preloadFont(face: FaceId) {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.crossOrigin = 'anonymous'
  link.fetchPriority = 'low'
  link.href = `/fonts/${face}.woff2`
  document.head.append(link)
}
