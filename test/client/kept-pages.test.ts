import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadPage, rememberFirstPage } from '../../client/data/use-page.ts'
import { showAddress } from '../../client/use-address.ts'

/** Addresses of pages that were fetched. */
let fetched: string[] = []

beforeEach(() => {
  fetched = []
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(new URL(path, 'http://localhost').searchParams.get('address') ?? '')
    return Response.json({ name: 'privacy' })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a tab keeps the page that is shown and the latest others, and fetches older ones again', async () => {
  showAddress('/')
  rememberFirstPage('/', { name: 'privacy' })
  const others = Array.from({ length: 80 }, (_, i) => `/card/one-of-many-${i}`)
  for (const address of others) await preloadPage(address)
  expect(fetched).toEqual(others)
  await Promise.all(['/', ...others.slice(40)].map(preloadPage))
  expect(fetched).toEqual(others)
  await preloadPage('/card/one-of-many-0')
  expect(fetched.slice(others.length)).toEqual(['/card/one-of-many-0'])
})
