import * as v from 'valibot'
import { logError } from '../log/log.ts'
import { lacksTable } from '../release/lacks-table.ts'
import { withinDeadline } from '../services/within-deadline.ts'

/*
 * The table `pictures` in SEARCH_DB has a row for each picture that a published document names.
 * Publishing makes the table and adds the rows.
 *
 *   file      'cards/papercut-arch.3f9a1c0b3f9a1c0b.png', the key in the bucket
 *   document  hash of the document that names it
 *   state     'wanted', 'kept' or 'failed'
 *   attempts  how often it could not be drawn
 *   fault     why not
 *   due       when a wanted one is ordered next, ms since 1970
 */

/** A document whose pictures are wanted. */
export const orderSchema = v.object({ document: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })
export type DocumentOrder = v.InferOutput<typeof orderSchema>

/** Documents of one minute; about five pictures each. */
const maxDocuments = 300
/** Messages of one call. */
const messagesInCall = 100
/** Values of one statement. */
const valuesInCall = 90
/** A document is ordered again if its pictures are not there by then, ms. */
const orderAgainMs = 600_000
const deadlineMs = 5000

/**
 * Puts the documents whose pictures are wanted on the queue. Runs each minute. What a queue loses
 * is ordered again.
 */
export async function orderPictures(
  { SEARCH_DB, PICTURE_QUEUE }: Env,
  now = Date.now(),
): Promise<void> {
  try {
    const orders = await readWanted(SEARCH_DB, now)
    for (let start = 0; start < orders.length; start += messagesInCall) {
      const some = orders.slice(start, start + messagesInCall)
      await withinDeadline(deadlineMs, PICTURE_QUEUE.sendBatch(some.map((body) => ({ body }))))
      await postpone(SEARCH_DB, some, now + orderAgainMs)
    }
  } catch (error) {
    logError('pictures cannot be ordered', error)
  }
}

async function readWanted(db: D1Database, now: number): Promise<DocumentOrder[]> {
  const sql =
    "SELECT DISTINCT document FROM pictures WHERE state = 'wanted' AND due <= ? ORDER BY due LIMIT ?"
  try {
    const query = db.prepare(sql).bind(now, maxDocuments).all()
    return v.parse(v.array(orderSchema), (await withinDeadline(deadlineMs, query)).results)
  } catch (error) {
    if (lacksTable(error)) return []
    throw error
  }
}

async function postpone(db: D1Database, orders: readonly DocumentOrder[], due: number) {
  for (let start = 0; start < orders.length; start += valuesInCall) {
    const documents = orders.slice(start, start + valuesInCall).map(({ document }) => document)
    const places = documents.map(() => '?').join(', ')
    const sql = `UPDATE pictures SET due = ? WHERE state = 'wanted' AND document IN (${places})`
    await withinDeadline(
      deadlineMs,
      db
        .prepare(sql)
        .bind(due, ...documents)
        .run(),
    )
  }
}
