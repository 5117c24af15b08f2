import { loadCardTables } from '#shared/card/load-card-tables.ts'
import type { CardDocument } from '#shared/card.ts'
import type { FaceId } from '#shared/text/face.ts'
import { warmArt } from './art-workers/art-workers.ts'

export type CardEngine = typeof import('./card-engine.ts')
export type CardHandling = typeof import('./card-handling.ts')

/** What a page does with a live card; by default it shows it. */
export interface CardUse {
  /** Its parts are moved, and any letter may be typed. */
  isEdited?: boolean
  /** Its words are drawn from outlines, so it needs no font of the page. */
  isFilm?: boolean
  /** Nobody changes its words: of its fonts it needs the letters that they have. */
  isFixed?: boolean
}

/** Not in the chunk of the page, which hydrates first. */
export function loadCardEngine(): Promise<CardEngine> {
  return import('./card-engine.ts')
}

export function loadCardHandling(): Promise<CardHandling> {
  return import('./card-handling.ts')
}

let warmed: string | undefined

/**
 * Fetches what a live card needs, once for a card. Its failures show when the card is drawn.
 */
export async function warmCard(
  { design, faces }: CardDocument,
  { isFilm, isFixed }: CardUse,
): Promise<void> {
  if (warmed === design.slug) return
  warmed = design.slug
  // The smallest first, and the large fonts last: no layout and no art waits for them.
  const tables = loadCardTables(design)
  warmArt(design.art.family)
  if (isFilm) warmFilm(faces)
  // Its words tell which fonts it needs, once they are laid out.
  else if (!isFixed) for (const face of faces) preloadFont(face)
  await Promise.allSettled([tables, loadCardEngine()])
}

/** What draws the words of a film. A failure shows when the film is prepared. */
function warmFilm(faces: readonly FaceId[]) {
  import('../film/prepare-film.ts').then(
    (code) => code.warmOutlines(faces),
    () => {},
  )
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
