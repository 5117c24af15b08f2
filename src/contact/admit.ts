import type { ContactProof } from '#shared/contact.ts'
import { contactStrings } from '#shared/i18n/contact-strings.ts'
import { withinDeadline } from '../catalog/within-deadline.ts'
import { addressPrefix } from './address-prefix.ts'
import { checkToken } from './check-token.ts'

/** What is to become of a message. */
export type Admission =
  | { kind: 'welcome' }
  /** Kept, not mailed. */
  | { kind: 'held' }
  | { kind: 'wait'; seconds: number; message: string }
  | { kind: 'challenge'; siteKey: string }

type Suspicion = 'trapped' | 'busy-site' | 'quick' | 'no-clock'

/** No person reads a form and fills it in faster, ms. */
const MIN_ELAPSED_MS = 2000
/** The window of the limits in wrangler.toml. */
const LIMIT_SECONDS = 60
const LIMIT_DEADLINE_MS = 300

const tooMany = { kind: 'wait', seconds: LIMIT_SECONDS, message: contactStrings.tooMany } as const

/** Where there is no challenge, or it is out of order. Programs that send the four fields alone are welcome. */
const unchallenged: Readonly<Record<Suspicion, Admission>> = {
  trapped: { kind: 'held' },
  'busy-site': tooMany,
  quick: { kind: 'wait', seconds: 2, message: contactStrings.tooQuick },
  'no-clock': { kind: 'welcome' },
}

/** @param address of the visitor, whose household has a limit of its own */
export async function admit(env: Env, address: string, proof: ContactProof): Promise<Admission> {
  const [isVisitorOver, isSiteOver] = await Promise.all([
    isOver(() => env.CONTACT_LIMIT.limit({ key: addressPrefix(address) })),
    isOver(() => env.CONTACT_SITE_LIMIT.limit({ key: 'site' })),
  ])
  if (isVisitorOver) return tooMany
  const suspicion = suspect(proof, isSiteOver)
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

function suspect(proof: ContactProof, isSiteBusy: boolean): Suspicion | undefined {
  if (proof.isTrapped) return 'trapped'
  if (isSiteBusy) return 'busy-site'
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
