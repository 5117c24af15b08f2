import { matchRoute } from '#shared/pages.ts'
import { isPersonal } from '#shared/routes.ts'

export const serviceWorkerPath = '/service-worker.js'

export type KeptKind = 'page' | 'data' | 'file' | 'code'

/**
 * Which same-origin requests the service worker caches, and how. Nothing personal: no address that
 * may hold a draft, no search, no message.
 *
 * @example keptKind(new URL('https://mazel.example/card/papercut-arch')) // 'page'
 */
export function keptKind({ pathname, search, searchParams }: URL): KeptKind | undefined {
  if (pathname.startsWith('/assets/')) return 'code'
  if (/^\/(?:fonts|images)\//.test(pathname)) return 'file'
  if (/^\/api\/(?:categories$|card\/|video\/)/.test(pathname)) return 'data'
  if (pathname !== '/api/page') return isOpen(pathname + search) ? 'page' : undefined
  return isOpen(searchParams.get('address') ?? '') ? 'data' : undefined
}

/** A page that is the same for everyone. */
function isOpen(address: string): boolean {
  const { name } = matchRoute(address)
  return (
    address.startsWith('/') && name !== 'not-found' && name !== 'search' && !isPersonal(address)
  )
}
