import { baseOf, languageOf } from '#shared/i18n/language.ts'
import { matchRoute } from '#shared/pages.ts'
import {
  cardDataPath,
  cardPath,
  draftsPath,
  homePath,
  isPersonal,
  videoDataPath,
  videoPath,
} from '#shared/routes.ts'
import type { MadeOf } from '../drafts/claim-draft.ts'
import { serviceWorkerPath } from '../service-worker/kept-requests.ts'
import { documentLanguage } from '../ui/use-strings.ts'

/**
 * Tells the service worker to cache the page at an address, so that a reload without a network
 * shows it. The first page and its code were fetched before the worker started; a page reached by
 * client-side navigation has no document yet.
 *
 * Does nothing where the browser has no service workers, as on plain http.
 */
export async function keepPage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isPersonal(address)) return
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const isFirst = performance.getEntriesByType('navigation')[0]?.name === location.href
  if (isFirst || holdsWork(address)) keep(active, [address, ...loadedCode()])
  keep(active, await waysOn(baseOf(languageOf(address))))
}

/**
 * Tells the service worker to cache what this page has loaded since, as for the making of a picture.
 * It may have been fetched before the worker started. Never resolves where no worker is registered.
 */
export async function keepLoadedCode(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  keep(active, loadedCode())
}

/**
 * Tells the service worker to cache what opens a draft: its page, and its card or video for the list of
 * drafts. Never resolves where no worker is registered.
 */
export async function keepDraft({ card, video }: MadeOf): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  // Loads the code that reads a draft, and that of the line above a restored one.
  await Promise.all([import('../drafts/parse-draft.ts'), import('../drafts/draft-notice.tsx')])
  const files = await (video ? filesOfVideo(video) : filesOfCard(card))
  const missing = await notKept([
    baseOf(documentLanguage()) + (video ? videoPath(video) : cardPath(card)),
  ])
  keep(active, [...missing, ...files, ...loadedCode(), ...styleSheets()])
}

/** Its data; the code that reads it is loaded with it. */
async function filesOfCard(card: string): Promise<string[]> {
  const { fetchCard } = await import('../data/documents.ts')
  await fetchCard(card)
  return [cardDataPath(card)]
}

/** The same of a video, and the still of its clip. */
async function filesOfVideo(video: string): Promise<string[]> {
  const { fetchVideo } = await import('../data/documents.ts')
  const film = (await fetchVideo(video))?.video.film
  if (!film?.clip || !film.still) return [videoDataPath(video)]
  const { stillAddress } = await import('./still-address.ts')
  return [videoDataPath(video), await stillAddress(film.still)]
}

function keep(worker: ServiceWorker | null, urlsToCache: readonly string[]): void {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Where a visitor without a network can go on: home and the drafts, with the code that they name. */
async function waysOn(base: string): Promise<string[]> {
  const missing = await notKept([base + homePath, base + draftsPath])
  const needed = await Promise.all(missing.map(async (page) => [page, ...(await codeOf(page))]))
  return needed.flat()
}

async function notKept(pages: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(pages.map((page) => caches.match(page)))
  return pages.filter((_, index) => !kept[index])
}

async function codeOf(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
}

/** The visitor may be editing a card there. Other pages are cached when they are opened. */
function holdsWork(address: string): boolean {
  return ['card', 'video', 'move', 'drafts', 'guests'].includes(matchRoute(address).name)
}

/** Also those that this document holds and never fetches: another page may have to. */
function styleSheets(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return [...links].map(({ href }) => new URL(href).pathname)
}

/** Scripts, styles and fonts that this page has loaded. */
function loadedCode(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
}
