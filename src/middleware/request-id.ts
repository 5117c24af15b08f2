import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { requestIdHeader } from '#shared/request-id.ts'
import type { AppContext, AppEnv } from '../http/app-context.ts'
import { inLogScope } from '../log/log.ts'

/** Cloudflare's id of a request, with the location that took it. */
const ray = /^[0-9a-f]{8,32}(?:-[A-Z]{3})?$/

/** The path of all middleware, and of the routes after the last named one. */
const anyPath = '/*'

/**
 * Gives each request an id: that of Cloudflare, else a random one. It is in each line of the log, in
 * the header `X-Request-Id` and on the page of an error. A response from the cache in front keeps the
 * id of the request that made it.
 */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async function identifyRequest(context, next) {
    const given = context.req.header('CF-Ray') ?? ''
    const id = ray.test(given) ? given : crypto.randomUUID()
    context.set('requestId', id)
    await inLogScope({ id, route: () => routeOf(context) }, next)
    context.header(requestIdHeader, id)
  }
}

function routeOf(context: AppContext): string {
  return matchedRoutes(context).find(({ path }) => path !== anyPath)?.path ?? anyPath
}
