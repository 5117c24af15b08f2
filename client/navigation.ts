import { BProgress } from '@bprogress/core'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { preloadPage } from './data/use-page.ts'

/** Milliseconds between two steps of the progress bar. */
const TRICKLE_MS = 100

BProgress.configure({ trickleSpeed: TRICKLE_MS, showSpinner: false })

let latest = 0

/**
 * Goes to an address once its page can be shown: the old page stays until then, with the progress
 * bar over it. When the page cannot be fetched the address changes all the same, and the page there
 * says what failed and offers to try again. Of several clicks the last wins.
 */
export const aroundNavigation: AroundNavHandler = async (navigate, to, options) => {
  const turn = ++latest
  const [address = '/', hash] = to.split('#')
  if (!BProgress.isStarted()) BProgress.start()
  await preloadPage(address).catch((error) => console.error('navigation', to, error))
  if (turn !== latest) return
  flushSync(() => navigate(to, options))
  const target = hash ? document.getElementById(hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
  BProgress.done()
}
