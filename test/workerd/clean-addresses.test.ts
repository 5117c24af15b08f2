import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { pageDataPath } from '../../src/shared/routes.ts'
import { askSite, breakDown } from './site.ts'

/** Nothing is read for a redirect. */
const noServices = {
  CONTENT: breakDown(env.CONTENT),
  ASSETS: breakDown(env.ASSETS),
  MEDIA: breakDown(env.MEDIA),
}

test.each([
  ['/?fbclid=x', '/'],
  ['/cards/wedding?page=2&fbclid=x', '/cards/wedding?page=2'],
  ['/cards/wedding?utm_source=mail', '/cards/wedding'],
  ['/images/cards/lights.png?width=320&v=2', '/images/cards/lights.png?width=320'],
  ['/api/categories?x=1', '/api/categories'],
  ['/robots.txt?v=2', '/robots.txt'],
  [pageDataPath('/cards/wedding?x=1'), pageDataPath('/cards/wedding')],
  ['/cards/wedding?page=0', '/cards/wedding'],
  ['/cards/wedding?page=two&page=3', '/cards/wedding?page=3'],
  ['/cards/wedding?format=cube', '/cards/wedding'],
  ['/he/dates/?of=nonsense', '/he/dates'],
  [pageDataPath('/dates?of=nonsense'), pageDataPath('/dates')],
  ['/simcha?category=nonsense', '/simcha'],
  ['/simcha?category=wedding', '/simcha'],
  ['/simcha?category=nonsense&category=bris&x=1', '/simcha?category=bris'],
  [pageDataPath('/simcha?category=nonsense'), pageDataPath('/simcha')],
])('%s is sent to %s, and nothing is read for it', async (path, clean) => {
  const response = await askSite(path, {}, noServices)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(clean)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a campaign stays in the address of a page while a tag is set that reads it', async () => {
  const path = '/privacy?utm_source=mail'
  for (const tag of [{ ANALYTICS_ID: 'G-TEST' }, { TAG_MANAGER_ID: 'GTM-TEST' }]) {
    expect((await askSite(path, {}, tag)).status).toBe(200)
    expect((await askSite(`${path}&fbclid=x`, {}, tag)).headers.get('location')).toBe(path)
  }
})

test.each([
  ['a personal link, which holds names', '/card/nonsense?fbclid=x&d=1abc', 404],
  ['the data of one', `${pageDataPath('/card/nonsense?d=1abc&fbclid=x')}&x=1`, 200],
  ['its picture', '/preview/card/nonsense.jpg?fbclid=x&d=1abc', 404],
  ['what another method asks', '/privacy?x=1', 405],
])('%s is not redirected', async (_, path, status) => {
  const method = status === 405 ? 'DELETE' : 'GET'
  const response = await askSite(`http://localhost${path}`, { method })
  expect(response.headers.get('location')).toBeNull()
  expect(response.status).toBe(status)
})
