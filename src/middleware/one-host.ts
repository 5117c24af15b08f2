import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-context.ts'
import { noStore } from '../http/cache-policy.ts'
import { siteOrigin } from '../site-origin.ts'

/**
 * Gives each page one address. The cache in front of the worker knows answers by path and query alone,
 * so what it keeps must not depend on the host: other hosts, and http, lead to `SITE_ORIGIN`. Without
 * one any host is served, as on a machine in development, and no shared cache keeps the answer.
 * Slashes that follow each other count as one.
 */
export function oneHost(): MiddlewareHandler<AppEnv> {
  return async function leadToOneHost(context, next) {
    const { origin, pathname, search } = new URL(context.req.url)
    const home = siteOrigin(context.env)
    const path = pathname.replace(/\/{2,}/g, '/')
    if (path !== pathname || (home !== undefined && home !== origin)) {
      // The method and the body stay as they are: RFC 9110 section 15.4.9.
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
