import type { ContactProof, HoldReason } from '#shared/contact.ts'
import { addressPrefix, networkGroups } from '../http/address-prefix.ts'
import { logError } from '../log/log.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { checkToken } from './check-token.ts'

/** What to do with a message. */
export type Admission =
  | { kind: 'welcome' }
  /** Stored, not mailed. */
  | { kind: 'held'; reason: HoldReason }
  | { kind: 'wait'; seconds: number; reason: 'tooQuick' | 'tooMany' }
  | { kind: 'challenge'; siteKey: string }

type Suspicion = HoldReason | 'quick' | 'no-clock'

/** A person needs longer to fill in a form, ms. */
const minElapsedMs = 2000
/** Period of the limits in wrangler.toml. */
const limitSeconds = 60
const limitDeadlineMs = 300

/**
 * Used without a challenge or while it is out of order. A program may send just the four fields.
 */
const unchallenged: Readonly<Record<Suspicion, Admission>> = {
  trapped: { kind: 'held', reason: 'trapped' },
  busy: { kind: 'held', reason: 'busy' },
  quick: { kind: 'wait', seconds: 2, reason: 'tooQuick' },
  'no-clock': { kind: 'welcome' },
}

/**
 * Only a single household is ever refused; its refused messages do not count against the limits of
 * others.
 *
 * @param address IP address of the visitor
 */
export async function admit(env: Env, address: string, proof: ContactProof): Promise<Admission> {
  const household = addressPrefix(address)
  if (await isOver(() => env.CONTACT_LIMIT.limit({ key: household }))) {
    return { kind: 'wait', seconds: limitSeconds, reason: 'tooMany' }
  }
  const suspicion = suspect(proof, await isBusy(env, address))
  if (!suspicion) return { kind: 'welcome' }
  switch (await checkToken(env, proof.token)) {
    case 'person':
      return { kind: 'welcome' }
    case 'unproved':
      return { kind: 'challenge', siteKey: env.TURNSTILE_SITE_KEY }
    case 'out-of-order':
      return unchallenged[suspicion]
  }
}

/** A network of many households, or the whole site, sends more than people do. */
async function isBusy(env: Env, address: string): Promise<boolean> {
  const network = addressPrefix(address, networkGroups)
  if (await isOver(() => env.CONTACT_NETWORK_LIMIT.limit({ key: network }))) return true
  return isOver(() => env.CONTACT_SITE_LIMIT.limit({ key: 'site' }))
}

function suspect(proof: ContactProof, isSiteBusy: boolean): Suspicion | undefined {
  if (proof.isTrapped) return 'trapped'
  if (isSiteBusy) return 'busy'
  if (proof.elapsedMs === undefined) return 'no-clock'
  return proof.elapsedMs < minElapsedMs ? 'quick' : undefined
}

/** A limiter that fails admits everyone: a flood is better than a lost message. */
async function isOver(ask: () => Promise<RateLimitOutcome>): Promise<boolean> {
  try {
    const outcome = await withinDeadline(limitDeadlineMs, ask())
    return outcome.success === false
  } catch (error) {
    logError('a contact rate limit does not answer', error)
    return false
  }
}
