import { isSiteOrigin } from '#shared/site/site-origin.ts'

/** The one origin of the site; undefined where none is set, or none that can be one. */
export function siteOrigin({ SITE_ORIGIN }: Env): string | undefined {
  if (SITE_ORIGIN === '') return undefined
  if (isSiteOrigin(SITE_ORIGIN)) return SITE_ORIGIN
  console.error(`SITE_ORIGIN is no origin, so any host is served: ${SITE_ORIGIN}`)
  return undefined
}
