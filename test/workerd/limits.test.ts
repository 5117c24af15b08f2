import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cardDataPath,
  pageDataPath,
  searchCallPath,
  securityTextPath,
  videoDataPath,
} from '../../src/shared/routes.ts'
import { clipVideo, documentOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await publishContent({ cards: [documentOf('papercut-arch')], videos: [clipVideo()] })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

const calls = [
  pageDataPath('/privacy'),
  searchCallPath('wedding'),
  cardDataPath('papercut-arch'),
  videoDataPath(clipVideo().slug),
]

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

test('security.txt says where to report, until within a year of the build', async () => {
  const contact = 'mailto:security@mazel.example'
  const response = await askSite(securityTextPath, {}, { SECURITY_CONTACT: contact })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  const lines = (await response.text()).trimEnd().split('\n')
  expect(lines).toContain(`Contact: ${contact}`)
  expect(lines).toContain(`Canonical: http://localhost${securityTextPath}`)
  const [expires = ''] = lines.flatMap((line) => line.match(/(?<=^Expires: ).+/) ?? [])
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(358)
  expect(days).toBeLessThan(365)
})

test('without a contact there is no security.txt', async () => {
  expect((await askSite(securityTextPath, {}, { SECURITY_CONTACT: '' })).status).toBe(404)
})
