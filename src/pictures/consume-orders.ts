import * as v from 'valibot'
import { type NamedPicture, picturesOf } from '#shared/pictures/picture-order.ts'
import { readCardByHash } from '../catalog/read-cards.ts'
import { logError } from '../log/log.ts'
import { Services } from '../services/services.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { BusyError, makePicture, UndrawableError } from './make-picture.ts'
import { orderSchema } from './order-pictures.ts'

/** The suffix of the queue's name. */
export const pictureQueue = '-pictures'

/** A picture that could not be drawn this often is not ordered again. */
const maxAttempts = 3
/** Wait after the first failure, ms; longer after each further one. */
const retryMs = 120_000
/** While the worker that draws is busy, or a document has not reached this place, seconds. */
const busyDelaySeconds = 30
const deadlineMs = 5000
/** Limit of a picture with its wait, ms. */
const longestMs = 60_000

/**
 * Draws the pictures of the ordered documents and keeps them, one after the other. A picture that
 * is kept already is not drawn, so an order can come twice.
 */
export async function consumeOrders(
  { messages }: { messages: readonly Pick<Message, 'body' | 'ack' | 'retry'>[] },
  env: Env,
): Promise<void> {
  for (const message of messages) {
    try {
      const order = v.parse(orderSchema, message.body)
      await drawDocument(env, order.document)
      message.ack()
    } catch (error) {
      if (!(error instanceof BusyError)) logError('an order of pictures waits', error)
      message.retry({ delaySeconds: busyDelaySeconds })
    }
  }
}

/** @throws Error when a service does not answer; pictures that cannot be drawn are recorded */
async function drawDocument(env: Env, hash: string): Promise<void> {
  const card = await readCardByHash(new Services(env), hash)
  for (const picture of picturesOf(card)) {
    await record(env, picture, await drawIfMissing(env, picture))
  }
}

/** The reason why it cannot be drawn, or undefined. */
async function drawIfMissing(env: Env, picture: NamedPicture): Promise<string | undefined> {
  // New for each picture: a service that was late once is asked again.
  const services = new Services(env)
  const key = keyOf(picture)
  if (await services.ask('MEDIA', () => env.MEDIA.head(key))) return undefined
  try {
    const made = makePicture(services, picture, 'nobody')
    const stored = await services.ask('PREVIEW', () => made, longestMs)
    if (stored.isStandIn) throw new Error(`${key} cannot be kept`)
    return undefined
  } catch (error) {
    if (!(error instanceof UndrawableError)) throw error
    logError(`${key} cannot be drawn`, error)
    return error.message || 'unknown'
  }
}

async function record({ SEARCH_DB }: Env, picture: NamedPicture, fault?: string): Promise<void> {
  const statement =
    fault === undefined
      ? SEARCH_DB.prepare("UPDATE pictures SET state = 'kept', fault = '' WHERE file = ?").bind(
          keyOf(picture),
        )
      : SEARCH_DB.prepare(
          'UPDATE pictures SET attempts = attempts + 1, fault = ?, due = ? + (attempts + 1) * ?, ' +
            "state = CASE WHEN attempts + 1 >= ? THEN 'failed' ELSE 'wanted' END WHERE file = ?",
        ).bind(fault, Date.now(), retryMs, maxAttempts, keyOf(picture))
  await withinDeadline(deadlineMs, statement.run())
}

function keyOf({ folder, file }: NamedPicture): string {
  return `${folder}/${file}`
}
