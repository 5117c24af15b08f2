import type { Context, MiddlewareHandler } from 'hono'
import { isPersonal } from '#shared/routes.ts'
import { cleanAddress } from '#shared/site/clean-address.ts'
import type { AppEnv } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/**
 * Redirects addresses with unused parameters to the address without them, before anything is read
 * or rendered: the cache in front stores a copy per query. Parameters for analytics stay while a
 * tag that reads them is configured. Addresses with a draft are left unchanged: no shared cache
 * stores them.
 */
export function cleanAddresses(): MiddlewareHandler<AppEnv> {
  return async function redirectUncleanAddress(context, next) {
    const { env, req } = context
    const url = new URL(req.url)
    const address = url.pathname + url.search
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    // Browsers read a path that begins with two slashes as another host.
    if (!isRead || url.pathname.startsWith('//') || mayHoldDraft(url)) return next()
    const keepsCampaign = Boolean(env.ANALYTICS_ID || env.TAG_MANAGER_ID)
    const clean = cleanAddress(address, { keepsCampaign })
    return clean === address ? next() : redirectTo(context, clean)
  }
}

/** Whether an address may hold a draft: that of a page, its data or a preview picture. */
function mayHoldDraft({ pathname, search, searchParams }: URL): boolean {
  const addresses = [pathname + search, ...searchParams.getAll('address')]
  return pathname.startsWith('/preview/') || addresses.some(isPersonal)
}

/** @param address of this site, which caches may store as the redirect's target */
export function redirectTo(context: Context, address: string): Response {
  return context.body(null, 308, { Location: address, 'Cache-Control': cachePolicy.redirect })
}
