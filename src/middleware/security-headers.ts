import type { MiddlewareHandler } from 'hono'
import { pageAddress } from '#shared/i18n/language.ts'
import { photoFilmPath } from '#shared/routes.ts'
import type { AppEnv } from '../http/app-context.ts'
import { contentPolicy } from '../http/content-policy.ts'

/**
 * Headers of every response. A header that a route has set stays: pages and pictures have
 * policies of their own.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async function setSecurityHeaders(context, next) {
    await next()
    const { headers } = context.res
    const hasPolicy = headers.has('Content-Security-Policy')
    const policy = hasPolicy ? {} : contentPolicy(context.env)
    const all = {
      ...fixedHeaders,
      'Permissions-Policy': permissionsPolicy(context.req.path),
      ...robotsRule(context.env),
      ...policy,
    }
    for (const [name, value] of Object.entries(all)) {
      if (!headers.has(name)) headers.set(name, value)
    }
  }
}

function robotsRule({ ROBOTS }: Env): Record<string, string> {
  return ROBOTS ? { 'X-Robots-Tag': ROBOTS } : {}
}

const fixedHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// Sharing, full screen and autoplay are not listed: the page has each by default, and a browser
// logs every name that it does not know.
const permissions = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'hid'],
  ...['display-capture', 'browsing-topics'],
]

/** All closed, except for the microphone where a greeting is recorded. */
function permissionsPolicy(path: string): string {
  const open = pageAddress(path) === photoFilmPath ? 'microphone' : undefined
  return permissions.map((name) => `${name}=(${name === open ? 'self' : ''})`).join(', ')
}
