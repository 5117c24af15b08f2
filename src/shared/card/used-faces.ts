import { coverText } from '../text/coverage.ts'
import type { FaceId } from '../text/face.ts'
import type { FontTables } from '../text/font-table.ts'
import type { LaidLine } from '../text/line.ts'

/** The faces that the words of a layout use, fewer than a design names. */
export function usedFaces(
  lines: readonly Pick<LaidLine, 'text' | 'faces' | 'drawn'>[],
  tables: FontTables,
): FaceId[] {
  const set = lines.filter(({ drawn }) => !drawn)
  const clusters = set.flatMap(({ text, faces }) => coverText(text, faces, tables).clusters)
  return [...new Set(clusters.map(({ face }) => face))]
}
