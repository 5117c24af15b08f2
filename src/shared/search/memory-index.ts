import { holds, MAX_ROWS, type SearchIndex } from './find.ts'
import type { SearchRow } from './row.ts'

/** An index that is looked through row by row. */
export function memoryIndex(rows: readonly SearchRow[]): SearchIndex {
  return {
    async find(terms) {
      const all = rows.filter((row) => terms.every((term) => holds(row, term)))
      const found =
        all.length > 0 ? all : rows.filter((row) => terms.some((term) => holds(row, term)))
      return found.slice(0, MAX_ROWS)
    },
    async vocabulary() {
      return [...new Set(rows.flatMap(({ titles, words }) => [...titles, ...words]))]
    },
  }
}
