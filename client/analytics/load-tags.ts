import { dataLayer, gtag } from './data-layer.ts'
import type { TagIds } from './has-tags.ts'

/** Longest wait for an idle moment, ms. After it the tags load anyway. */
const idleDeadlineMs = 4000

/**
 * Queues the settings of the configured tags, and loads them after the page has loaded and the
 * browser is idle. Returns a function that cancels the load.
 */
export function loadTagsWhenIdle(ids: TagIds): () => void {
  const sources = queueTags(ids)
  if (sources.length === 0) return () => {}
  const calledOff = new AbortController()
  const whenIdle = () => {
    const load = () => !calledOff.signal.aborted && sources.forEach(loadScript)
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: idleDeadlineMs })
    else setTimeout(load, idleDeadlineMs)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true, signal: calledOff.signal })
  return () => calledOff.abort()
}

/** Returns the addresses of the tags. Their commands enter the queues before any page view. */
function queueTags({ analyticsId, recorderId, tagManagerId }: TagIds): string[] {
  const sources: string[] = []
  if (analyticsId) {
    gtag('js', new Date())
    // The site itself sends a page view on every change of address.
    gtag('config', analyticsId, { send_page_view: false })
    sources.push(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`)
  }
  if (tagManagerId) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    sources.push(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
  }
  if (recorderId) {
    window.clarity ??= queueCommands()
    sources.push(`https://www.clarity.ms/tag/${encodeURIComponent(recorderId)}`)
  }
  return sources
}

function queueCommands() {
  const queue = (...command: unknown[]) => {
    queue.q.push(command)
  }
  queue.q = [] as unknown[]
  return queue
}

function loadScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
