import * as v from 'valibot'
import { type ContactMessage, queuedContactSchema } from '#shared/contact.ts'
import { withinDeadline } from '../catalog/within-deadline.ts'
import { putAside } from './keep-message.ts'
import {
  addMessage,
  buryMessage,
  type Claim,
  claimMessage,
  GRACE_MS,
  type Settlement,
  settleClaim,
} from './ledger.ts'
import { composeMail } from './mail.ts'

const MAIL_DEADLINE_MS = 15_000
const FIRST_DELAY_SECONDS = 30
const MAX_DELAY_SECONDS = 3600

/** The mail service takes no more for now: the longest wait is the shortest way. */
const limitCodes = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED']

/**
 * The mail service refused before it took anything. Its other codes, as E_DELIVERY_FAILED and
 * E_INTERNAL_SERVER_ERROR, and errors without a code leave open whether a mail went out.
 */
const refusal = /^E_(?:VALIDATION|FIELD|SENDER|RECIPIENT|TOO_MANY|CONTENT|HEADERS?|RATE|DAILY)_/

type Queued = v.InferOutput<typeof queuedContactSchema>

/**
 * Mails each message of a batch. Each is acknowledged or retried by itself, so that one failure
 * does not mail the others again. A certain failure is retried whatever it is: at the end of its
 * retries the message is dead and can be found, and a wrong sender address that is mended in time
 * loses nothing.
 */
export async function consumeContactMessages(
  batch: MessageBatch,
  env: Env,
  now = Date.now,
): Promise<void> {
  await settleEach(batch, async (queued, message) => {
    const delaySeconds = await deliver(queued, env, { attempts: message.attempts, now })
    if (delaySeconds === undefined) message.ack()
    else message.retry({ delaySeconds })
  })
}

/** Marks what the queue gave up as dead; while the ledger is out of reach, whole messages are put aside. */
export async function consumeDeadLetters(
  batch: MessageBatch,
  env: Env,
  now = Date.now,
): Promise<void> {
  await settleEach(batch, async (queued, message) => {
    try {
      await enter(queued, env, now())
      await buryMessage(env.DB, queued.id)
      console.error(`contact message ${queued.id} was given up by the queue`)
    } catch (error) {
      if (!isWhole(queued)) throw error
      await putAside(env.MEDIA, queued)
    }
    message.ack()
  })
}

/**
 * Half a minute, doubled with each attempt up to an hour.
 *
 * @param attempts how often the message has been delivered to the consumer, from 1
 */
export function retryDelaySeconds(attempts: number, code = ''): number {
  if (limitCodes.includes(code)) return MAX_DELAY_SECONDS
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), MAX_DELAY_SECONDS)
}

/** What is no message is dropped; what the work throws is logged, and the message comes again. */
async function settleEach(
  batch: MessageBatch,
  work: (queued: Queued, message: Message) => Promise<void>,
): Promise<void> {
  const settle = async (message: Message) => {
    const parsed = v.safeParse(queuedContactSchema, message.body)
    if (!parsed.success) {
      console.error(`queue message ${message.id} is no contact message`)
      message.ack()
      return
    }
    try {
      await work(parsed.output, message)
    } catch (error) {
      console.error(`contact message ${parsed.output.id} could not be looked after:`, error)
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts) })
    }
  }
  await Promise.all(batch.messages.map(settle))
}

interface Delivery {
  attempts: number
  now: () => number
}

/** @returns how long to wait for the next attempt, if there is to be one */
async function deliver(
  queued: Queued,
  env: Env,
  { attempts, now }: Delivery,
): Promise<number | undefined> {
  await enter(queued, env, now())
  const claim = await claimMessage(env.DB, queued.id, now())
  if (!claim) return undefined
  const failure = await mail(env, claim.message)
  const delaySeconds = failure?.isCertain ? retryDelaySeconds(attempts, failure.code) : undefined
  await settle(env, claim, settlementOf(failure, delaySeconds, now()))
  return delaySeconds
}

/** A whole message comes from a time when the ledger was out of reach. */
async function enter(queued: Queued, env: Env, now: number): Promise<void> {
  if (isWhole(queued)) await addMessage(env.DB, queued, now + GRACE_MS)
}

function isWhole(queued: Queued): queued is ContactMessage {
  return 'message' in queued
}

interface Failure {
  isCertain: boolean
  code: string
}

async function mail(env: Env, message: ContactMessage): Promise<Failure | undefined> {
  try {
    const composed = composeMail(message, { from: env.CONTACT_FROM, to: env.CONTACT_TO })
    await withinDeadline(MAIL_DEADLINE_MS, env.EMAIL.send(composed))
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const reason = error instanceof Error ? error.message : String(error)
    // The service may quote the address to reply to.
    const words = reason.replaceAll(message.email, '…')
    console.error(`contact message ${message.id} was not mailed: ${code} ${words}`)
    return { isCertain: refusal.test(code), code }
  }
}

function settlementOf(
  failure: Failure | undefined,
  delaySeconds: number | undefined,
  now: number,
): Settlement {
  if (!failure) return { state: 'sent' }
  const fault = failure.code
  if (delaySeconds === undefined) return { state: 'unknown', fault }
  return { state: 'pending', fault, dueAt: now + delaySeconds * 1000 + GRACE_MS }
}

/** Without its settlement the message becomes `unknown` at the end of its lease. */
async function settle(env: Env, claim: Claim, settlement: Settlement): Promise<void> {
  try {
    await settleClaim(env.DB, claim, settlement)
  } catch (error) {
    const { id } = claim.message
    console.error(`contact message ${id} is ${settlement.state}, which was not written:`, error)
  }
}
