import { holds, maxRows, type SearchIndex } from './find.ts'
import type { SearchRow } from './row.ts'

/** An index that is searched row by row. */
export function memoryIndex(rows: readonly SearchRow[]): SearchIndex {
  return {
    async find(wanted) {
      return rows.filter((row) => holds(row, wanted)).slice(0, maxRows)
    },
  }
}
