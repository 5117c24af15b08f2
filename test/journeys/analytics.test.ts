import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gate, onceRead, openPage, taggedUrl, untilStill } from '../browser/site.ts'

const stubs = ['https://www.googletagmanager.com/', 'https://www.clarity.ms/']
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'

/** A page of the site with tags, whose scripts are empty; `asked` are the scripts requested. */
async function openTagged(path = '/', prepare?: (page: Page) => Promise<unknown>) {
  const asked: string[] = []
  const { page } = await openPage({
    site: taggedUrl,
    path,
    stubs,
    prepare: async (page) => {
      // The tags wait for the pictures of the page, which take long to be made.
      await page.route('**/images/cards/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
      )
      for (const start of stubs) {
        await page.route(`${start}**`, (route) => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/javascript', body: '' })
        })
      }
      await prepare?.(page)
    },
  })
  return { page, asked }
}

test('the tags are asked for once each, after the page has loaded and been painted', async () => {
  const { page, asked } = await openTagged()
  await expect
    .poll(() => [...asked].sort())
    .toEqual([
      'https://www.clarity.ms/tag/testrec',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ])
  // The timings are known after the requests were answered.
  await expect.poll(async () => (await page.evaluate(timesOfLoading)).tags).toHaveLength(3)
  const times = await page.evaluate(timesOfLoading)
  for (const begin of times.tags) {
    expect(begin).toBeGreaterThan(times.firstPaint)
    expect(begin).toBeGreaterThanOrEqual(times.load)
  }
})

test('while the page is still loading no tag is asked for', async () => {
  const loading = gate()
  const { page, asked } = await openTagged('/', (page) =>
    page.route('**/images/logo*', async (route) => {
      await loading.wait
      await route.continue()
    }),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await untilStill(page)
  expect(asked).toEqual([])
  loading.open()
  await expect.poll(() => asked.length).toBe(3)
})

test('without ids nothing is loaded and nothing is written down', async () => {
  const { page } = await openPage()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos', onceRead)
  const traces = await page.evaluate(() => ({
    dataLayer: typeof Reflect.get(window, 'dataLayer'),
    clarity: typeof Reflect.get(window, 'clarity'),
    scripts: [...document.scripts].filter(({ src }) => !src.startsWith(location.origin) && src)
      .length,
  }))
  expect(traces).toEqual({ dataLayer: 'undefined', clarity: 'undefined', scripts: 0 })
})

test('each change of route sends one page view, the first included', async () => {
  const { page } = await openTagged()
  const first = {
    path: '/',
    title: 'Free cards, posters and videos for simchas and Yom Tov · Mazel',
  }
  const videos = { path: '/videos', title: 'Videos · Mazel' }
  const wedding = { path: '/cards/wedding', title: 'Wedding cards · Mazel' }
  const thanks = {
    path: '/cards/wedding?subCategory=mazel-tov',
    title: 'Wedding cards: Mazel tov · Mazel',
  }
  await expectViews(page, [first])
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await expectViews(page, [first, videos])
  const bar = page.getByRole('navigation', { name: 'Categories' })
  await bar.getByRole('link', { name: 'Wedding', exact: true }).click()
  await expectViews(page, [first, videos, wedding])
  const kinds = page.getByRole('navigation', { name: 'Kind' })
  await kinds.getByRole('link', { name: /^Mazel tov/ }).click()
  await expectViews(page, [first, videos, wedding, thanks])
  await page.goBack(onceRead)
  await expectViews(page, [first, videos, wedding, thanks, wedding])
  const card = {
    path: '/card/papercut-arch',
    title: 'Papercut arch, Wedding card · Papercut · Mazel',
  }
  await page.getByRole('main').locator('a[href="/card/papercut-arch"]').click()
  await expectViews(page, [first, videos, wedding, thanks, wedding, card])
})

test('opening menus and dialogs, hovering and typing send no page view', async () => {
  const { page } = await openTagged()
  const views = async () => (await viewsIn(page)).analytics
  await expect.poll(views).toHaveLength(1)
  await page.getByRole('banner').getByRole('button', { name: 'Simchas' }).click()
  // The menu covers the page below it.
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Wedding' }).first().hover()
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Chaya')
  await untilStill(page)
  expect(await views()).toHaveLength(1)
})

test('the commands of the tags stand in their queue before the first page view', async () => {
  const { page } = await openTagged()
  const names = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as (ArrayLike<unknown> & { event?: string })[]).map(
        (entry) => entry.event ?? entry[0],
      ),
    )
  await expect.poll(names).toEqual(['js', 'config', 'gtm.js', 'event', 'virtual_page_view'])
})

