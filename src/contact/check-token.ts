import * as v from 'valibot'
import { withinDeadline } from '../catalog/within-deadline.ts'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const DEADLINE_MS = 3000

const verdictSchema = v.object({ success: v.boolean() })

/**
 * Whether the token of a challenge shows that a person is there. Where Turnstile is not configured or
 * does not answer, it has no say.
 */
export async function checkToken(
  env: Env,
  token: string | undefined,
): Promise<'person' | 'unproved' | 'out-of-order'> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET } = env
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET) return 'out-of-order'
  if (token === undefined) return 'unproved'
  try {
    const verdict = await withinDeadline(DEADLINE_MS, verify(TURNSTILE_SECRET, token))
    return verdict.success ? 'person' : 'unproved'
  } catch (error) {
    console.error('the challenge cannot be verified:', error)
    return 'out-of-order'
  }
}

async function verify(secret: string, response: string) {
  const answer = await fetch(VERIFY_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response }),
  })
  return v.parse(verdictSchema, await answer.json())
}
