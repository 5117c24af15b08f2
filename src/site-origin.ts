import { isSiteOrigin } from '#shared/site/site-origin.ts'
import type { AppContext } from './http/app-context.ts'
import { logError } from './log/log.ts'

/** The configured origin of the site; undefined if it is missing or invalid. */
export function siteOrigin({ SITE_ORIGIN }: Env): string | undefined {
  if (SITE_ORIGIN === '') return undefined
  if (isSiteOrigin(SITE_ORIGIN)) return SITE_ORIGIN
  logError(`SITE_ORIGIN is no origin, so any host is served: ${SITE_ORIGIN}`)
  return undefined
}

/** The origin of addresses in an answer: the configured one, else that of the request. */
export function originOf(context: AppContext): string {
  return siteOrigin(context.env) ?? new URL(context.req.url).origin
}
