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

/*
 * Written between the fields of a row, and between rows: no slug and no key has them, and JSON does
 * not escape them.
 */
export const fieldEnd = '|'
export const rowEnd = ';'

/**
 * One row: the number of a release's index, null if it has none, and the first rows in the order of
 * the catalogue that match an FTS5 query. They are one text, in any order, since hundreds of rows
 * as objects take longer than the query: id, slug, concepts, titles and words, the last three with a
 * space before and behind each word. Values: query, release.
 */
export function matchingRowsSql(limit: number): string {
  const number = `(${searchNumberSql.replace('?', '?2')})`
  const spaced = ['concepts', 'titles', 'words'].map((name) => `' ' || r.${name} || ' '`)
  const row = ['r.id', 'r.slug', ...spaced].join(` || '${fieldEnd}' || `)
  const matching =
    `SELECT ${row} AS line FROM ${words} JOIN ${rows} r ON r.id = ${words}.rowid ` +
    `WHERE ${words} MATCH ?1 AND r.since <= ${number} AND r.until > ${number} ` +
    `ORDER BY ${words}.rowid LIMIT ${limit}`
  return `SELECT ${number} AS number, (SELECT group_concat(line, '${rowEnd}') FROM (${matching})) AS rows`
}

/** Cards of rows. Its value is the list of ids as JSON. */
export const cardsSql = `SELECT id, card FROM ${cards} WHERE id IN (SELECT value FROM json_each(?))`
