import useSWR, { mutate } from 'swr'
import { baseOf } from '#shared/i18n/language.ts'
import type { PageData } from '#shared/page.ts'
import { matchRoute } from '#shared/pages.ts'
import { pageDataPath } from '#shared/routes.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { documentLanguage } from '../ui/use-strings.ts'
import { shownAddress } from '../use-address.ts'
import { fetchJson } from './fetch-json.ts'
import { loadPageCode } from './page-code.ts'

/** The data and the code of the page at an address, everything needed to show it. */
export async function fetchPage(address: string): Promise<PageData> {
  // The progress bar, or what was tapped, is shown first.
  await new Promise<void>(afterPaint)
  const [page] = await Promise.all([
    fetchJson(pageDataPath(baseOf(documentLanguage()) + address), fetchPageSchema()),
    loadPageCode(matchRoute(address).name),
  ])
  // Another page may be shown at that address.
  await loadPageCode(page.name)
  return page
}

/** The schema, loaded before the first client-side navigation. */
export async function fetchPageSchema() {
  return (await import('#shared/page.ts')).pageSchema
}

/** Older pages are still shown at once, and refetched in the background. */
const freshMs = 60_000
/** Pages that this tab keeps: a pointer on its way over a shelf fetches the page of each card. */
const mostPages = 60

interface Load {
  startedAt: number
  page: Promise<PageData>
  /** Resolves when a page of the address can be shown, even an older one. */
  ready: Promise<unknown>
}

/** By address, the latest last. */
const loads = new Map<string, Load>()

/** The latest load of an address, restarted when it is not fresh. */
function load(address: string): Load {
  const known = loads.get(address)
  if (known && Date.now() - known.startedAt < freshMs) return known
  const page = fetchPage(address).then(async (fetched) => {
    await mutate(pageDataPath(address), fetched, { revalidate: false })
    return fetched
  })
  const begun = { startedAt: Date.now(), page, ready: known?.ready ?? page }
  keep(address, begun)
  page.catch(() => loads.get(address) === begun && loads.delete(address))
  return begun
}

function keep(address: string, begun: Load): void {
  loads.delete(address)
  loads.set(address, begun)
  const others = [...loads.keys()].filter((one) => one !== shownAddress())
  for (const oldest of others.slice(0, Math.max(0, loads.size - mostPages))) {
    loads.delete(oldest)
    void mutate(pageDataPath(oldest), undefined, { revalidate: false })
  }
}

/**
 * Fetches a page that may be shown soon, once however often it is called. Resolves when it can be
 * shown without waiting; for a page seen before, at once.
 */
export async function preloadPage(address: string): Promise<void> {
  await load(address).ready
}

/** Remembers the page of the first document, so that going back needs no fetch. */
export function rememberFirstPage(address: string, first: PageData): void {
  const page = Promise.resolve(first)
  keep(address, { startedAt: Date.now(), page, ready: page })
}

/** Shows another page at an address, until it is loaded again. */
export async function replacePage(address: string, page: PageData): Promise<void> {
  await loadPageCode(page.name)
  await mutate(pageDataPath(address), page, { revalidate: false })
}

/** The page at an address; `first` is the server-rendered one, if that is the address. */
export function usePage(address: string, first?: PageData) {
  return useSWR(pageDataPath(address), () => load(address).page, {
    ...(first ? { fallbackData: first } : {}),
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => console.error('page', address, error),
  })
}
