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
 * Keeps what this browser has opened, so that a reload without a network shows it again. The network
 * always comes first where content can change, so a new deploy is seen at once and two versions of
 * the site never meet.
 */

const DAY_SECONDS = 86_400

/** Leaves out what the server says is for one visitor, or for one moment. */
const publicAnswersOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/private|no-store/.test(response.headers.get('Cache-Control') ?? '')
      ? response
      : null,
}

function keepAtMost(maxEntries: number, days: number): WorkboxPlugin {
  const maxAgeSeconds = days * DAY_SECONDS
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })
}

const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [publicAnswersOnly, keepAtMost(60, 60), { handlerDidError: async () => offlinePage() }],
})

const data = new NetworkFirst({
  cacheName: 'data',
  plugins: [publicAnswersOnly, keepAtMost(120, 60)],
})

/** Fonts and pictures keep their address when they change. */
const files = new NetworkFirst({
  cacheName: 'files',
  plugins: [publicAnswersOnly, keepAtMost(300, 60)],
})

/** The address of a script or style names its version. */
const code = new CacheFirst({
  cacheName: 'code',
  plugins: [publicAnswersOnly, keepAtMost(300, 60)],
})

const router = new Router()
router.registerRoute(new Route(ofKind('page'), pages))
router.registerRoute(new Route(ofKind('data'), data))
router.registerRoute(new Route(ofKind('file'), files))
router.registerRoute(new Route(ofKind('code'), code))
router.addFetchListener()
// The page that installs the worker was fetched before it.
router.addCacheListener()
void self.skipWaiting()
clientsClaim()

/** A part of a file, as players ask for, is left to the network. */
function ofKind(kind: KeptKind): RouteMatchCallback {
  return ({ url, request, sameOrigin }) =>
    sameOrigin && !request.headers.has('Range') && keptKind(url) === kind
}
