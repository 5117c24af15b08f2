import * as v from 'valibot'
import type { SearchIndexRow } from '#shared/search/row.ts'
import { searchNumberSql, searchTables, untilForever } from '#shared/search/search-table.ts'
import type { ContentBindings, Statement } from './binding-store.ts'
import { idsBehind, idsBetween } from './row-ids.ts'
import type { ReleaseStore, SearchBase, SearchWork } from './store.ts'

type Database = ContentBindings['SEARCH_DB']

/** Rows whose text is sent in one call; a value of D1 has at most 2 MB. */
const rowsInCall = 400
/** Statements in one call. */
const statementsInCall = 50

const { rows, cards, words, releases, claims } = searchTables

const placesSchema = v.array(
  v.object({ slug: v.string(), id: v.number(), next: v.nullable(v.number()) }),
)
const idsSchema = v.array(v.object({ id: v.nullable(v.number()) }))
const numbersSchema = v.array(v.object({ number: v.number() }))
const basesSchema = v.array(v.object({ number: v.number(), release: v.string() }))

/** The search indexes in D1, one for each release. */
export function searchStore(
  db: Database,
): Pick<ReleaseStore, 'hasSearchIndex' | 'readSearchBase' | 'writeSearchIndex'> {
  return {
    async hasSearchIndex(release) {
      const { results } = await db.prepare(searchNumberSql).bind(release).all()
      return v.parse(numbersSchema, results).length > 0
    },
    async readSearchBase() {
      const sql = `SELECT number, release FROM ${releases} ORDER BY number DESC, rowid DESC LIMIT 1`
      const { results } = await db.prepare(sql).all()
      return v.parse(basesSchema, results)[0] ?? null
    },
    writeSearchIndex: (work) => writeIndex(db, work),
  }
}

/** Rows are written under a new number first, which no release has until all are there. */
async function writeIndex(db: Database, work: SearchWork) {
  const { base, release, change, isWhole } = work
  if (base && !isWhole && change.runs.length + change.gone.length + change.edited.length === 0) {
    const sql = `INSERT OR IGNORE INTO ${releases} (release, number) VALUES (?, ?)`
    await db.prepare(sql).bind(release, base.number).all()
    return 'written'
  }
  const number = await claim(db)
  const ids = isWhole ? await idsOfAll(db, work) : await placeRows(db, work)
  if (!ids) {
    await discard(db, number)
    return 'no room'
  }
  const isWritten = await writeAll(db, { number, ids, work })
  if (isWritten && (await finish(db, number, work))) return 'written'
  await discard(db, number)
  return 'other'
}

/** False when another publication has taken one of the ids since they were chosen. */
async function writeAll(
  db: Database,
  { number, ids, work }: { number: number; ids: ReadonlyMap<string, number>; work: SearchWork },
): Promise<boolean> {
  const slugs = [...ids.keys()]
  try {
    for (let start = 0; start < slugs.length; start += rowsInCall) {
      const written = await work.readRows(slugs.slice(start, start + rowsInCall))
      await writeRows(db, number, numbered(written, ids))
    }
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint')) return false
    throw error
  }
}

/** A new number. What others wrote who ended before they had finished is removed. */
async function claim(db: Database): Promise<number> {
  const { results } = await db.prepare(`SELECT number FROM ${claims}`).all()
  for (const { number } of v.parse(numbersSchema, results)) await discard(db, number)
  const claimed = await db.prepare(`INSERT INTO ${claims} DEFAULT VALUES RETURNING number`).all()
  const [{ number } = { number: 0 }] = v.parse(numbersSchema, claimed.results)
  return number
}

async function discard(db: Database, number: number): Promise<void> {
  await db.batch([
    ...deleteRows(db, 'since = ?', number),
    db.prepare(`DELETE FROM ${claims} WHERE number = ?`).bind(number),
  ])
}

/** Statements that delete rows from all tables. */
export function deleteRows(db: Database, which: string, ...values: number[]): Statement[] {
  const ids = `SELECT id FROM ${rows} WHERE ${which}`
  return [
    `DELETE FROM ${words} WHERE rowid IN (${ids})`,
    `DELETE FROM ${cards} WHERE id IN (${ids})`,
    `DELETE FROM ${rows} WHERE ${which}`,
  ].map((sql) => (values.length > 0 ? db.prepare(sql).bind(...values) : db.prepare(sql)))
}

/** Ids behind those of all rows that there are. */
async function idsOfAll(db: Database, { change }: SearchWork): Promise<Map<string, number>> {
  const { results } = await db.prepare(`SELECT max(id) AS id FROM ${rows}`).all()
  const [{ id } = { id: null }] = v.parse(idsSchema, results)
  const slugs = change.runs.flatMap((run) => run.slugs)
  const ids = idsBehind(id, slugs.length)
  return new Map(slugs.map((slug, index) => [slug, ids[index] ?? 0]))
}

