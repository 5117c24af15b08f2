import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { coverText } from '#shared/text/coverage.ts'
import { type FaceId, faceIds } from '#shared/text/face.ts'
import { normaliseText } from '#shared/text/normalise.ts'

/** The faces that hold every character of a text. */
export async function facesFor(text: string): Promise<FaceId[]> {
  const tables = await loadFontTables(faceIds)
  const words = normaliseText(text).replaceAll('\n', ' ')
  return faceIds.filter((face) => coverText(words, [face], tables).missing.length === 0)
}
