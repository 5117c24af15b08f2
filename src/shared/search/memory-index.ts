import { maxRows, type SearchIndex, wantedTest } from './find.ts'
import type { SearchRow } from './row.ts'

/** An index that is searched row by row. */
export function memoryIndex(rows: readonly SearchRow[]): SearchIndex {
  return {
    async find(wanted) {
      return rows.filter(wantedTest(wanted)).slice(0, maxRows)
    },
  }
}
