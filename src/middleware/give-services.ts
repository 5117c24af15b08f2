import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-context.ts'
import { Services } from '../services/services.ts'

/** Gives each request its own services, so that failures do not carry over. */
export function giveServices(): MiddlewareHandler<AppEnv> {
  return async function setServices(context, next) {
    context.set('services', new Services(context.env))
    await next()
  }
}
