import {
  countsPath,
  type DownloadKind,
  itemPattern,
  maxCounts,
  maxItemLength,
  type SearchScript,
  type ShareWay,
} from '#shared/insight/vocabulary.ts'
import { matchRoute } from '#shared/pages.ts'
import { mayCount } from './may-count.ts'
import { ownBuild } from './own-build.ts'
import { scriptOf } from './script-of.ts'

/**
 * What to count. The second value is mapped to a word of the closed vocabulary here, and is not sent
 * itself. Without an item, the count is about the card or video of the page.
 */
export type CountOrder =
  /** With the path and query of the page. */
  | ['view', address: string]
  /** With the media type of the file. */
  | ['download', type: string, item?: string | undefined]
  /** With a way, or the host of the network. */
  | ['share', way: string, item?: string | undefined]
  /** With the words that found nothing. */
  | ['search', words: string]

interface Count {
  kind: CountOrder[0]
  what: string
  item?: string
}

/** Several counts are sent as one. */
const waitMs = 2000

const downloads: Readonly<Record<string, DownloadKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/gif': 'gif',
  'video/mp4': 'film',
  'application/pdf': 'pdf',
  'text/calendar': 'calendar',
  print: 'print',
}

const shares: Readonly<Record<string, ShareWay>> = {
  app: 'app',
  'app-link': 'app-link',
  'copied-link': 'copied-link',
  'copied-words': 'copied-words',
  'copied-picture': 'copied-picture',
  'wa.me': 'whatsapp',
  't.me': 'telegram',
  'x.com': 'x',
  'www.facebook.com': 'facebook',
}

const waiting: Count[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Puts a count on the list, which is sent soon, or when the page is hidden. */
export function addCount(...order: CountOrder): void {
  const counted = mayCount() && countOf(order)
  if (!counted || waiting.length >= maxCounts) return
  waiting.push(counted)
  timer ??= setTimeout(send, waitMs)
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send()
})

function send(): void {
  clearTimeout(timer)
  timer = undefined
  const counts = waiting.splice(0)
  if (counts.length === 0) return
  const body = JSON.stringify({ version: 1, build: ownBuild(), counts })
  // A beacon outlives the page, and nothing waits for its answer.
  navigator.sendBeacon(countsPath, new Blob([body], { type: 'application/json' }))
}

function countOf(order: CountOrder): Count | undefined {
  const [kind, what, item = itemOf(location.pathname)] = order
  if (kind === 'view') return viewOf(what)
  if (kind === 'search') return { kind, what: scriptOf(what) satisfies SearchScript }
  const known = kind === 'share' ? shares[what] : downloads[what.split(';')[0] ?? '']
  return known && { kind, what: known, ...checked(item) }
}

/** The page that is shown may be another than that of the address, as for a missing card. */
function viewOf(address: string): Count | undefined {
  const page = document.getElementById('main')?.dataset.page
  if (!page) return undefined
  const isThere = page !== 'not-found' && page !== 'error'
  return { kind: 'view', what: page, ...(isThere && checked(itemOf(address))) }
}

function checked(item: string): { item?: string } {
  return item.length <= maxItemLength && itemPattern.test(item) ? { item } : {}
}

/** A card in motion counts as the card. */
function itemOf(address: string): string {
  const route = matchRoute(address)
  if (!('slug' in route)) return ''
  return `${route.name === 'move' ? 'card' : route.name}/${route.slug}`
}
