import * as v from 'valibot'
import { logError } from '../log/log.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { siteOrigin } from '../site-origin.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const deadlineMs = 3000

const verdictSchema = v.variant('success', [
  v.object({ success: v.literal(true), hostname: v.string() }),
  v.object({ success: v.literal(false), 'error-codes': v.array(v.string()) }),
])

/** Errors caused by the token; all others, such as a wrong secret, are ours. */
const tokenFaults = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/**
 * Whether the token of a challenge proves a person. Turnstile is ignored if it is not configured,
 * configured wrongly or not answering.
 */
export async function checkToken(
  env: Env,
  token: string | undefined,
): Promise<'person' | 'unproved' | 'out-of-order'> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET } = env
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET) return 'out-of-order'
  if (token === undefined) return 'unproved'
  try {
    const verdict = await withinDeadline(deadlineMs, verify(TURNSTILE_SECRET, token))
    if (verdict.success) return isOurs(env, verdict.hostname) ? 'person' : 'unproved'
    const codes = verdict['error-codes']
    const isTokenFault = codes.length > 0 && codes.every((code) => tokenFaults.includes(code))
    if (!isTokenFault) throw new Error(`siteverify answered: ${codes.join(', ')}`)
    return 'unproved'
  } catch (error) {
    logError('the challenge cannot be verified', error)
    return 'out-of-order'
  }
}

/** A foreign host: the token was made there, or the widget's settings lack our host. */
function isOurs(env: Env, hostname: string): boolean {
  const home = siteOrigin(env)
  if (home === undefined || new URL(home).hostname === hostname) return true
  logError(`the challenge was solved on ${hostname}, not on ${home}`)
  return false
}

async function verify(secret: string, response: string) {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response }),
  })
  return v.parse(verdictSchema, await answer.json())
}
