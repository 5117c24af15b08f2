import type { Context } from 'hono'
import { addressPrefix } from '../http/address-prefix.ts'
import type { AppContext } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { logError } from '../log/log.ts'
import type { Service } from './services.ts'

type Limit = Extract<Service, `${string}_LIMIT`>

/** Period of the limits in wrangler.toml. */
const limitSeconds = 60

/**
 * Whether the visitor's household has used up one of its limits. A limiter that does not answer
 * admits everyone.
 *
 * @param shares how many units of the limit this request costs
 */
export async function isOverLimit(
  { env, req, var: { services } }: AppContext,
  limit: Limit,
  shares = 1,
): Promise<boolean> {
  const key = addressPrefix(req.header('CF-Connecting-IP') ?? 'unknown')
  const ask = () => Promise.all(Array.from({ length: shares }, () => env[limit].limit({ key })))
  try {
    const outcomes = await services.ask(limit, ask)
    return outcomes.some((outcome) => outcome.success === false)
  } catch (error) {
    logError(`${limit} does not answer`, error)
    return false
  }
}

/** Refuses a call over its limit: the response is not cached and says when to retry. */
export function refuseForNow(context: Context): Response {
  return context.json({ message: 'Too many calls from your network: try again soon.' }, 429, {
    ...noStore,
    'Retry-After': String(limitSeconds),
  })
}
