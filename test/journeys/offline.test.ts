import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardDataPath } from '../../src/shared/routes.ts'
import { cardPath, field, lineOf, live, newName } from '../browser/card-page.ts'
import { decode, fileSavedBy } from '../browser/card-pictures.ts'
import { cutOff, onceRead, openPage } from '../browser/site.ts'

const context = { serviceWorkers: 'allow' } as const
const main = (page: Page) => page.getByRole('main')

/** Path and query of everything in the service worker's caches. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
  })
}

test('a visited card can be edited and downloaded without a network, and nothing personal is kept', async () => {
  const faults = [...cutOff, /net::ERR/, /503/, /^navigation /]
  const { page } = await openPage({ path: cardPath, context, faults })
  await field(page, 'Chosson').fill(newName)
  await live(page).waitFor()
  await main(page).getByText('Saved on this device').waitFor()
  const makers = [/\/draw-card-[^/]+\.js$/, /\/draw-ground-[^/]+\.js$/, /\/harfbuzz-[^/]+\.wasm$/]
  const pages = [cardPath, '/', '/drafts', cardDataPath('papercut-arch')]
  const needed = [...pages, ...makers.map((file) => expect.stringMatching(file))]
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(needed))
  await page.context().setOffline(true)

  await page.reload(onceRead)
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await field(page, 'Chosson').fill('יעקב')
  await expect.poll(() => lineOf(page, 'chosson')).toBe('יעקב')
  const { bytes } = await fileSavedBy(page, () =>
    main(page).getByRole('button', { name: 'Download picture' }).click(),
  )
  expect(await decode(page, bytes)).toMatchObject({ type: 'jpeg' })

  await page.goto(new URL('/', page.url()).href, onceRead)
  await page.getByRole('heading', { level: 1, name: 'Mazel tov' }).waitFor()
  await page.goto(new URL('/drafts', page.url()).href, onceRead)
  await main(page).getByText('יעקב').first().waitFor()
  await main(page).locator('[data-live] svg').waitFor()
  await main(page).getByText('יעקב').first().click()
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe('יעקב')
  await live(page).waitFor()
  await page.goto(new URL('/he/cards/purim', page.url()).href, onceRead)
  expect(await page.getByRole('heading').textContent()).toBe('אין חיבור לאינטרנט')
  await page.goto(new URL('/cards/purim', page.url()).href, onceRead)
  expect(await page.getByRole('heading').textContent()).toBe('You are offline')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Purim' }).first().waitFor()

  await page.goto(new URL('/search?q=mazel', page.url()).href, onceRead)
  await page.goto(new URL(`${cardPath}?d=1abc`, page.url()).href, onceRead)
  await main(page).getByRole('heading').first().waitFor()
  const kept = await keptAddresses(page)
  expect(kept).toContain(cardPath)
  expect(kept.filter((address) => /[?&](?:d|q)=|%3F(?:d|q)%3D/.test(address))).toEqual([])
})

test('a draft of a film over a clip has its picture without a network', async () => {
  // A picture that is drawn at its first request can be late; the page asks again.
  const faults = [...cutOff, /net::ERR/, /503/]
  const { page } = await openPage({ path: '/video/chanukah-lights-for-you', context, faults })
  const words = main(page).getByRole('textbox').first()
  await words.fill(newName)
  await main(page).getByText('Saved on this device').waitFor()
  const needed = ['/drafts', expect.stringMatching(/^\/images\/videos\/[^?]*-still\..*width=250/)]
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(needed))
  await page.context().setOffline(true)

  await page.goto(new URL('/drafts', page.url()).href, onceRead)
  const still = main(page).locator('[data-live] img')
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
})
