import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageDataPath, searchCallPath } from '../../src/shared/routes.ts'
import { askSite, breakDown } from './site.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

const calls = [pageDataPath('/privacy'), searchCallPath('wedding')]

test.each(calls)('%s is refused to whoever calls too often, and can be had again', async (path) => {
  const keys: string[] = []
  const limit = async ({ key }: { key: string }) => {
    keys.push(key)
    return { success: false }
  }
  const headers = { 'CF-Connecting-IP': '2001:db8::7' }
  const refused = await askSite(path, { headers }, { CALL_LIMIT: { limit } })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toEqual({ message: expect.stringContaining('try again soon') })
  expect(keys).toEqual(['2001:db8:0:0'])
  expect((await askSite(path)).status).toBe(200)
})

test.each(calls)('%s is there when the limit does not answer', async (path) => {
  expect((await askSite(path, {}, { CALL_LIMIT: breakDown(env.CALL_LIMIT) })).status).toBe(200)
})

test('the limits of wrangler.toml let a fast visitor in for a minute', async () => {
  const { success } = await env.CALL_LIMIT.limit({ key: 'a household of its own' })
  expect(success).toBe(true)
})
