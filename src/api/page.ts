import { isPersonal, pageDataPath } from '#shared/routes.ts'
import { cleanAddress } from '#shared/site/clean-address.ts'
import type { AppContext } from '../http/app-context.ts'
import { cachePolicy, dataPolicy, noStore } from '../http/cache-policy.ts'
import { unreachable } from '../http/unreachable.ts'
import { redirectTo } from '../middleware/clean-addresses.ts'
import { loadPageData } from '../pages/load-page-data.ts'
import { fromOneRelease } from '../release/from-one-release.ts'
import { isOverLimit, refuseForNow } from '../services/is-over-limit.ts'

/** `GET /api/page?address=/cards/wedding`: the data of that page, for client-side navigation. */
export async function getPageData(context: AppContext): Promise<Response> {
  const address = context.req.query('address') ?? ''
  if (!address.startsWith('/') || address.length > 2000) {
    const message = 'Say the page as ?address=/path, a path of this site of up to 2,000 characters.'
    return context.json({ message }, 400, noStore)
  }
  const clean = cleanAddress(address)
  if (clean !== address && !isPersonal(address)) return redirectTo(context, pageDataPath(clean))
  if (await isOverLimit(context, 'CALL_LIMIT')) return refuseForNow(context)
  const { services } = context.var
  const page = await fromOneRelease(services, () => loadPageData(services, address))
  if (page.name === 'error') {
    const { message } = unreachable
    return context.json({ message }, 503, unreachable.headers)
  }
  return context.json(page, 200, {
    'Cache-Control': isPersonal(address) ? cachePolicy.personal : dataPolicy(services),
  })
}
