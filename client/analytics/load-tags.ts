import type { SiteConfig } from '#shared/site/site-config.ts'
import { dataLayer, gtag } from './data-layer.ts'

type TagIds = Pick<SiteConfig, 'analyticsId' | 'recorderId' | 'tagManagerId'>

/** Whether there is any tag to load. */
export function hasTags({ analyticsId, recorderId, tagManagerId }: TagIds): boolean {
  return [analyticsId, recorderId, tagManagerId].some((id) => id !== '')
}

/** How long an idle moment is waited for, ms; then the tags load all the same. */
const IDLE_DEADLINE_MS = 4000

/**
 * Queues what the configured tags are to know, and loads them after the page has loaded and the
 * browser is idle. Returns what calls it off.
 */
export function loadTagsWhenIdle(ids: TagIds): () => void {
  const sources = queueTags(ids)
  if (sources.length === 0) return () => {}
  const calledOff = new AbortController()
  const whenIdle = () => {
    const load = () => !calledOff.signal.aborted && sources.forEach(loadScript)
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_DEADLINE_MS })
    else setTimeout(load, IDLE_DEADLINE_MS)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true, signal: calledOff.signal })
  return () => calledOff.abort()
}

/** The addresses of the tags; their commands stand in the queues before any page view does. */
function queueTags({ analyticsId, recorderId, tagManagerId }: TagIds): string[] {
  const sources: string[] = []
  if (analyticsId) {
    gtag('js', new Date())
    // Page views are sent by the site itself, one on every change of address.
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
