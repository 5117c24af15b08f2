import type { PageData } from '#shared/page.ts'
import { matchRoute, type Route, type RouteOf } from '#shared/pages.ts'
import type { Services } from '../services/services.ts'
import { type LoadedName, pageLoaders } from './page-loaders.ts'

/** The data of the page at an address. Never throws for bad data, only for a bug. */
export async function loadPageData(
  services: Services,
  address: string,
  now = new Date(),
): Promise<PageData> {
  const route = matchRoute(address)
  const page = await loadRoute(services, route, now)
  // While the catalogue is unreachable, a missing item may exist.
  const isUnsure = page.name === 'not-found' && route.name !== 'not-found' && services.hadTrouble
  return isUnsure ? { name: 'error' } : page
}

async function loadRoute(services: Services, route: Route, now: Date): Promise<PageData> {
  if (!hasLoader(route)) return { name: route.name }
  // The table pairs each name with the loader of the same route.
  const load = pageLoaders[route.name] as (...args: [Services, Route, Date]) => Promise<PageData>
  return load(services, route, now)
}

function hasLoader(route: Route): route is RouteOf<LoadedName> {
  return Object.hasOwn(pageLoaders, route.name)
}
