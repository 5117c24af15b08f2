import type { Next } from 'hono'
import { securityTextPath } from '#shared/routes.ts'
import { clientBuild } from '../client-build.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { siteOrigin } from '../site-origin.ts'

/** The file must be renewed within a year: RFC 9116, section 2.5.5. */
const validDays = 360

/** `/.well-known/security.txt`: where to report a vulnerability, by RFC 9116. Needs a contact. */
export async function getSecurityText(context: AppContext, next: Next) {
  const { SECURITY_CONTACT } = context.env
  const home = siteOrigin(context.env)
  if (!SECURITY_CONTACT) return next()
  const expires = new Date(Date.parse(clientBuild.builtAt) + validDays * 86_400_000)
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, he, yi',
    ...(home ? [`Canonical: ${home}${securityTextPath}`] : []),
  ]
  return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': cachePolicy.securityText })
}
