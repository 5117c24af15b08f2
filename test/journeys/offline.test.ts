import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CARD, field, lineOf, live, NAME } from '../browser/card-page.ts'
import { ONCE_READ, openPage } from '../browser/site.ts'

const context = { serviceWorkers: 'allow' } as const
const main = (page: Page) => page.getByRole('main')

/** Path and query of all that the service worker has an answer to. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}

test('a card is there after a reload without a network, and nothing personal is kept', async () => {
  const faults = [/net::ERR/, /503/]
  const { page } = await openPage({ path: '/cards/wedding', context, faults })
  await main(page).locator(`a[href="${CARD}"]`).first().click()
  await field(page, 'Chosson').fill(NAME)
  await live(page).waitFor()
  await main(page).getByText('Saved on this device').waitFor()
  await expect.poll(() => keptAddresses(page)).toContain(CARD)
  await page.context().setOffline(true)

  await page.reload(ONCE_READ)
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(NAME)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(NAME)

  await page.goto(new URL('/cards/purim', page.url()).href, ONCE_READ)
  expect(await page.getByRole('heading').textContent()).toBe('You are offline')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Purim' }).first().waitFor()

  await page.goto(new URL('/search?q=mazel', page.url()).href, ONCE_READ)
  await page.goto(new URL(`${CARD}?d=1abc`, page.url()).href, ONCE_READ)
  await main(page).getByRole('heading').first().waitFor()
  const kept = await keptAddresses(page)
  expect(kept).toContain(CARD)
  expect(kept.filter((address) => /[?&](?:d|q)=|%3F(?:d|q)%3D/.test(address))).toEqual([])
})
