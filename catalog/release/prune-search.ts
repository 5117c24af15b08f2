import * as v from 'valibot'
import { searchTables } from '#shared/search/search-table.ts'
import type { ContentBindings } from './binding-store.ts'
import { deleteRows } from './search-store.ts'
import type { ReleaseStore } from './store.ts'

const { rows, releases } = searchTables

const namesSchema = v.array(v.object({ name: v.string() }))
const countSchema = v.array(v.object({ count: v.number() }))

/** Tables of the search index as older code made them: one for each set of rows. */
const oldNames = [/^search_tables$/, /^search_\d+_[0-9a-f]{16}$/]
/** Tables like those of today, with the version of older code. */
const versioned = /^search_(?:rows|cards|words|releases|claims)_\d+$/

/** Removes rows that none of the kept releases has, and tables of older code. */
export async function pruneSearch(
  db: ContentBindings['SEARCH_DB'],
  kept: readonly string[],
  { isDryRun }: { isDryRun: boolean },
): ReturnType<ReleaseStore['pruneSearch']> {
  const tables = await oldTables(db)
  // The newest index is what the next one is made from, whatever release it is of.
  const isKept =
    `(r.release IN (SELECT value FROM json_each('${keptJson(kept)}')) ` +
    `OR r.number = (SELECT max(number) FROM ${releases}))`
  const which =
    `NOT EXISTS (SELECT 1 FROM ${releases} r WHERE ${isKept} ` +
    'AND r.number >= since AND r.number < until)'
  const counted = await db.prepare(`SELECT count(*) AS count FROM ${rows} WHERE ${which}`).all()
  const [{ count } = { count: 0 }] = v.parse(countSchema, counted.results)
  if (!isDryRun) {
    await db.batch([
      ...deleteRows(db, which),
      db.prepare(`DELETE FROM ${releases} AS r WHERE NOT ${isKept}`),
      ...tables.map((name) => db.prepare(`DROP TABLE ${name}`)),
    ])
  }
  return { searchRows: count, tables }
}

/** Ids are hexadecimal, so they need no quoting. */
function keptJson(kept: readonly string[]): string {
  return JSON.stringify(kept.filter((id) => /^[0-9a-f]+$/.test(id)))
}

async function oldTables(db: ContentBindings['SEARCH_DB']): Promise<string[]> {
  const sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'search%'"
  const { results } = await db.prepare(sql).all()
  const current: readonly string[] = Object.values(searchTables)
  return v
    .parse(namesSchema, results)
    .map(({ name }) => name)
    .filter(
      (name) =>
        !current.includes(name) &&
        (versioned.test(name) || oldNames.some((pattern) => pattern.test(name))),
    )
}
