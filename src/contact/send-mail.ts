import { withinDeadline } from '../services/within-deadline.ts'
import type { ContactMail } from './mail.ts'

const DEADLINE_MS = 15_000

/**
 * The mail service refused before it took anything. Its other codes, as E_DELIVERY_FAILED and
 * E_INTERNAL_SERVER_ERROR, and errors without a code leave open whether a mail went out.
 */
const refusal = /^E_(?:VALIDATION|FIELD|SENDER|RECIPIENT|TOO_MANY|CONTENT|HEADERS?|RATE|DAILY)_/

export interface MailFailure {
  /** Else the mail may have gone out. */
  isRefusal: boolean
  /** Of the mail service. */
  code: string
  /** In its words, which may quote the mail. */
  reason: string
}

/** Hands a mail to the mail service. Returns what went wrong, if anything did. */
export async function sendMail(env: Env, mail: ContactMail): Promise<MailFailure | undefined> {
  try {
    await withinDeadline(DEADLINE_MS, env.EMAIL.send(mail))
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const reason = error instanceof Error ? error.message : String(error)
    return { isRefusal: refusal.test(code), code, reason }
  }
}
