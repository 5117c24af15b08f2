import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import { fetchFace } from './fetch-face.ts'
import { createOutliner } from './outline-text.ts'

/** Glyphs are cached while the page is open. */
const outliner = createOutliner(fetchFace)

/** Path data of a card's lines, in order. Each font is fetched once. */
export function outlineCard(
  layout: { lines: readonly PlacedLine[] },
  signal?: AbortSignal,
): Promise<string[]> {
  return outliner.outline(layout.lines, signal)
}

/** Opens fonts before a card is laid out; a failure shows when its words are outlined. */
export function warmOutlines(faces: readonly FaceId[]): void {
  outliner.load(faces).catch(() => {})
}
