import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { vi } from 'vitest'
import { type PageName, pages } from '#shared/pages.ts'
import { loadPage } from '../../client/pages/pages.ts'
import { createApp } from '../../src/app.ts'
import { forgetLoaded } from '../../src/pages/keep-loaded.ts'
import { keptPages } from '../../src/pages/kept-pages.ts'
import { keptParts } from '../../src/pages/kept-parts.tsx'
import { keptTops } from '../../src/pages/kept-tops.ts'
import { forgetPopularity } from '../../src/popularity/read-popularity.ts'
import { documentCache } from '../../src/release/read-document.ts'
import { forgetReleases } from '../../src/release/request-release.ts'
import { forgetSearches } from '../../src/search/d1-index.ts'

const app = createApp()

// Vite makes the code of a page when it is imported, which can take longer than a test may.
await Promise.all((Object.keys(pages) as PageName[]).map(loadPage))

let households = 0

/** A request from a new household, so that no test uses up the rate limits of another. */
export function fromNewHousehold(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  if (!headers.has('CF-Connecting-IP')) {
    headers.set('CF-Connecting-IP', `2001:db8:0:${(++households).toString(16)}::1`)
  }
  return { ...init, headers }
}

/**
 * Calls the site with the real bindings, and waits for its work after the response.
 *
 * @param init default: from a new household
 * @param bindings replace the real ones, for faults that the real ones cannot produce
 */
export async function askSite(
  path: string,
  init: RequestInit = {},
  bindings: Partial<Env> = {},
): Promise<Response> {
  const context = createExecutionContext()
  const response = await app.request(path, fromNewHousehold(init), { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

/** A call that never answers, or only once it is ended. */
export function hanging() {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  async function call() {
    begun.resolve()
    await ended.promise
  }
  return { call, begun: begun.promise, end: ended.resolve }
}

/**
 * Asks while a call hangs: an answer that waits for longer never comes.
 *
 * @param ms of the clock, which pass once the call has begun; then `end` ends it, if it is given
 */
export async function askFor<Answer>(
  ms: number,
  { begun, end }: { begun: Promise<void>; end?: () => void },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = ask()
    await begun
    await vi.advanceTimersByTimeAsync(ms)
    end?.()
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

/** Forgets what the isolate has read of releases, and the pages that it has made of it. */
export function forgetDocuments() {
  documentCache.clear()
  keptPages.clear()
  keptTops.clear()
  forgetLoaded()
  forgetSearches()
  keptParts.clear()
}

/**
 * Empties KV, the buckets and what the isolate remembers, so that tests do not find each other's
 * content.
 */
export async function clearStorage() {
  forgetDocuments()
  forgetReleases()
  forgetPopularity()
  const { keys } = await env.CONTENT.list()
  await Promise.all(keys.map(({ name }) => env.CONTENT.delete(name)))
  for (const bucket of [env.MEDIA, env.CONTACT_BUCKET]) {
    const { objects } = await bucket.list()
    await bucket.delete(objects.map(({ key }) => key))
  }
}

type Methods<Binding> = Partial<Record<keyof Binding, (...args: never[]) => unknown>>

/** A binding with some of its methods replaced. */
export function replaceMethods<Binding extends object>(
  binding: Binding,
  methods: Methods<Binding>,
): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const owner = Object.hasOwn(methods, name) ? methods : target
      const member: unknown = Reflect.get(owner, name)
      return typeof member === 'function' ? member.bind(owner) : member
    },
  })
}

/** A binding whose methods all throw, as in an outage. */
export function breakDown<Binding extends object>(binding: Binding): Binding {
  return new Proxy(binding, {
    get: () => async () => {
      throw new Error('the service is down')
    },
  })
}
