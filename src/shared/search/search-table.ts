import type { WrittenSearchRow } from './row.ts'

/**
 * The table of the index in D1. Rows contain keys, so the number rises with each change of
 * `foldWord` or of the columns. A site that does not find its table searches the shipped index
 * until the catalogue is published again.
 */
export const searchTable = 'search_2'

/**
 * The statements that refill the table, to run in one transaction. Rows are numbered in the order
 * of the catalogue.
 */
export function searchTableSql(rows: readonly WrittenSearchRow[]): string[] {
  return [
    `DROP TABLE IF EXISTS ${searchTable}`,
    `CREATE VIRTUAL TABLE ${searchTable} USING fts5(slug UNINDEXED, concepts, titles, words, ` +
      `tokenize = "unicode61 remove_diacritics 0 tokenchars '-_'", prefix = '2 3')`,
    ...rows.map(
      ({ slug, concepts, titles, words }) =>
        `INSERT INTO ${searchTable} (slug, concepts, titles, words) ` +
        `VALUES (${[slug, concepts, titles, words].map(quote).join(', ')})`,
    ),
  ]
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
