import type { ContactProof, HoldReason } from '#shared/contact.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { addressPrefix, NETWORK_GROUPS } from '../http/address-prefix.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { checkToken } from './check-token.ts'

/** Calls are answered in English. */
const words = contactStrings.en

/** What happens to a message. */
export type Admission =
  | { kind: 'welcome' }
  /** Kept, not mailed. */
  | { kind: 'held'; reason: HoldReason }
  | { kind: 'wait'; seconds: number; message: string }
  | { kind: 'challenge'; siteKey: string }

type Suspicion = HoldReason | 'quick' | 'no-clock'

/** No person reads a form and fills it in faster, ms. */
const MIN_ELAPSED_MS = 2000
/** The window of the limits in wrangler.toml. */
const LIMIT_SECONDS = 60
const LIMIT_DEADLINE_MS = 300

/** Used without a challenge, or while it is out of order. Programs may send the four fields alone. */
const unchallenged: Readonly<Record<Suspicion, Admission>> = {
  trapped: { kind: 'held', reason: 'trapped' },
  busy: { kind: 'held', reason: 'busy' },
  quick: { kind: 'wait', seconds: 2, message: words.tooQuick },
  'no-clock': { kind: 'welcome' },
}

/**
 * One household alone is ever refused; what it is refused takes nothing from the limits of others.
 *
 * @param address of the visitor
 */
export async function admit(env: Env, address: string, proof: ContactProof): Promise<Admission> {
  const household = addressPrefix(address)
  if (await isOver(() => env.CONTACT_LIMIT.limit({ key: household }))) {
    return { kind: 'wait', seconds: LIMIT_SECONDS, message: words.tooMany }
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

/** One network of many households, or all of them together, send more than people do. */
async function isBusy(env: Env, address: string): Promise<boolean> {
  const network = addressPrefix(address, NETWORK_GROUPS)
  if (await isOver(() => env.CONTACT_NETWORK_LIMIT.limit({ key: network }))) return true
  return isOver(() => env.CONTACT_SITE_LIMIT.limit({ key: 'site' }))
}

function suspect(proof: ContactProof, isSiteBusy: boolean): Suspicion | undefined {
  if (proof.isTrapped) return 'trapped'
  if (isSiteBusy) return 'busy'
  if (proof.elapsedMs === undefined) return 'no-clock'
  return proof.elapsedMs < MIN_ELAPSED_MS ? 'quick' : undefined
}

/** A limiter that fails lets everyone in: better a flood than a lost message. */
async function isOver(ask: () => Promise<RateLimitOutcome>): Promise<boolean> {
  try {
    const outcome = await withinDeadline(LIMIT_DEADLINE_MS, ask())
    return outcome.success === false
  } catch (error) {
    console.error('a contact rate limit does not answer:', error)
    return false
  }
}
