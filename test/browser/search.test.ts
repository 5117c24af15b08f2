import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import type { PageOf } from '#shared/page.ts'
import type { SearchAnswer } from '#shared/search.ts'
import {
  baseUrl,
  gate,
  openPage,
  passTime,
  settle,
  stopClock,
  untilFocused,
  untilStill,
} from './site.ts'

const CALL = '**/api/search?*'

/** Pictures of the page before may be under way still. */
const AT_ONCE = { waitUntil: 'commit' } as const
const PHONE = { width: 360, height: 740 }

const inHeader = (page: Page) => page.locator('#header-search-input')
const inHero = (page: Page) => page.locator('#hero-search-input')
const inPage = (page: Page) => page.locator('#page-search-input')
const list = (page: Page) => page.getByRole('listbox')
const options = (page: Page) => list(page).getByRole('option')
const status = (page: Page) => page.locator('#header-search [role=status]')
const openButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const expanded = (page: Page) => inHeader(page).getAttribute('aria-expanded')

/** Real cards under the words asked for, so that each answer can be told from the others. */
async function answerTo(query: string): Promise<SearchAnswer> {
  const home = await (await fetch(`${baseUrl}/api/page?address=%2F`)).json()
  const { newest } = home as PageOf<'home'>
  const categories = builtinCategories.filter(({ slug }) => /bar-mitzvah|chanukah/.test(slug))
  return { query, categories, cards: newest.slice(0, 3), total: 7 }
}

function queryOf(route: Route): string {
  return new URL(route.request().url()).searchParams.get('q') ?? ''
}

async function answer(route: Route): Promise<void> {
  await route.fulfill({ json: await answerTo(queryOf(route)) })
}

/** A page whose search finds the same for all words. */
async function openSearching(options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({
    path: '/videos',
    prepare: (page) => page.route(CALL, answer),
    ...options,
  })
  return page
}

async function typeBar(page: Page) {
  await inHeader(page).pressSequentially('bar')
  // On the way to it there may be answers to its first letters.
  await expect.poll(() => options(page).last().textContent()).toContain('“bar”')
}

/** Name of the option that the field points to. */
function active(page: Page): Promise<string | null> {
  return inHeader(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return option?.getAttribute('aria-selected') === 'true' ? option.textContent : null
  })
}

test('typing shows occasions, cards and the way to all of them', async () => {
  const page = await openSearching()
  await typeBar(page)
  const groups = list(page).getByRole('group')
  expect(await groups.count()).toBe(2)
  const occasions = list(page).getByRole('group', { name: 'Occasions' }).getByRole('option')
  expect(await occasions.allTextContents()).toEqual(['Bar mitzvahבר מצוה', 'Chanukahחנוכה'])
  const cards = list(page).getByRole('group', { name: 'Cards' }).getByRole('option')
  expect(await cards.count()).toBe(3)
  const picture = cards.first().locator('img')
  await expect.poll(() => picture.evaluate(naturalWidth)).toBeGreaterThan(0)
  expect(await options(page).last().textContent()).toBe('All 7 cards for “bar”')
  await expect.poll(() => expanded(page)).toBe('true')
  await expect.poll(() => status(page).textContent()).toContain('2 occasions and 7 cards')
})

test('one call is made for words typed without a rest of 120 ms', async () => {
  const calls: string[] = []
  const page = await openSearching({
    clock: true,
    prepare: (page) =>
      page.route(CALL, async (route) => {
        calls.push(queryOf(route))
        await answer(route)
      }),
  })
  await stopClock(page)
  await inHeader(page).pressSequentially('ba')
  await passTime(page, 119)
  await inHeader(page).press('r')
  await passTime(page, 119)
  expect(calls).toEqual([])
  await passTime(page, 1)
  await list(page).waitFor()
  expect(calls).toEqual(['bar'])
})

