import * as v from 'valibot'
import { contactMessageSchema } from '#shared/contact.ts'
import { composeMail } from './mail.ts'

const FIRST_DELAY_SECONDS = 30
const MAX_DELAY_SECONDS = 3600

/** The mail service takes no more for now: the longest wait is the shortest way. */
const limitCodes = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED']

/** What becomes of a message: gone out, no message at all, or to be tried again. */
type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'failed'; code: string; reason: string }

/**
 * Mails each message of a batch. Each is acknowledged or retried by itself, so that one failure
 * does not mail the others again. What fails for good is retried like the rest: at the end of its
 * retries it lies in the dead letter queue, where it can be found, and a wrong sender address that
 * is mended in time loses nothing.
 */
export async function consumeContactMessages(batch: MessageBatch, env: Env): Promise<void> {
  await Promise.all(batch.messages.map((message) => settle(message, env)))
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

async function settle(message: Message, env: Env): Promise<void> {
  const outcome = await deliver(message.body, env)
  switch (outcome.kind) {
    case 'sent':
      message.ack()
      break
    case 'invalid':
      console.error(`queue message ${message.id} is no contact message: ${outcome.reason}`)
      message.ack()
      break
    case 'failed': {
      const delaySeconds = retryDelaySeconds(message.attempts, outcome.code)
      console.error(
        `queue message ${message.id} was not mailed, attempt ${message.attempts}, next in ` +
          `${delaySeconds} s: ${outcome.code} ${outcome.reason}`,
      )
      message.retry({ delaySeconds })
    }
  }
}

async function deliver(body: unknown, env: Env): Promise<Outcome> {
  const parsed = v.safeParse(contactMessageSchema, body)
  if (!parsed.success) return { kind: 'invalid', reason: faultyParts(parsed.issues) }
  try {
    await env.EMAIL.send(composeMail(parsed.output, { from: env.CONTACT_FROM, to: env.CONTACT_TO }))
    return { kind: 'sent' }
  } catch (error) {
    return { kind: 'failed', ...describeFailure(error, parsed.output.email) }
  }
}

/** Names of parts, never what stands in them: logs hold no personal data. */
function faultyParts(issues: readonly v.BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'body'))].join(', ')
}

/** The mail service may quote the address to reply to in its message. */
function describeFailure(error: unknown, email: string): { code: string; reason: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  const reason = error instanceof Error ? error.message : String(error)
  return { code, reason: reason.replaceAll(email, '…') }
}
