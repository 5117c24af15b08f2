import { searchVersion } from './row.ts'

/*
 * The search indexes of all kept releases share these tables of D1. A row is in the indexes from
 * number `since` until before number `until`, so a new index writes only the rows that differ. The
 * ids of rows are in the order of the catalogue, with room between them.
 */
const version = `_${searchVersion}`

export const searchTables = {
  /** The text of a row, by its id. */
  rows: `search_rows${version}`,
  /** The card of a row as JSON, by its id. */
  cards: `search_cards${version}`,
  /** Full text of the rows (FTS5), by their ids. */
  words: `search_words${version}`,
  /** The number of the index of each release. */
  releases: `search_releases${version}`,
  /** The number of an index while its rows are written. */
  claims: `search_claims${version}`,
} as const

const { rows, cards, words, releases, claims } = searchTables

/** `until` of a row that no newer index leaves out. */
export const untilForever = Number.MAX_SAFE_INTEGER

/** Statements that make the tables, if they are not there. */
export const searchTablesSql: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS ${rows} (id INTEGER PRIMARY KEY, slug TEXT NOT NULL, ` +
    'concepts TEXT NOT NULL, titles TEXT NOT NULL, words TEXT NOT NULL, ' +
    'since INTEGER NOT NULL, until INTEGER NOT NULL)',
  `CREATE INDEX IF NOT EXISTS ${rows}_slug ON ${rows} (slug)`,
  `CREATE TABLE IF NOT EXISTS ${cards} (id INTEGER PRIMARY KEY, card TEXT NOT NULL)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS ${words} USING fts5(concepts, titles, words, content = '', ` +
    `contentless_delete = 1, prefix = '1 2 3', ` +
    `tokenize = "unicode61 remove_diacritics 0 tokenchars '-_'")`,
  `CREATE TABLE IF NOT EXISTS ${releases} (release TEXT PRIMARY KEY, number INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${claims} (number INTEGER PRIMARY KEY AUTOINCREMENT)`,
]

/** The number of the index of a release; its value is the id of the release. */
export const searchNumberSql = `SELECT number FROM ${releases} WHERE release = ?`

/** Rows that match an FTS5 query, in the order of the catalogue. Values: query, number, number. */
export function matchingRowsSql(limit: number): string {
  return (
    `SELECT r.id, r.slug, r.concepts, r.titles, r.words FROM ${words} ` +
    `JOIN ${rows} r ON r.id = ${words}.rowid ` +
    `WHERE ${words} MATCH ?1 AND r.since <= (${searchNumberSql.replace('?', '?2')}) ` +
    `AND r.until > (${searchNumberSql.replace('?', '?2')}) ` +
    `ORDER BY ${words}.rowid LIMIT ${limit}`
  )
}

/** Cards of rows. Its value is the list of ids as JSON. */
export const cardsSql = `SELECT id, card FROM ${cards} WHERE id IN (SELECT value FROM json_each(?))`