test('the arrow keys, Home and End choose, and Enter goes there', async () => {
  const page = await openSearching()
  await typeBar(page)
  expect(await active(page)).toBeNull()
  for (const [key, name] of [
    ['ArrowDown', 'Bar mitzvahבר מצוה'],
    ['ArrowDown', 'Chanukahחנוכה'],
    ['End', 'All 7 cards for “bar”'],
    ['ArrowDown', 'Bar mitzvahבר מצוה'],
    ['ArrowUp', 'All 7 cards for “bar”'],
    ['Home', 'Bar mitzvahבר מצוה'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => active(page), { message: key }).toBe(name)
    await untilFocused(inHeader(page))
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/cards/bar-mitzvah`, AT_ONCE)
  await list(page).waitFor({ state: 'detached' })
})

test('without an option Home moves the caret and Enter searches', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Home')
  const caret = await inHeader(page).evaluate((field) => Reflect.get(field, 'selectionStart'))
  expect(caret).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, AT_ONCE)
  await expect.poll(() => heading(page).textContent()).toContain('“bar”')
  await expect.poll(() => inPage(page).inputValue()).toBe('bar')
})

test('Escape closes the list, then clears the field, and an arrow opens the list', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  expect(await inHeader(page).inputValue()).toBe('bar')
  await expect.poll(() => expanded(page)).toBe('false')
  await page.keyboard.press('ArrowDown')
  await list(page).waitFor()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => inHeader(page).inputValue()).toBe('')
})

test('leaving by Tab and a click outside close the list', async () => {
  const page = await openSearching()
  await typeBar(page)
  await page.keyboard.press('Tab')
  await list(page).waitFor({ state: 'detached' })
  await inHeader(page).click()
  await list(page).waitFor()
  await page.mouse.click(20, 600)
  await list(page).waitFor({ state: 'detached' })
  expect(await inHeader(page).inputValue()).toBe('bar')
})

test('a click on a card goes to it', async () => {
  const page = await openSearching()
  await typeBar(page)
  const card = list(page).getByRole('group', { name: 'Cards' }).getByRole('option').first()
  const path = await card.getAttribute('href')
  await card.click()
  await page.waitForURL(`${baseUrl}${path}`, AT_ONCE)
  await expect.poll(() => inHeader(page).inputValue()).toBe('')
})

test('an older answer never overtakes a newer one', async () => {
  const slow = gate()
  const asked = gate()
  const page = await openSearching({
    prepare: (page) =>
      page.route(CALL, async (route) => {
        if (queryOf(route) !== 'bar') return answer(route)
        asked.open()
        await slow.wait
        await answer(route).catch(() => {})
      }),
  })
  await inHeader(page).pressSequentially('bar')
  await asked.wait
  await inHeader(page).pressSequentially(' mitzva')
  await expect.poll(() => options(page).last().textContent()).toContain('“bar mitzva”')
  slow.open()
  await settle(page)
  expect(await options(page).last().textContent()).toContain('“bar mitzva”')
})

test('when the call fails a quiet line says so, the words stay and Enter works', async () => {
  const page = await openSearching({
    faults: [/503/, /^search/],
    prepare: (page) => page.route(CALL, (route) => route.fulfill({ status: 503, json: {} })),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('cannot be had')
  await status(page).waitFor()
  expect(await inHeader(page).inputValue()).toBe('bar')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, AT_ONCE)
})

test('an answer that is none is treated as a failure', async () => {
  const page = await openSearching({
    faults: [/^search/],
    prepare: (page) => page.route(CALL, (route) => route.fulfill({ json: { cards: 'none' } })),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('cannot be had')
})

test('what is found nowhere is said, not shown as an empty list', async () => {
  const page = await openSearching({
    prepare: (page) =>
      page.route(CALL, (route) =>
        route.fulfill({ json: { query: 'bar', categories: [], cards: [], total: 0 } }),
      ),
  })
  await inHeader(page).pressSequentially('bar')
  await expect.poll(() => status(page).textContent()).toContain('Nothing by that name')
  await expect.poll(() => list(page).count()).toBe(0)
  await expect.poll(() => expanded(page)).toBe('false')
})

test('the field of home searches by its button', async () => {
  const page = await openSearching({ path: '/' })
  expect(await inHero(page).evaluate((field) => field.closest('form')?.offsetHeight)).toBe(56)
  await inHero(page).fill('בר מצוה')
  await page.getByRole('main').getByRole('button', { name: 'Find a card' }).click()
  await page.waitForURL(`${baseUrl}/search?q=${encodeURIComponent('בר מצוה')}`, AT_ONCE)
  await expect.poll(() => heading(page).locator('bdi').textContent()).toBe('בר מצוה')
})

test('without script the search is a form', async () => {
  const { page } = await openPage({ context: { javaScriptEnabled: false } })
  await inHero(page).fill('bar mitzva')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar+mitzva`)
  expect(await inPage(page).inputValue()).toBe('bar mitzva')
  await page.setViewportSize(PHONE)
  await openButton(page).click()
  await page.waitForURL((url) => url.pathname === '/search' && !url.searchParams.get('q'))
  expect(await heading(page).textContent()).toBe('What is the simcha?')
})

test('on a phone the field opens over the header and gives the focus back', async () => {
  const page = await openSearching(PHONE)
  expect(await inHeader(page).isVisible()).toBe(false)
  const size = await openButton(page).boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close the search' }).click(),
  ]
  for (const close of ways) {
    await openButton(page).click()
    await untilFocused(inHeader(page))
    await close()
    await expect.poll(() => inHeader(page).isVisible()).toBe(false)
    await untilFocused(openButton(page))
  }
})

