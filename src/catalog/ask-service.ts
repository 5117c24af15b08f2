import type { MiddlewareHandler } from 'hono'
import { DeadlineError, withinDeadline } from './within-deadline.ts'

/** How long a visitor waits for each service, ms. */
export const patienceMs = {
  CONTENT: 300,
  SEARCH_DB: 300,
  ASSETS: 3000,
  MEDIA: 3000,
  /** Pictures may be large and the encoder busy; then the original stands in. */
  IMAGES: 20_000,
  /** Those who show links wait little longer for a picture. */
  PREVIEW: 3000,
  PREVIEW_LIMIT: 200,
  CALL_LIMIT: 200,
  VARIANT_LIMIT: 200,
  REPORT_LIMIT: 200,
} as const

type Service = keyof typeof patienceMs

/** What went wrong while one request was answered, by the `env` that is this request's own. */
const troubles = new WeakMap<Env, { silent: Set<Service>; isAny: boolean }>()

/** Gives each request an `env` of its own, so that its troubles are no other's. */
export function ownEnv(): MiddlewareHandler<{ Bindings: Env }> {
  return async function setOwnEnv(context, next) {
    context.env = { ...context.env }
    troubles.set(context.env, { silent: new Set(), isAny: false })
    await next()
  }
}

/**
 * What a service answers, if it does in time. One that let this request wait in vain is not asked by
 * it again: in an outage a page of five reads costs one deadline, not five.
 *
 * @param call may throw at once, as that of a binding which is not there does
 * @param deadlineMs that of the service unless told
 * @throws Error when the call fails, is late, or is not made
 */
export async function askService<Value>(
  env: Env,
  service: Service,
  call: () => Promise<Value>,
  deadlineMs: number = patienceMs[service],
): Promise<Value> {
  const trouble = troubles.get(env)
  try {
    if (trouble?.silent.has(service)) throw new Error(`${service} did not answer before`)
    return await withinDeadline(deadlineMs, call())
  } catch (error) {
    if (trouble) trouble.isAny = true
    if (error instanceof DeadlineError) trouble?.silent.add(service)
    throw error
  }
}

/** Whether something may stand in this request's answer for what could not be had. */
export function hadTrouble(env: Env): boolean {
  return troubles.get(env)?.isAny ?? false
}
