import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-context.ts'
import { Services } from '../services/services.ts'

/** Gives each request services of its own, so that it knows no other's failures. */
export function giveServices(): MiddlewareHandler<AppEnv> {
  return async function setServices(context, next) {
    context.set('services', new Services(context.env))
    await next()
  }
}
