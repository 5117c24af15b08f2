/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { type KeptKind, keptKind } from './kept-requests.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/*
 * Caches what this browser has opened, so that a reload without a network shows it again. For
 * content that can change, the network comes first, so that a new deploy is visible at once and two
 * versions of the site never mix.
 */

const maxAgeSeconds = 60 * 86_400

/**
 * Skips responses that the server marks as not cacheable. `private` is fine: the cache is this
 * browser's.
 */
const keepableAnswersOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 &&
    !/no-cache|no-store/.test(response.headers.get('Cache-Control') ?? '')
      ? response
      : null,
}

function keepAtMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })
}

const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [
    keepableAnswersOnly,
    keepAtMost(60),
    { handlerDidError: async ({ request }) => offlinePage(addressOf(request.url)) },
  ],
})

const data = new NetworkFirst({
  cacheName: 'data',
  plugins: [keepableAnswersOnly, keepAtMost(120)],
})

/** Fonts and pictures may change at the same address. */
const files = new NetworkFirst({
  cacheName: 'files',
  plugins: [keepableAnswersOnly, keepAtMost(300)],
})

/** The address of a script or style contains its version. */
const code = new CacheFirst({
  cacheName: 'code',
  plugins: [keepableAnswersOnly, keepAtMost(300)],
})

const router = new Router()
router.registerRoute(new Route(ofKind('page'), pages))
router.registerRoute(new Route(ofKind('data'), data))
router.registerRoute(new Route(ofKind('file'), files))
router.registerRoute(new Route(ofKind('code'), code))
router.addFetchListener()
// The page that installs the worker was fetched before it started.
router.addCacheListener()
void self.skipWaiting()
clientsClaim()

/** Path and query, as of a page. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Range requests, as of players, go to the network. */
function ofKind(kind: KeptKind): RouteMatchCallback {
  return ({ url, request, sameOrigin }) =>
    sameOrigin && !request.headers.has('Range') && keptKind(url) === kind
}
