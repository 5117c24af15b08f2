import { matchRoute } from '#shared/pages.ts'
import { isPersonal } from '#shared/routes.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import { readPopularity } from '../popularity/read-popularity.ts'
import type { Services } from '../services/services.ts'
import { siteConfig } from './load-shell.ts'
import { dayOf } from './season.ts'

/** A page as it was answered. */
export interface KeptPage {
  /** Undefined until a visitor needs it: for a 304 the tag is enough. */
  html?: Uint8Array<ArrayBuffer>
  headers: { ETag: string } & Record<string, string>
  /** The parts of the release that it was made from. */
  parts: readonly string[]
}

/** The memory of an isolate for rendered pages, bytes: about 90 pages. */
const maxBytes = 12_000_000

/**
 * Pages that this isolate has rendered. Module state that requests share: it holds only public
 * pages, and each is the same as if it were rendered again, because its key names all that it is
 * made of.
 */
export const keptPages = new SizedCache<KeptPage>(maxBytes)

/** Pages of unbounded addresses. Searches have a visitor's words in theirs. */
const neverKept: readonly string[] = ['search', 'not-found']

/** A page that is asked for. */
export interface WantedPage {
  /** Path and query. */
  address: string
  /** Of the request. */
  origin: string
  now: Date
}

/**
 * Names all that a page is made of: the release, the order of popularity, the day, the settings, and
 * the address. Undefined
 * for a page that is not kept: a personal one, or while a service fails.
 */
export async function keptPageKey(
  services: Services,
  { address, origin, now }: WantedPage,
): Promise<string | undefined> {
  if (isPersonal(address) || neverKept.includes(matchRoute(address).name)) return undefined
  const { pointer } = await services.release.open()
  const { madeAt } = await readPopularity(services)
  if (!pointer || services.hadTrouble) return undefined
  const { env } = services
  const settings = [siteConfig(env), env.PEOPLE]
  return JSON.stringify([pointer.id, madeAt, dayOf(now), settings, origin, address])
}

export function keepPage(key: string, page: KeptPage): void {
  keptPages.keep(key, page, key.length + (page.html?.byteLength ?? 0))
}
