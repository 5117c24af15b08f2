import { BProgress } from '@bprogress/core'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import type { PageData } from '#shared/page.ts'
import { isPersonal } from '#shared/routes.ts'
import { preloadPage, rememberFirstPage } from './data/use-page.ts'
import { headFor, leaveOldBuild } from './old-build.ts'
import { movePicture } from './picture-transition.ts'
import { rememberScroll, scrollBack, scrollToStart } from './scroll-memory.ts'

/** Milliseconds between two steps of the progress bar. */
const TRICKLE_MS = 100

BProgress.configure({ trickleSpeed: TRICKLE_MS, showSpinner: false })

let latest = 0
/** Path and query of the page that is shown. */
let shown = ''

/** To be called once, before the page that the document was served with comes to life. */
export function startNavigation(first: PageData): void {
  shown = addressOf(location)
  rememberFirstPage(shown, first)
  rememberScroll()
  // Before the router's own listener, which would show the page before it is there.
  addEventListener('popstate', handleBack, { capture: true })
}

/**
 * Goes to an address once its page can be shown: the old page stays until then, with the progress
 * bar over it. When the page cannot be fetched the address changes all the same, and the page there
 * says what failed and offers to try again. Of several clicks the last wins. After a deploy it goes by a
 * new document.
 *
 * To and from a personal card it goes by a new document, which has other tags and another referrer.
 */
export const aroundNavigation: AroundNavHandler = async (navigate, to, options) => {
  const [address = '/', hash] = to.split('#')
  if (isPersonal(shown) || isPersonal(address)) return location.assign(to)
  headFor(to)
  if (!(await untilReady(address))) return
  movePicture(shown, address, () => {
    flushSync(() => navigate(to, options))
    shown = address
    scrollToStart()
    focusPage(hash)
  })
}

async function handleBack(event: PopStateEvent) {
  const address = addressOf(location)
  if (!event.isTrusted || address === shown) return
  event.stopImmediatePropagation()
  // The address has changed already.
  headFor(undefined)
  if (!(await untilReady(address))) return
  movePicture(shown, address, () => {
    flushSync(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
    shown = address
    scrollBack()
  })
}

/** False when the visitor has gone elsewhere meanwhile, or the page ends. */
async function untilReady(address: string): Promise<boolean> {
  const turn = ++latest
  if (!BProgress.isStarted()) BProgress.start()
  const isLeaving = await preloadPage(address).then(
    () => false,
    (error) => {
      console.error('navigation', address, error)
      return leaveOldBuild()
    },
  )
  if (turn !== latest || isLeaving) return false
  headFor(undefined)
  BProgress.done()
  return true
}

function focusPage(hash: string | undefined): void {
  const target = hash ? document.getElementById(hash) : null
  target?.scrollIntoView()
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search
}
