import { matchRoute } from '#shared/pages.ts'
import { isPersonal } from '#shared/routes.ts'
import { SizedCache } from '#shared/sized-cache.ts'
import { readPopularity } from '../popularity/read-popularity.ts'
import type { Services } from '../services/services.ts'
import { dayOf } from './season.ts'

/** A page that was made, before the headers of every answer are added. */
export interface PageToKeep {
  /** Undefined until a visitor needs it: for a 304 the tag is enough. */
  html?: Uint8Array<ArrayBuffer>
  etag: string
  /** All that it is made of beside its URL, from `madeOf`. */
  of: string
}

/** A page as it was answered. */
export interface KeptPage extends PageToKeep {
  /** All, but for the id of the request. */
  headers: Headers
  /** Those of a 304. */
  brief: Headers
}

/** The memory of an isolate for rendered pages, bytes: about 90 pages. */
const maxBytes = 12_000_000

/**
 * Pages that this isolate has rendered, by their whole URL. Module state that requests share: it
 * holds only public pages. A page would be rendered the same again as long as `madeOf` gives the same
 * text for it.
 */
export const keptPages = new SizedCache<KeptPage>(maxBytes)

/** Pages of unbounded addresses. Searches have a visitor's words in theirs. */
const neverKept: readonly string[] = ['search', 'not-found']

/** A page that is asked for. */
export interface WantedPage {
  /** Path and query. */
  address: string
  /** The origin of the request. */
  origin: string
  now: Date
}

/** Whether the page of an address may be kept: it is not personal, and its address is bounded. */
export function mayBeKept(address: string): boolean {
  return !isPersonal(address) && !neverKept.includes(matchRoute(address).name)
}

/**
 * Names all that a page is made of beside its URL: the release, the order of popularity, the day and
 * the settings. Undefined while a service fails: what is made then is not kept.
 */
export async function madeOf(services: Services, now: Date): Promise<string | undefined> {
  const { pointer } = await services.release.open()
  const { madeAt } = await readPopularity(services)
  if (!pointer || services.hasFailed) return undefined
  return [pointer.id, madeAt, dayOf(now), settingsOf(services.env)].join(' ')
}

const settings = new WeakMap<Env, string>()

/** All variables: one may be in the page or in its headers. */
export function settingsOf(env: Env): string {
  const known = settings.get(env)
  if (known !== undefined) return known
  const values = Object.entries(env).filter(([, value]) => typeof value === 'string')
  const written = JSON.stringify(values)
  settings.set(env, written)
  return written
}

export function keepPage(url: string, page: KeptPage): void {
  keptPages.keep(url, page, url.length + (page.html?.byteLength ?? 0))
}
