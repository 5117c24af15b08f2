import { pointerKey, pointerTtlSeconds } from '#shared/release/release.ts'
import { fetchAsset } from '../services/fetch-asset.ts'
import type { Services } from '../services/services.ts'
import { withinDeadline } from '../services/within-deadline.ts'

/** `present`: bound, but a call would cost money or do something. */
export type BindingState = 'answers' | 'fails' | 'present' | 'missing'

export interface BindingHealth {
  state: BindingState
  /** Duration of the call. */
  ms?: number
}

export type Health = Record<CheckedBinding, BindingHealth>

/** Deadline of each call; all run at once. */
const deadlineMs = 400

/** A key that no bucket has. */
const probeKey = 'healthz'

/** Calls that cost next to nothing, and throw if the service gives no sensible answer. */
const calls = {
  CONTENT: async ({ env }) => {
    const text: unknown = await env.CONTENT.get(pointerKey, { cacheTtl: pointerTtlSeconds })
    if (text !== null && typeof text !== 'string') throw new TypeError('not text')
  },
  MEDIA: ({ env }) => lookUp(env.MEDIA),
  CONTACT_BUCKET: ({ env }) => lookUp(env.CONTACT_BUCKET),
  DB: ({ env }) => selectOne(env.DB),
  SEARCH_DB: ({ env }) => selectOne(env.SEARCH_DB),
  ASSETS: async (services) => {
    const file = await fetchAsset(services, '/robots.txt', { method: 'HEAD' })
    if (!file.ok) throw new Error(`status ${file.status}`)
  },
  PREVIEW: async ({ env }) => {
    // It refuses an empty order at once.
    const { status } = await env.PREVIEW.fetch('https://preview.local', { method: 'POST' })
    if (status !== 400) throw new Error(`status ${status}`)
  },
} satisfies Record<string, (services: Services) => Promise<void>>

const presences = ['CONTACT_QUEUE', 'EMAIL', 'IMAGES'] as const

type CheckedBinding = keyof typeof calls | (typeof presences)[number]

/** The state of all bindings, within the deadline. */
export async function checkBindings(services: Services): Promise<Health> {
  const called = Object.entries(calls).map(async ([name, call]) => {
    return [name, await check(services, name, call)]
  })
  const seen = presences.map((name) => [
    name,
    { state: isBound(services.env, name) ? 'present' : 'missing' },
  ])
  // The names are those of the two lists above.
  return Object.fromEntries([...(await Promise.all(called)), ...seen]) as Health
}

async function check(
  services: Services,
  name: string,
  call: (services: Services) => Promise<void>,
): Promise<BindingHealth> {
  if (!isBound(services.env, name)) return { state: 'missing' }
  const start = Date.now()
  try {
    await withinDeadline(deadlineMs, call(services))
    return { state: 'answers', ms: Date.now() - start }
  } catch {
    return { state: 'fails', ms: Date.now() - start }
  }
}

/** A deploy may lack a binding that the types promise. */
function isBound(env: Env, name: string): boolean {
  const binding: unknown = Reflect.get(env, name)
  return binding !== undefined && binding !== null
}

async function lookUp(bucket: R2Bucket): Promise<void> {
  const object: unknown = await bucket.head(probeKey)
  if (object !== null) throw new TypeError('a file that was never stored')
}

async function selectOne(database: D1Database): Promise<void> {
  const row: unknown = await database.prepare('SELECT 1 AS one').first('one')
  if (row !== 1) throw new TypeError('not 1')
}
