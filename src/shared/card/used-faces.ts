import { coverText } from '../text/coverage.ts'
import type { FaceId } from '../text/face.ts'
import type { FontTables } from '../text/font-table.ts'
import type { LaidLine } from '../text/line.ts'

/** The faces that the words of a layout use, fewer than a design names. */
export function usedFaces(
  lines: readonly Pick<LaidLine, 'text' | 'faces'>[],
  tables: FontTables,
): FaceId[] {
  const clusters = lines.flatMap(({ text, faces }) => coverText(text, faces, tables).clusters)
  return [...new Set(clusters.map(({ face }) => face))]
}
