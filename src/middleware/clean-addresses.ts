import type { Context, MiddlewareHandler } from 'hono'
import { isPersonal } from '#shared/routes.ts'
import { cleanAddress } from '#shared/site/clean-address.ts'
import type { AppEnv } from '../http/app-context.ts'
import { cachePolicy } from '../http/cache-policy.ts'

/**
 * Sends addresses with parameters that nothing reads to the one without them, before anything is
 * read or rendered: the cache in front keeps a copy for each query. What analytics reads stays while
 * a tag is set that reads it. Addresses with a draft are left as they are: no shared cache keeps them.
 */
export function cleanAddresses(): MiddlewareHandler<AppEnv> {
  return async function redirectUncleanAddress(context, next) {
    const { env, req } = context
    const url = new URL(req.url)
    const address = url.pathname + url.search
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    // A browser takes what begins with two slashes for another host.
    if (!isRead || url.pathname.startsWith('//') || mayHoldDraft(url)) return next()
    const keepsCampaign = Boolean(env.ANALYTICS_ID || env.TAG_MANAGER_ID)
    const clean = cleanAddress(address, { keepsCampaign })
    return clean === address ? next() : redirectTo(context, clean)
  }
}

/** Of a page, of its data or of a preview picture. */
function mayHoldDraft({ pathname, search, searchParams }: URL): boolean {
  const addresses = [pathname + search, ...searchParams.getAll('address')]
  return pathname.startsWith('/preview/') || addresses.some(isPersonal)
}

/** @param address of this site, to be kept by caches in the place of the one that was asked for */
export function redirectTo(context: Context, address: string): Response {
  return context.body(null, 308, { Location: address, 'Cache-Control': cachePolicy.redirect })
}
