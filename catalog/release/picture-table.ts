import * as v from 'valibot'
import { cardDesignSchema, cardDocumentSchema } from '#shared/card.ts'
import { type PictureNames, picturesOf } from '#shared/pictures/picture-order.ts'
import type { ContentBindings, Statement } from './binding-store.ts'
import { type ReleaseTree, readAllAs } from './release-tree.ts'

type Database = ContentBindings['SEARCH_DB']

/** A picture that a document names. */
export interface WantedPicture {
  /** The key in the bucket. */
  key: string
  /** Hash of the document. */
  document: string
}

/** How far the drawing is. */
export interface PictureState {
  kept: number
  wanted: number
  failed: { key: string; fault: string }[]
}

/** Where the pictures to draw are recorded. */
export interface PictureRecord {
  /** Adds those that are not there yet. */
  wantPictures: (pictures: readonly WantedPicture[]) => Promise<void>
  /** Those of the keys that are there. */
  findPictures: (keys: readonly string[]) => Promise<Set<string>>
  listPictures: () => Promise<WantedPicture[]>
  /** Names other documents for pictures that are there. */
  movePictures: (pictures: readonly WantedPicture[]) => Promise<void>
  deletePictures: (keys: readonly string[]) => Promise<void>
  /** Has every picture looked up again, also those that failed. */
  wantAllPictures: () => Promise<void>
  readPictureState: () => Promise<PictureState>
}

/** `src/pictures/order-pictures.ts` describes the columns for the worker, which reads them. */
export const pictureTableSql = [
  'CREATE TABLE IF NOT EXISTS pictures (file TEXT PRIMARY KEY, document TEXT NOT NULL, ' +
    "state TEXT NOT NULL DEFAULT 'wanted', attempts INTEGER NOT NULL DEFAULT 0, " +
    "fault TEXT NOT NULL DEFAULT '', due INTEGER NOT NULL DEFAULT 0)",
  'CREATE INDEX IF NOT EXISTS pictures_by_state ON pictures (state, due, document)',
]

/** Rows of one statement, and statements of one call: D1 takes 100 values in a statement. */
const rowsInStatement = 45
const keysInStatement = 90
const statementsInCall = 20
/** Rows of one answer. */
const rowsInAnswer = 5000
/** Failed pictures that are shown, at most. */
const maxFailed = 100

const rowsSchema = v.array(v.object({ key: v.string(), document: v.string() }))
const countsSchema = v.array(v.object({ state: v.string(), count: v.number() }))
const failedSchema = v.array(v.object({ key: v.string(), fault: v.string() }))

export function pictureRecordOf(db: Database): PictureRecord {
  const all = async (sql: string) => (await db.prepare(sql).all()).results
  return {
    ...keptPicturesOf(db),
    async wantPictures(pictures) {
      const statements = chunksOf(pictures, rowsInStatement).map((rows) => {
        const places = rows.map(() => '(?, ?)').join(', ')
        const values = rows.flatMap(({ key, document }) => [key, document])
        const sql = `INSERT INTO pictures (file, document) VALUES ${places} ON CONFLICT DO NOTHING`
        return db.prepare(sql).bind(...values)
      })
      await runAll(db, statements)
    },
    async wantAllPictures() {
      await all("UPDATE pictures SET state = 'wanted', attempts = 0, fault = '', due = 0")
    },
    async readPictureState() {
      const counts = v.parse(
        countsSchema,
        await all('SELECT state, COUNT(*) AS count FROM pictures GROUP BY state'),
      )
      const failed = `SELECT file AS key, fault FROM pictures WHERE state = 'failed' LIMIT ${maxFailed}`
      const countOf = (name: string) => counts.find(({ state }) => state === name)?.count ?? 0
      return {
        kept: countOf('kept'),
        wanted: countOf('wanted'),
        failed: v.parse(failedSchema, await all(failed)),
      }
    },
  }
}

function keptPicturesOf(
  db: Database,
): Pick<PictureRecord, 'findPictures' | 'listPictures' | 'movePictures' | 'deletePictures'> {
  const forKeys = (keys: readonly string[], sqlOf: (places: string) => string) =>
    chunksOf(keys, keysInStatement).map((some) =>
      db.prepare(sqlOf(some.map(() => '?').join(', '))).bind(...some),
    )
  return {
    async findPictures(keys) {
      const sqlOf = (places: string) =>
        `SELECT file AS key, document FROM pictures WHERE file IN (${places})`
      const answers = await runAll(db, forKeys(keys, sqlOf))
      const found = answers.flatMap(({ results }) => v.parse(rowsSchema, results))
      return new Set(found.map(({ key }) => key))
    },
    async listPictures() {
      const sql = 'SELECT file AS key, document FROM pictures WHERE file > ? ORDER BY file LIMIT ?'
      const rows: WantedPicture[] = []
      for (let more = rowsInAnswer; more === rowsInAnswer; ) {
        const query = db.prepare(sql).bind(rows.at(-1)?.key ?? '', rowsInAnswer)
        const some = v.parse(rowsSchema, (await query.all()).results)
        rows.push(...some)
        more = some.length
      }
      return rows
    },
    async movePictures(pictures) {
      const sql = 'UPDATE pictures SET document = ? WHERE file = ?'
      const statements = pictures.map(({ key, document }) => db.prepare(sql).bind(document, key))
      await runAll(db, statements)
    },
    async deletePictures(keys) {
      await runAll(
        db,
        forKeys(keys, (places) => `DELETE FROM pictures WHERE file IN (${places})`),
      )
    },
  }
}

async function runAll(db: Database, statements: readonly Statement[]) {
  const answers: { results: unknown }[] = []
  for (const some of chunksOf(statements, statementsInCall)) answers.push(...(await db.batch(some)))
  return answers
}

const { formatPictures, sharePicture } = cardDocumentSchema.entries
const namesSchema: v.GenericSchema<unknown, PictureNames> = v.object({
  design: cardDesignSchema,
  formatPictures,
  sharePicture,
})

/**
 * The pictures that the cards among the documents of a release name.
 *
 * @param documents hashes, with the checks of their documents
 */
export async function wantedBy(
  { read }: ReleaseTree,
  documents: ReadonlyMap<string, unknown>,
): Promise<WantedPicture[]> {
  const hashes = [...documents].flatMap(([hash, check]) =>
    check === cardDocumentSchema ? hash : [],
  )
  const cards = await readAllAs(read, hashes, namesSchema)
  return cards.flatMap((card, i) =>
    picturesOf(card).map(({ folder, file }) => ({
      key: `${folder}/${file}`,
      document: hashes[i] ?? '',
    })),
  )
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}
