import { languageOf } from '#shared/i18n/language.ts'
import type { PageData } from '#shared/page.ts'
import { matchRoute, type Route, type RouteOf } from '#shared/pages.ts'
import type { Services } from '../services/services.ts'
import { type InLanguage, type LoadedName, pageLoaders } from './page-loaders.ts'

/** The data of the page at an address. Never throws for bad data, only for a bug. */
export async function loadPageData(
  services: Services,
  address: string,
  now = new Date(),
): Promise<PageData> {
  const route = { ...matchRoute(address), pageLanguage: languageOf(address) }
  const page = await loadRoute(services, route, now)
  // While the catalogue is unreachable, a missing item may exist.
  const isUnsure = page.name === 'not-found' && route.name !== 'not-found' && services.hasFailed
  return isUnsure ? { name: 'error' } : page
}

type LocalRoute = Route & InLanguage

async function loadRoute(services: Services, route: LocalRoute, now: Date): Promise<PageData> {
  if (!hasLoader(route)) return { name: route.name }
  // The table pairs each name with the loader of the same route.
  const load = pageLoaders[route.name] as (
    ...args: [Services, LocalRoute, Date]
  ) => Promise<PageData>
  return load(services, route, now)
}

function hasLoader(route: LocalRoute): route is RouteOf<LoadedName> & InLanguage {
  return Object.hasOwn(pageLoaders, route.name)
}
