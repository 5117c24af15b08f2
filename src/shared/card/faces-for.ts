import { coverText } from '../text/coverage.ts'
import { type FaceId, faceIds } from '../text/face.ts'
import { normaliseText } from '../text/normalise.ts'
import { loadFontTables } from './load-font-tables.ts'

/**
 * The faces that contain every character of a text, in the order of `faceIds`. Fetches the tables
 * of all faces, each once.
 *
 * @param text as typed
 * @example await facesFor('שָׁלוֹם') // ['frank-ruhl-libre-400', ...], without those that lack points
 */
export async function facesFor(text: string): Promise<FaceId[]> {
  const tables = await loadFontTables(faceIds)
  const letters = normaliseText(text).replace(/\s/g, '')
  return faceIds.filter((face) => coverText(letters, [face], tables).missing.length === 0)
}
