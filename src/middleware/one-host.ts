import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { siteOrigin } from '../site-origin.ts'

/**
 * Gives each page one address. The cache in front of the worker has only path and query as its key,
 * so a cached response must not depend on the host: other hosts, and http, redirect to
 * `SITE_ORIGIN`. Without it, as in development, any host is served and no shared cache stores the
 * response. Repeated slashes count as one.
 */
export function oneHost(): MiddlewareHandler<AppEnv> {
  return async function leadToOneHost(context, next) {
    const { origin, pathname, search } = new URL(context.req.url)
    const home = siteOrigin(context.env)
    const path = pathname.replace(/\/{2,}/g, '/')
    if (path !== pathname || (home !== undefined && home !== origin)) {
      // Keeps method and body: RFC 9110 section 15.4.9.
      const headers = { Location: (home ?? '') + path + search, ...noStore }
      return context.body(null, 308, headers)
    }
    await next()
    if (home === undefined) keepFromSharedCaches(context.res.headers)
    return undefined
  }
}

function keepFromSharedCaches(headers: Headers): void {
  const directives = headers.get('Cache-Control')?.split(/\s*,\s*/) ?? []
  if (directives.includes('no-store') || directives.includes('private')) return
  const rest = directives.filter((directive) => directive !== 'public')
  headers.set('Cache-Control', ['private', ...rest].join(', '))
}
