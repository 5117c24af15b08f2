import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import { fetchFace } from './fetch-face.ts'
import { fetchHarfBuzz } from './fetch-harfbuzz.ts'
import type { Outliner } from './outline-text.ts'

/** Glyphs are cached while the page is open. */
let outliner: Promise<Outliner> | undefined

/** Path data of a card's lines, in order. Each font is fetched once. */
export async function outlineCard(
  layout: { lines: readonly PlacedLine[] },
  signal?: AbortSignal,
): Promise<string[]> {
  const { outline } = await openOutliner()
  return outline(layout.lines, signal)
}

/** Opens fonts before a card is laid out; a failure shows when its words are outlined. */
export function warmOutlines(faces: readonly FaceId[]): void {
  openOutliner()
    .then(({ load }) => load(faces))
    .catch(() => {})
}

/** The outliner, opened once; after a failure again. */
function openOutliner(): Promise<Outliner> {
  if (outliner) return outliner
  const opening = open()
  outliner = opening
  opening.catch(() => {
    outliner = undefined
  })
  return opening
}

/**
 * The module of HarfBuzz awaits its WebAssembly while it is evaluated, and a module that failed once
 * fails until the page is loaded again. So the file comes first.
 */
async function open(): Promise<Outliner> {
  await fetchHarfBuzz()
  const { createOutliner } = await import('./outline-text.ts')
  return createOutliner(fetchFace)
}
