import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { pageAddress } from '#shared/i18n/language.ts'
import type { PageData } from '#shared/page.ts'
import { isPersonal } from '#shared/routes.ts'
import { ApiError } from './data/fetch-json.ts'
import { preloadPage, rememberFirstPage } from './data/use-page.ts'
import { headFor, leaveOldBuild } from './old-build.ts'
import { movePicture } from './picture-transition.ts'
import { rememberScroll, scrollBack, scrollToStart } from './scroll-memory.ts'
import { endProgress, startProgress } from './ui/progress.ts'
import { showAddress, shownAddress } from './use-address.ts'

let latest = 0
let hasTyped = false

/** Called once, before hydration of the first page. */
export function startNavigation(first: PageData): void {
  showAddress(addressOf(location))
  rememberFirstPage(shownAddress(), first)
  rememberScroll()
  // React stops events in parts that are not live yet.
  addEventListener('input', () => (hasTyped = true), { capture: true })
  addEventListener('popstate', handleBack)
}

/** Whether the visitor has typed since the last link; text typed while a page loads is kept. */
export function hasTypedSince(): boolean {
  return hasTyped
}

/**
 * Goes to an address once its page can be shown; until then the old page stays, with the progress
 * bar on top. When the fetch fails, the address changes anyway, and the page there shows the error
 * and offers a retry. Of several clicks the last wins. After a deploy the browser loads a new
 * document.
 *
 * Links to and from a personal card load a new document, which has other tags and another referrer.
 */
export const aroundNavigation: AroundNavHandler = async (navigate, to, options) => {
  const [place = '/', hash] = to.split('#')
  const address = pageAddress(place)
  if (isPersonal(shownAddress()) || isPersonal(address)) return location.assign(to)
  headFor(to)
  if (!(await untilReady(address, to))) return
  movePicture(shownAddress(), address, () => {
    navigate(to, options)
    flushSync(() => showAddress(addressOf(location)))
    scrollToStart()
    focusPage(hash)
  })
}

async function handleBack() {
  const address = addressOf(location)
  if (address === shownAddress()) return
  // The address has already changed.
  headFor(undefined)
  if (!(await untilReady(address, location.href))) return
  movePicture(shownAddress(), address, () => {
    flushSync(() => showAddress(address))
    scrollBack()
  })
}

/**
 * False when the visitor has gone elsewhere, or the browser loads a new document.
 *
 * @param to where that document is: the address with its language and hash
 */
async function untilReady(address: string, to: string): Promise<boolean> {
  const turn = ++latest
  hasTyped = false
  startProgress()
  const fault: unknown = await preloadPage(address).catch((error: unknown) => error)
  if (fault) console.error('navigation', address, fault)
  const isLeaving = fault !== undefined && (await leaveOldBuild())
  if (turn !== latest || isLeaving) return false
  if (isRefusedForNow(fault) || (await isOnlyKept(to, fault))) {
    location.assign(to)
    return false
  }
  headFor(undefined)
  endProgress()
  return true
}

/** Data requests have a rate limit; documents, which a cache stores, have none. */
function isRefusedForNow(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 429
}

/** Without a network: the service worker keeps documents, but not the data of every page. */
async function isOnlyKept(to: string, fault: unknown): Promise<boolean> {
  if (fault === undefined || fault instanceof ApiError || !('caches' in window)) return false
  return (await caches.match(to)) !== undefined
}

function focusPage(hash: string | undefined): void {
  const target = hash ? document.getElementById(hash) : null
  target?.scrollIntoView()
  if (hasTyped && document.activeElement?.matches('input, textarea')) return
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

/** Path and query without the language, which is the same for the whole document. */
function addressOf({ pathname, search }: Location): string {
  return pageAddress(pathname + search)
}
