import { coverText } from '../text/coverage.ts'
import type { FaceId } from '../text/face.ts'
import type { FontTables } from '../text/font-table.ts'
import type { LaidLine } from '../text/line.ts'

type SetLine = Pick<LaidLine, 'text' | 'faces' | 'drawn'>

/** The faces that the words of a layout use, fewer than a design names. */
export function usedFaces(lines: readonly SetLine[], tables: FontTables): FaceId[] {
  return [...lettersOfFaces(lines, tables).keys()]
}

/** What each face sets of the words of a layout. */
export function lettersOfFaces(lines: readonly SetLine[], tables: FontTables): Map<FaceId, string> {
  const letters = new Map<FaceId, string>()
  for (const { text, faces, drawn } of lines) {
    if (drawn) continue
    for (const cluster of coverText(text, faces, tables).clusters) {
      letters.set(cluster.face, (letters.get(cluster.face) ?? '') + cluster.text)
    }
  }
  return letters
}
