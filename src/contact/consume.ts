import * as v from 'valibot'
import { type ContactMessage, queuedContactSchema } from '#shared/contact.ts'
import { logError } from '../log/log.ts'
import { putAside } from './keep-message.ts'
import {
  addMessage,
  type Claim,
  claimMessage,
  graceMs,
  type Settlement,
  settleClaim,
} from './ledger.ts'
import { composeMail } from './mail.ts'
import { type Clock, retry, systemClock } from './retry.ts'
import { type MailFailure, sendMail } from './send-mail.ts'

const firstDelaySeconds = 30
const maxDelaySeconds = 3600
/** The house reads no mail during the three days of a Yom Tov next to Shabbos. */
const deadAfterMs = 7 * 86_400_000

/** The mail service is at its limit: the longest delay wastes the fewest attempts. */
const limitCodes = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED']

type Queued = v.InferOutput<typeof queuedContactSchema>

/**
 * Mails each message of a batch. Each is acknowledged or retried separately, so that one failure
 * does not mail the others again. The queue retries only messages that could not be claimed. A
 * refused mail returns to the ledger, whatever the reason, and the sweep queues it again, so that a
 * wrong sender address loses nothing if it is corrected in time.
 */
export async function consumeContactMessages(
  batch: MessageBatch,
  env: Env,
  clock: Clock = systemClock,
): Promise<void> {
  await settleEach(batch, (queued) => deliver(queued, env, clock))
}

/** Moves whole messages that the queue gave up into the ledger, else into the bucket. */
export async function consumeDeadLetters(batch: MessageBatch, env: Env): Promise<void> {
  await settleEach(batch, async (queued) => {
    logError(`contact message ${queued.id} was given up by the queue`)
    // A bare id is in the ledger, where the sweep finds it.
    if (!isWhole(queued)) return
    try {
      await addMessage(env.DB, queued, Date.now())
    } catch {
      await putAside(env.CONTACT_BUCKET, queued)
    }
  })
}

/**
 * Half a minute, doubled with each attempt, at most an hour.
 *
 * @param attempts number of attempts so far, from 1
 * @param code error code of the mail service
 */
export function retryDelaySeconds(attempts: number, code = ''): number {
  if (limitCodes.includes(code)) return maxDelaySeconds
  return Math.min(firstDelaySeconds * 2 ** (attempts - 1), maxDelaySeconds)
}

/**
 * Drops anything that is not a contact message; logs an error of `work` and retries its message.
 */
async function settleEach(
  batch: MessageBatch,
  work: (queued: Queued) => Promise<void>,
): Promise<void> {
  const settle = async (message: Message) => {
    const parsed = v.safeParse(queuedContactSchema, message.body)
    if (!parsed.success) {
      logError(`queue message ${message.id} is no contact message`)
      message.ack()
      return
    }
    try {
      await work(parsed.output)
      message.ack()
    } catch (error) {
      logError(`contact message ${parsed.output.id} could not be processed`, error)
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts) })
    }
  }
  await Promise.all(batch.messages.map(settle))
}

async function deliver(queued: Queued, env: Env, clock: Clock): Promise<void> {
  // A whole message was queued while the ledger was unreachable.
  if (isWhole(queued)) await addMessage(env.DB, queued, clock.now() + graceMs)
  const asked = { id: queued.id, token: crypto.randomUUID(), now: clock.now() }
  const claim = await retry(clock, () => claimMessage(env.DB, asked))
  if (!claim) return
  const failure = await mail(env, claim.message)
  await settle(env, clock, { claim, settlement: settlementOf(claim, failure, clock.now()) })
}

function isWhole(queued: Queued): queued is ContactMessage {
  return 'message' in queued
}

async function mail(env: Env, message: ContactMessage): Promise<MailFailure | undefined> {
  const addresses = { from: env.CONTACT_FROM, to: env.CONTACT_TO }
  const failure = await sendMail(env, composeMail(message, addresses))
  if (failure) {
    // The service may quote the reply-to address.
    const words = failure.reason.replaceAll(message.email, '…')
    logError(`contact message ${message.id} was not mailed: ${failure.code} ${words}`)
  }
  return failure
}

function settlementOf(claim: Claim, failure: MailFailure | undefined, now: number): Settlement {
  if (!failure) return { state: 'sent' }
  const { isRefusal, code: fault } = failure
  if (!isRefusal) return { state: 'unknown', fault }
  const age = now - Date.parse(claim.message.receivedAt)
  if (age >= deadAfterMs) return { state: 'dead', fault }
  return { state: 'pending', fault, dueAt: now + retryDelaySeconds(claim.attempts, fault) * 1000 }
}

/** If this fails, the message becomes `unknown` when its lease ends. */
async function settle(
  env: Env,
  clock: Clock,
  { claim, settlement }: { claim: Claim; settlement: Settlement },
): Promise<void> {
  try {
    await retry(clock, () => settleClaim(env.DB, claim, settlement))
  } catch (error) {
    const { id } = claim.message
    logError(`contact message ${id} is ${settlement.state}, which was not written`, error)
  }
}
