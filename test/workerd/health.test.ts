import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { healthPath } from '../../src/shared/routes.ts'
import { documentOf } from './catalogue.ts'
import { brokenDatabase } from './contact-messages.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

/** The preview worker refuses an empty order. */
const preview: object = { PREVIEW: { fetch: async () => new Response(null, { status: 400 }) } }

async function askHealth(bindings: object = {}) {
  const response = await askSite(healthPath, {}, Object.assign({}, preview, bindings))
  const body = await response.json<{
    status: string
    bindings: Record<string, { state: string; ms?: number }>
  }>()
  return { response, body }
}

test('a healthy site names its release and each binding', async () => {
  const { id } = await publishContent({ cards: [documentOf('papercut-arch')] })
  const { response, body } = await askHealth()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    status: 'ok',
    builtAt: expect.any(String),
    release: { id, number: expect.any(Number), source: 'kv' },
  })
  for (const name of ['CONTENT', 'MEDIA', 'CONTACT_BUCKET', 'DB', 'SEARCH_DB', 'ASSETS', 'PREVIEW'])
    expect(body.bindings[name]).toEqual({ state: 'answers', ms: expect.any(Number) })
  for (const name of ['CONTACT_QUEUE', 'EMAIL', 'IMAGES'])
    expect(body.bindings[name]).toEqual({ state: 'present' })
  expect(JSON.stringify(body)).not.toContain('@')
})

test.each([
  ['CONTENT', breakDown(env.CONTENT), 'fails'],
  ['SEARCH_DB', brokenDatabase, 'fails'],
  ['DB', brokenDatabase, 'fails'],
  ['PREVIEW', { fetch: async () => new Response(null, { status: 503 }) }, 'fails'],
  ['IMAGES', undefined, 'missing'],
  ['EMAIL', undefined, 'missing'],
  ['CONTACT_QUEUE', undefined, 'missing'],
] as const)('without %s the site is degraded, and its visitors have a fallback', async (...row) => {
  const [name, binding, state] = row
  const { response, body } = await askHealth({ [name]: binding })
  expect(response.status).toBe(200)
  expect(body.status).toBe('degraded')
  expect(body.bindings[name]).toMatchObject({ state })
})

test.each([
  ['the files that ship', { ASSETS: breakDown(env.ASSETS) }],
  ['the published files', { MEDIA: breakDown(env.MEDIA) }],
  [
    'every place for a message',
    {
      DB: brokenDatabase,
      CONTACT_BUCKET: breakDown(env.CONTACT_BUCKET),
      CONTACT_QUEUE: undefined,
    },
  ],
])('without %s the site is down', async (_, bindings) => {
  const { response, body } = await askHealth(bindings)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body.status).toBe('down')
})

test('a binding that hangs fails at its deadline, and the site answers', async () => {
  const hanging = { get: () => new Promise(() => {}) }
  const { response, body } = await askHealth({ CONTENT: hanging })
  expect(response.status).toBe(200)
  const { state, ms = 0 } = body.bindings.CONTENT ?? {}
  expect(state).toBe('fails')
  expect(ms).toBeGreaterThanOrEqual(390)
})

test('whoever asks too often is refused', async () => {
  const full = { limit: async () => ({ success: false }) }
  const { response } = await askHealth({ HEALTH_LIMIT: full })
  expect(response.status).toBe(429)
})
