import { withinDeadline } from '../services/within-deadline.ts'
import type { ContactMail } from './mail.ts'

const deadlineMs = 15_000

/**
 * Codes by which the mail service refused the mail entirely. After its other codes, such as
 * E_DELIVERY_FAILED and E_INTERNAL_SERVER_ERROR, and after errors without a code, a mail may have
 * been sent.
 */
const refusal = /^E_(?:VALIDATION|FIELD|SENDER|RECIPIENT|TOO_MANY|CONTENT|HEADERS?|RATE|DAILY)_/

export interface MailFailure {
  /** If false, the mail may have been sent. */
  isRefusal: boolean
  /** Error code of the mail service. */
  code: string
  /** Its error message, which may quote the mail. */
  reason: string
}

/** Sends a mail. Returns the failure, if any. */
export async function sendMail(env: Env, mail: ContactMail): Promise<MailFailure | undefined> {
  try {
    await withinDeadline(deadlineMs, env.EMAIL.send(mail))
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const reason = error instanceof Error ? error.message : String(error)
    return { isRefusal: refusal.test(code), code, reason }
  }
}
