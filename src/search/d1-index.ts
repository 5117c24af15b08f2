import { maxRows, type SearchIndex, type Wanted } from '#shared/search/find.ts'
import { readSearchRows } from '#shared/search/row.ts'
import { searchTable } from '#shared/search/search-table.ts'

const findSql =
  `SELECT slug, concepts, titles, words FROM ${searchTable} ` +
  `WHERE ${searchTable} MATCH ? ORDER BY rowid LIMIT ${maxRows}`
const anyRowSql = `SELECT rowid FROM ${searchTable} LIMIT 1`

/** The published index. Throws if it is empty or missing. */
export function d1Index(database: D1DatabaseSession): SearchIndex {
  return {
    async find(wanted) {
      const found = database.prepare(findSql).bind(matchOf(wanted))
      const [any, anyRow] = await database.batch([found, database.prepare(anyRowSql)])
      if (!anyRow?.results.length) throw new Error(`no such table: ${searchTable} is empty`)
      return readSearchRows(any?.results)
    },
  }
}

/** Each word is quoted, so that FTS5 never reads it as an operator; empty if nothing is wanted. */
function matchOf({ slugs, keys }: Wanted): string {
  const parts = [
    keys.length > 0
      ? `{titles words} : (${keys.map((key) => `${quote(key)} *`).join(' OR ')})`
      : '',
    slugs.length > 0 ? `{concepts} : (${slugs.map(quote).join(' OR ')})` : '',
  ]
  return parts.filter((part) => part !== '').join(' OR ') || quote('')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
