import type { CardLayout } from '#shared/card/layout-card.ts'
import type { FaceId } from '#shared/text/face.ts'
import { createOutliner } from './outline-text.ts'

/** Font files and their glyphs are kept as long as the page stands. */
const outliner = createOutliner(loadFace)

/** Path data of a card's lines, in their order. Fetches what it needs once. */
export function outlineCard(layout: CardLayout, signal?: AbortSignal): Promise<string[]> {
  return outliner.outline(layout.lines, signal)
}

async function loadFace(face: FaceId, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`/fonts/${face}.ttf`, signal ? { signal } : {})
  if (!response.ok) throw new Error(`the font ${face} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
