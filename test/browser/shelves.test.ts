import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { moreLink, openShelf, shelfPath, tiles } from './shelf-page.ts'
import { beforeLive, fullUrl, onceRead, openPage, untilFocused, untilHydrated } from './site.ts'

test('without script the next cards are a link away', async () => {
  const { page } = await openShelf({ context: { javaScriptEnabled: false } })
  expect(await tiles(page).count()).toBe(24)
  await moreLink(page).click()
  await page.waitForURL(`${fullUrl}${shelfPath}?page=2`, onceRead)
  expect(await tiles(page).first().getAttribute('data-card')).toBe('card-25')
  expect(await page.getByRole('link', { name: 'Previous page' }).isVisible()).toBe(true)
})

test('with it they come in place, the first of them focused, and how many is said', async () => {
  const { page } = await openShelf()
  await moreLink(page).press('Enter')
  await expect.poll(() => tiles(page).count()).toBe(48)
  const first = page.locator('main li a', { has: page.locator('[data-card="card-25"]') })
  await untilFocused(first)
  await expect.poll(() => page.getByText('48 of 60 are shown.').count()).toBe(1)
  expect(new URL(page.url()).search).toBe('')
})

test('once asked for they go on coming near the end, each once, until all are there', async () => {
  const { page } = await openShelf()
  await moreLink(page).click()
  await expect.poll(() => tiles(page).count()).toBe(48)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => tiles(page).count()).toBe(60)
  await expect.poll(() => moreLink(page).count()).toBe(0)
  const slugs = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.getAttribute('data-card')),
  )
  expect(new Set(slugs).size).toBe(60)
})

test('cards that cannot be fetched leave those there are, and the link', async () => {
  let broken = true
  const { page } = await openShelf({
    faults: [/more of a list/, /503/],
    prepare: (page) =>
      page.route('**/api/page?address=*page%3D2', (route) =>
        broken ? route.fulfill({ status: 503, json: { message: 'Later.' } }) : route.continue(),
      ),
  })
  await moreLink(page).click()
  await page.getByText('The next page could not be loaded.').waitFor()
  expect(await tiles(page).count()).toBe(24)
  broken = false
  await moreLink(page).click()
  await expect.poll(() => tiles(page).count()).toBe(48)
})

test('coming back from a card finds the shelf as long and as far down as it was', async () => {
  const { page } = await openShelf()
  await moreLink(page).click()
  await expect.poll(() => tiles(page).count()).toBe(48)
  const tile = page.locator('main [data-card="card-30"]')
  // Until the click the driver may scroll, and a font that arrives late may move the page.
  await page.evaluate(() =>
    addEventListener('click', () => document.body.setAttribute('data-clicked-at', `${scrollY}`), {
      capture: true,
    }),
  )
  await tile.click()
  await page.waitForURL('**/card/card-30', onceRead)
  const place = Number(await page.locator('body').getAttribute('data-clicked-at'))
  expect(place).toBeGreaterThan(1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack(onceRead)
  await page.locator('main[data-page=category]').waitFor()
  // A position between two px is reported as either of them.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThanOrEqual(1)
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(48)
  await page.goForward(onceRead)
  await page.locator('main[data-page=card]').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a shelf scrolled before the page is live is as far down when the visitor comes back', async () => {
  const { page } = await openShelf({
    prepare: (page) => beforeLive(() => page.evaluate(() => scrollTo(0, 500)))(page),
  })
  await untilHydrated(page)
  await tiles(page).nth(3).dispatchEvent('click')
  await page.waitForURL('**/card/card-4', onceRead)
  await page.goBack(onceRead)
  await page.locator('main[data-page=category]').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('a page gone back to is shown without asking the server again', async () => {
  const { page } = await openShelf()
  await tiles(page).first().click()
  await page.waitForURL('**/card/card-1', onceRead)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goBack(onceRead)
  await page.locator('main[data-page=category]').waitFor()
  expect(asked.filter((url) => url.includes('/api/page'))).toEqual([])
})

test('data of a card is fetched as soon as a visitor points at it', async () => {
  const { page } = await openShelf()
  const fetched = page.waitForResponse((answer) => answer.url().includes('card%2Fcard-3'))
  await tiles(page).nth(2).hover()
  expect((await fetched).status()).toBe(200)
})

test('a phone folds half of the filters; a format has its own pictures and opens in it', async () => {
  const { page } = await openPage({ path: '/cards/wedding', width: 360, height: 780 })
  const recipients = page.getByRole('navigation', { name: 'For' })
  expect(await recipients.isVisible()).toBe(false)
  await page.getByText('More filters').click()
  expect(await recipients.getByRole('link', { name: 'Any' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  const filter = page.getByRole('navigation', { name: 'Shape' })
  await filter.getByRole('link', { name: 'Status' }).click()
  await page.waitForURL('**/cards/wedding?format=status', onceRead)
  await expect
    .poll(() => filter.getByRole('link', { name: 'Status' }).getAttribute('aria-current'))
    .toBe('page')
  const ratios = await tiles(page).evaluateAll((all) =>
    all.map((image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
  )
  expect(ratios.length).toBeGreaterThan(2)
  for (const ratio of ratios) expect(ratio).toBeCloseTo(9 / 16, 2)
  await tiles(page).first().click()
  await page.locator('main[data-page=card]').waitFor()
  const status = page.getByRole('radio', { name: /^Status/ })
  await expect.poll(() => status.isChecked()).toBe(true)
})

test('the sub-menu shows a card of the kind that is pointed at, and how many there are', async () => {
  const { page } = await openPage()
  const bar = page.getByRole('navigation', { name: 'Categories' })
  await bar.getByRole('button', { name: 'Wedding: kinds of cards' }).click()
  const panel = bar.locator('[data-open=true]')
  await panel.getByRole('link', { name: 'Thank you' }).hover()
  const thanks = cards.filter(
    ({ categories, subCategories = [] }) =>
      categories.includes('wedding') && subCategories.includes('thank-you'),
  )
  await panel.getByText(`${thanks.length} cards`).waitFor()
  await expect
    .poll(() => panel.locator('img').getAttribute('src'))
    .toContain(`/images/cards/${thanks[0]?.slug}.`)
})

test('a picture that is refused at first appears by itself', async () => {
  const refused = new Set<string>()
  const { page } = await openShelf({
    alone: true,
    faults: [/503/],
    prepare: (page) =>
      page.route('**/images/cards/**', (route) => {
        const address = route.request().url()
        if (refused.has(address)) return route.continue()
        refused.add(address)
        return route.fulfill({ status: 503, headers: { 'Retry-After': '5' } })
      }),
  })
  const isShown = () =>
    tiles(page)
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isShown).toBe(true)
  expect(refused.size).toBeGreaterThan(0)
})
