import type { Direction } from './bidi.ts'
import type { FaceId } from './face.ts'
import type { FontTables } from './font-table.ts'

/**
 * The height of plain letters in em, by script and face. It ignores the typed letters, so that a
 * card does not jump when someone types a lamed.
 *
 * @param faces tried in order
 * @example letterHeight(['frank-ruhl-libre-700'], 'rtl', tables) // 0.597
 */
export function letterHeight(
  faces: readonly FaceId[],
  direction: Direction,
  tables: FontTables,
): number {
  const heights = faces.map((face) => {
    const table = tables[face]
    return direction === 'rtl' ? table?.hebrewHeight : table?.capHeight
  })
  return (heights.find((height) => height) ?? 600) / 1000
}
