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

/** Fetches fonts before a card is laid out; a failure shows when its words are outlined. */
export function warmOutlines(faces: readonly FaceId[]): void {
  outliner.load(faces).catch(() => {})
}

const loading = new Map<FaceId, Promise<ArrayBuffer>>()

function loadFace(face: FaceId): Promise<ArrayBuffer> {
  const known = loading.get(face)
  if (known) return known
  const begun = fetchFace(face).finally(() => loading.delete(face))
  loading.set(face, begun)
  return begun
}

async function fetchFace(face: FaceId): Promise<ArrayBuffer> {
  const response = await fetch(`/fonts/${face}.ttf`)
  if (!response.ok) throw new Error(`the font ${face} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
