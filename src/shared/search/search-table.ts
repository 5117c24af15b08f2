import type { SearchIndexRow } from './row.ts'

/** Rises with each change of `foldWord` or of the columns, since rows contain keys. */
const tableVersion = 3

/**
 * The table of a search index in D1. Each index has its own, which never changes, so that a release
 * is searched by its own rows.
 *
 * @param index the hash of the document of the index
 * @throws TypeError when it is not a hash, since it becomes part of a statement
 * @example searchTable('e3b0c44298fc1c149afbf4c8996fb924') // 'search_3_e3b0c44298fc1c14'
 */
export function searchTable(index: string): string {
  if (!/^[0-9a-f]{32}$/.test(index)) throw new TypeError(`index must be a hash, not ${index}`)
  return `search_${tableVersion}_${index.slice(0, 16)}`
}

/** A statement with its values. */
export interface Statement {
  sql: string
  values: readonly string[]
}

/**
 * The statements that make a table with its rows, to run in one transaction. Rows are numbered in
 * the order of the catalogue.
 */
export function searchTableStatements(table: string, rows: readonly SearchIndexRow[]): Statement[] {
  return [
    {
      sql:
        `CREATE VIRTUAL TABLE IF NOT EXISTS ${table} USING fts5(slug UNINDEXED, concepts, titles, ` +
        `words, card UNINDEXED, tokenize = "unicode61 remove_diacritics 0 tokenchars '-_'", ` +
        `prefix = '2 3')`,
      values: [],
    },
    { sql: `DELETE FROM ${table}`, values: [] },
    ...rows.map(({ slug, concepts, titles, words, card }) => ({
      sql: `INSERT INTO ${table} (slug, concepts, titles, words, card) VALUES (?, ?, ?, ?, ?)`,
      values: [slug, concepts, titles, words, JSON.stringify(card)],
    })),
  ]
}
