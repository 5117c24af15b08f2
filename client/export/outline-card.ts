import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import { createOutliner } from './outline-text.ts'

/** Font files and glyphs are cached while the page is open. */
const outliner = createOutliner(loadFace)

/** Path data of a card's lines, in order. Each font is fetched once. */
export function outlineCard(
  layout: { lines: readonly PlacedLine[] },
  signal?: AbortSignal,
): Promise<string[]> {
  return outliner.outline(layout.lines, signal)
}

async function loadFace(face: FaceId, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/fonts/${face}.ttf`, signal ? { signal } : {})
  if (!response.ok) throw new Error(`the font ${face} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
