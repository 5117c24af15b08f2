import useSWR, { mutate } from 'swr'
import { type PageData, pageSchema } from '#shared/page.ts'
import { pageDataPath } from '#shared/routes.ts'
import { loadPageCode } from '../pages/load-page.ts'
import { fetchJson } from './fetch-json.ts'

/** The data and the code of the page at an address: all that it takes to show it. */
async function fetchPage(path: string): Promise<PageData> {
  const page = await fetchJson(path, pageSchema)
  await loadPageCode(page.name)
  return page
}

const underWay = new Map<string, Promise<void>>()

/**
 * Fetches a page that is about to be shown, once however often it is asked for meanwhile;
 * fulfilled when the page can be shown without waiting.
 */
export function preloadPage(address: string): Promise<void> {
  const path = pageDataPath(address)
  const begun = underWay.get(path)
  if (begun) return begun
  const fetched = fetchPage(path)
    .then(async (page) => {
      await mutate(path, page, { revalidate: false })
    })
    .finally(() => underWay.delete(path))
  underWay.set(path, fetched)
  return fetched
}

/** The page at an address; `first` is what the server rendered, when that is the address. */
export function usePage(address: string, first: PageData | undefined) {
  return useSWR(pageDataPath(address), fetchPage, {
    ...(first ? { fallbackData: first } : {}),
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => console.error('page', address, error),
  })
}