test('on a phone the list takes the whole width, and a find closes it all', async () => {
  const page = await openSearching(PHONE)
  await openButton(page).click()
  await typeBar(page)
  await untilStill(page)
  const box = await list(page).locator('..').boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 360])
  await options(page).first().click()
  await page.waitForURL(`${baseUrl}/cards/bar-mitzvah`, AT_ONCE)
  await expect.poll(() => inHeader(page).isVisible()).toBe(false)
})

test('the field takes Hebrew from the right, without a zoom on a phone', async () => {
  const page = await openSearching()
  await inHeader(page).fill('חתונה')
  const style = await inHeader(page).evaluate((field) => {
    const { direction, fontSize } = getComputedStyle(field)
    return { direction, fontSize }
  })
  expect(style).toEqual({ direction: 'rtl', fontSize: '16px' })
})

test('on a page read from the right the list stays within the window', async () => {
  const page = await openSearching()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await typeBar(page)
  await untilStill(page)
  const box = await list(page).locator('..').boundingBox()
  const field = await page.locator('#header-search').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual((field?.x ?? 0) - 1)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
})

test.each([1280, 960, 768])('the header holds its field at %i px', async (width) => {
  const page = await openSearching({ width })
  const box = await page.locator('#header-search').boundingBox()
  expect(box?.height).toBe(44)
  expect(box?.width).toBeGreaterThanOrEqual(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('neither the list nor the search moves what stands on the page', async () => {
  const page = await openSearching({ path: '/' })
  await page.evaluate(async () => {
    await document.fonts.ready
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift' })
  })
  await inHero(page).pressSequentially('bar')
  await list(page).waitFor()
  await untilStill(page)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await settle(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
})

test('an empty search invites, and is not to be listed', async () => {
  const { page } = await openPage({ path: '/search' })
  expect(await heading(page).textContent()).toBe('What is the simcha?')
  const tiles = page.locator('section', { hasText: 'Asked for most' }).getByRole('link')
  expect(await tiles.count()).toBeGreaterThanOrEqual(6)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('a search that finds nothing offers ways on', async () => {
  const { page } = await openPage({ path: '/search?q=xylophone' })
  expect(await heading(page).textContent()).toBe('No cards for “xylophone”')
  expect(await page.locator('section', { hasText: 'Asked for most' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Ask us for one' }).click()
  await page.getByRole('dialog', { name: 'Write to us' }).waitFor()
})

test('the page shows the occasions and cards that were found', async () => {
  const found = await answerTo('bar')
  const page = await openSearching({
    prepare: (page) =>
      page.route('**/api/page?*', (route) =>
        route.fulfill({ json: { name: 'search', ...found } satisfies PageOf<'search'> }),
      ),
  })
  await inHeader(page).fill('bar')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${baseUrl}/search?q=bar`, AT_ONCE)
  await expect.poll(() => heading(page).textContent()).toBe('7 cards for “bar”')
  const occasions = page.getByRole('navigation', { name: 'Occasions found' }).getByRole('link')
  await expect.poll(() => occasions.count()).toBe(2)
  await expect.poll(() => page.locator('main a[href^="/card/"]').count()).toBe(3)
  await page.getByText('The best 3 of 7').waitFor()
})

function naturalWidth(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