test('what visitors type is masked for the recorder', async () => {
  const { page } = await openTagged('/card/papercut-arch')
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  await page.getByRole('dialog').waitFor()
  const unmasked = await page
    .locator('input, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => !field.closest('[data-clarity-mask=true]'))
        .map((field) => field.outerHTML),
    )
  expect(unmasked).toEqual([])
  const picture = page.locator('main svg[role=img], main [data-card] img').first()
  await expect
    .poll(() => picture.evaluate((one) => one.closest('[data-clarity-mask=true]') !== null))
    .toBe(true)
})

test('names that were typed stand in nothing that the recorder is shown', async () => {
  const { page } = await openTagged('/card/papercut-arch')
  const seen = () => page.evaluate(unmaskedText)
  expect(await seen()).toContain('Papercut arch')
  await page.getByRole('main').getByLabel('Chosson', { exact: true }).fill(typedName)
  await page.locator('main svg[role=img]').getByText(typedName).waitFor({ state: 'attached' })
  expect(await seen()).not.toContain(typedName)
  await page.getByRole('main').getByText('Saved on this device').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'My drafts' }).click()
  await page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').waitFor()
  await expect.poll(() => page.getByRole('main').innerHTML()).toContain(typedName)
  expect(await seen()).not.toContain(typedName)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Papercut arch/ })
    .first()
    .click()
  await page.locator('main svg[role=img]').getByText(typedName).waitFor({ state: 'attached' })
  expect(await seen()).not.toContain(typedName)
})

const typedName = 'זלמן'

/** Everything that Clarity sends: document, address and tag calls, without what is masked. */
function unmaskedText(): string {
  const copy = document.documentElement.cloneNode(true) as Element
  for (const masked of copy.querySelectorAll('[data-clarity-mask=true]')) masked.remove()
  const told = JSON.stringify(Reflect.get(window, 'dataLayer'))
  return copy.outerHTML + decodeURIComponent(location.href) + told
}

interface View {
  path: string
  title: string
}

async function expectViews(page: Page, expected: View[]) {
  await expect.poll(() => viewsIn(page)).toEqual({ analytics: expected, tagManager: expected })
}

/** Page views reported to the analytics tag and to the tag manager. */
function viewsIn(page: Page): Promise<{ analytics: View[]; tagManager: View[] }> {
  return page.evaluate(() => {
    interface Entry {
      event?: string
      page_path?: string
      page_title?: string
    }
    const entries = Reflect.get(window, 'dataLayer') as (Entry & ArrayLike<unknown>)[]
    const view = (page: Entry) => ({ path: page.page_path ?? '', title: page.page_title ?? '' })
    return {
      analytics: entries
        .filter((entry) => entry[0] === 'event' && entry[1] === 'page_view')
        .map((entry) => view(entry[2] as Entry)),
      tagManager: entries.filter(({ event }) => event === 'virtual_page_view').map(view),
    }
  })
}

function timesOfLoading() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const tags = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin))
    .map(({ startTime }) => startTime)
  return { tags, load: navigation?.loadEventStart ?? 0, firstPaint: paint?.startTime ?? 0 }
}
