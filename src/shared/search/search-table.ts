import type { WrittenSearchRow } from './row.ts'

/**
 * The table of the index in D1. Rows hold keys, so the number rises with each change of `foldWord`
 * or of the columns: a site that does not find its own table searches what it ships with until the
 * catalogue is published anew.
 */
export const SEARCH_TABLE = 'search_1'

/**
 * The statements that fill the table anew, to be run in one transaction. Rows are numbered in the
 * order of the catalogue; the terms of all rows stand in a table of their own.
 */
export function searchTableSql(rows: readonly WrittenSearchRow[]): string[] {
  return [
    `DROP TABLE IF EXISTS ${SEARCH_TABLE}_terms`,
    `DROP TABLE IF EXISTS ${SEARCH_TABLE}`,
    `CREATE VIRTUAL TABLE ${SEARCH_TABLE} USING fts5(slug UNINDEXED, concepts, titles, words, ` +
      `tokenize = "unicode61 remove_diacritics 0 tokenchars '-_'", prefix = '2 3')`,
    `CREATE VIRTUAL TABLE ${SEARCH_TABLE}_terms USING fts5vocab(${SEARCH_TABLE}, col)`,
    ...rows.map(
      ({ slug, concepts, titles, words }) =>
        `INSERT INTO ${SEARCH_TABLE} (slug, concepts, titles, words) ` +
        `VALUES (${[slug, concepts, titles, words].map(quote).join(', ')})`,
    ),
  ]
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