/** Ids for the rows of a change, in the order of the catalogue; null if there is no room. */
async function placeRows(
  db: Database,
  { base, change: { edited, runs } }: SearchWork,
): Promise<Map<string, number> | null> {
  const neighbours = runs.flatMap(({ after, before }) => [after, before])
  const known = await readPlaces(db, base, [
    ...edited,
    ...neighbours.filter((slug) => slug !== null),
  ])
  const ids = new Map<string, number>()
  for (const slug of edited) {
    const place = known.get(slug)
    // Right behind the old row, which older releases keep.
    if (!place || (place.next !== null && place.id + 1 >= place.next)) return null
    ids.set(slug, place.id + 1)
  }
  const rooms = runs.map(({ after, before }) => ({
    after: after === null ? null : (ids.get(after) ?? known.get(after)?.id ?? null),
    before: before === null ? null : (known.get(before)?.id ?? null),
  }))
  const taken = await readTaken(db, rooms)
  for (const [index, { slugs }] of runs.entries()) {
    const room = rooms[index]
    const found = room && idsBetween(room, slugs.length, taken)
    if (!found) return null
    for (const [place, slug] of slugs.entries()) ids.set(slug, found[place] ?? 0)
  }
  return ids
}

async function readPlaces(db: Database, base: SearchBase | null, slugs: readonly string[]) {
  const number = base?.number ?? 0
  const sql =
    `SELECT slug, id, (SELECT min(n.id) FROM ${rows} n WHERE n.id > r.id) AS next FROM ${rows} r ` +
    'WHERE slug IN (SELECT value FROM json_each(?)) AND since <= ? AND until > ?'
  const { results } = await db.prepare(sql).bind(JSON.stringify(slugs), number, number).all()
  return new Map(v.parse(placesSchema, results).map((place) => [place.slug, place]))
}

/** The ids of rows of older releases that lie where new ones can go. */
async function readTaken(
  db: Database,
  rooms: readonly { after: number | null; before: number | null }[],
): Promise<Set<number>> {
  const taken = new Set<number>()
  for (let start = 0; start < rooms.length; start += statementsInCall) {
    const statements = rooms.slice(start, start + statementsInCall).map(({ after, before }) => {
      const limits = [after ?? 0, before ?? Number.MAX_SAFE_INTEGER]
      return db.prepare(`SELECT id FROM ${rows} WHERE id > ? AND id < ?`).bind(...limits)
    })
    for (const { results } of await db.batch(statements)) {
      for (const { id } of v.parse(idsSchema, results)) taken.add(id ?? 0)
    }
  }
  return taken
}

function numbered(written: readonly SearchIndexRow[], ids: ReadonlyMap<string, number>) {
  return written.map(({ slug, concepts, titles, words: text, card }) => {
    const id = ids.get(slug)
    if (id === undefined) throw new RangeError(`the row of ${slug} has no place`)
    return { id, row: [id, slug, concepts, titles, text], card: [id, JSON.stringify(card)] }
  })
}

/** Nothing is written when the claim is lost. */
async function writeRows(db: Database, number: number, written: ReturnType<typeof numbered>) {
  const all = written.map(({ id }) => id)
  const isClaimed = `EXISTS (SELECT 1 FROM ${claims} WHERE number = ?2)`
  const text = (values: readonly unknown[]) => JSON.stringify(values)
  await db.batch([
    db
      .prepare(
        `INSERT INTO ${rows} (id, slug, concepts, titles, words, since, until) ` +
          'SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ' +
          `?2, ${untilForever} FROM json_each(?1) WHERE ${isClaimed}`,
      )
      .bind(text(written.map(({ row }) => row)), number),
    db
      .prepare(
        `INSERT INTO ${cards} (id, card) SELECT value ->> 0, value ->> 1 FROM json_each(?1) ` +
          `WHERE ${isClaimed}`,
      )
      .bind(text(written.map(({ card }) => card)), number),
    db
      .prepare(
        `INSERT INTO ${words} (rowid, concepts, titles, words) SELECT id, concepts, titles, words ` +
          `FROM ${rows} WHERE id IN (SELECT value FROM json_each(?1)) AND since = ?2`,
      )
      .bind(text(all), number),
  ])
}

/**
 * Gives the release the number, and closes the rows that it does not have, in one transaction.
 *
 * @returns false when another index was finished since the base was read
 */
async function finish(db: Database, number: number, work: SearchWork): Promise<boolean> {
  const { release, base, change, isWhole } = work
  const isFinished = `EXISTS (SELECT 1 FROM ${releases} WHERE number = ?1)`
  const closed = isWhole ? '' : 'AND slug IN (SELECT value FROM json_each(?2))'
  const slugs = JSON.stringify([...change.edited, ...change.gone])
  const close = db.prepare(
    `UPDATE ${rows} SET until = ?1 WHERE since < ?1 AND until > ?1 ${closed} AND ${isFinished}`,
  )
  const answers = await db.batch([
    db
      .prepare(
        `INSERT INTO ${releases} (release, number) SELECT ?1, ?2 ` +
          `WHERE EXISTS (SELECT 1 FROM ${claims} WHERE number = ?2) ` +
          `AND coalesce((SELECT max(number) FROM ${releases}), 0) = ?3`,
      )
      .bind(release, number, base?.number ?? 0),
    isWhole ? close.bind(number) : close.bind(number, slugs),
    db.prepare(`DELETE FROM ${claims} WHERE number = ?1 AND ${isFinished}`).bind(number),
    db.prepare(`SELECT number FROM ${releases} WHERE number = ?`).bind(number),
  ])
  return v.parse(numbersSchema, answers.at(-1)?.results).length > 0
}
