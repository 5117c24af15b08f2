import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
import { groupCategories } from '../../src/shared/category-groups.ts'
import { baseUrl, onceRead, openPage } from './site.ts'

interface Expected {
  path: string
  title: string
  heading: string
  /** What else is expected, in a window of 1280 by 800 px. */
  also?: (page: Page) => Promise<void>
}

const pages: Expected[] = [
  {
    path: '/',
    title: 'Free cards, posters and videos for simchas and Yom Tov · Mazel',
    heading: 'Mazel tov, with your names on it.',
    also: async (page) => {
      await expectHome(page)
      await expectPictures(page)
    },
  },
  {
    path: '/cards/wedding',
    title: 'Wedding cards · Mazel',
    heading: 'Wedding',
    also: expectPictures,
  },
  {
    path: '/cards/wedding?subCategory=mazel-tov',
    title: 'Wedding cards: Mazel tov · Mazel',
    heading: 'Wedding',
  },
  { path: '/cards/chanukah', title: 'Chanukah cards · Mazel', heading: 'Chanukah' },
  {
    path: '/cards/status_posters',
    title: 'Free status posters · Mazel',
    heading: 'Free status posters',
  },
  { path: '/videos', title: 'Videos · Mazel', heading: 'Videos' },
  {
    path: '/card/papercut-arch',
    title: 'Papercut arch, Wedding card · Papercut · Mazel',
    heading: 'Papercut arch',
  },
]

interface Clip {
  slug: string
  film?: object
  titles: { en: string }
}
let clips: Clip[] = []

beforeAll(async () => {
  const page: unknown = await (await fetch(`${baseUrl}/api/page?address=%2Fvideos`)).json()
  // The server's tests check this shape.
  clips = (page as { videos: Clip[] }).videos.filter(({ film }) => !film)
})

test.each(pages)(
  '$path has its title, heading, address and content, and fits every window',
  async (expected) => {
    const { page } = await openPage({ path: expected.path })
    await expected.also?.(page)
    await expectPage(page, expected)
  },
)

test.each(pages)(
  '$path is served whole, without anything inline, the same every time',
  async ({ path }) => {
    const [first, second] = await Promise.all([fetch(baseUrl + path), fetch(baseUrl + path)])
    expect(first.status).toBe(200)
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(first.headers.get('cache-control')).toMatch(/^private, max-age=\d+/)
    const policy = first.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src (?:'sha256-[^']+' )+'strict-dynamic'/)
    expect(policy).not.toContain('unsafe-inline')
    const html = await first.text()
    expect(await second.text()).toBe(html)
    expect(inlineCodeIn(html)).toEqual([])
    expect(html).not.toMatch(/<footer|Notifications/)
    expect(html).toMatch(/<html lang="en" dir="ltr">/)
  },
)

test.each(['/', '/videos'])('visitors can enlarge %s to five times', async (path) => {
  const html = await (await fetch(baseUrl + path)).text()
  const [, content] = /<meta name="viewport" content="([^"]+)"/.exec(html) ?? []
  expect(content?.split(/,\s*/)).toContain('maximum-scale=5')
  expect(content).not.toContain('user-scalable')
})

test('a page that is not found leads to the nearest one, which search engines may show', async () => {
  const { page } = await openPage({ path: '/card/papercut-arc', faults: [/404/] })
  expect(await page.title()).toBe('Page not found · Mazel')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: 'To the home page' }).count()).toBe(1)
  await main.getByRole('link', { name: 'Did you mean' }).click()
  await page.waitForURL(`${baseUrl}/card/papercut-arch`, onceRead)
  await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0)
})

/** What the site is, tiles of every occasion, cards, posters and a way to write. */
async function expectHome(page: Page) {
  const main = page.getByRole('main')
  await expectThreeCards(page)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(1)
  const tiles = main.locator('#simchas a, #occasions a')
  const addresses = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))
  expect(addresses.sort()).toEqual(builtinCategories.map(({ slug }) => `/cards/${slug}`).sort())
  expect(await main.locator('a[href^="/card/"]').count()).toBeGreaterThanOrEqual(3)
  expect(await main.getByRole('link', { name: 'All posters' }).getAttribute('href')).toBe(
    '/cards/status_posters',
  )
  expect(await main.getByRole('button', { name: 'Contact us' }).isVisible()).toBe(true)
  const cards = await main
    .locator('[data-card]')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('data-card')))
  expect(cards.length).toBeGreaterThan(15)
  expect(new Set(cards).size).toBe(cards.length)
  await page.setViewportSize({ width: 360, height: 800 })
  const shown = main.locator('#simchas a:visible')
  expect(await shown.count()).toBe(9)
  const { simchas } = groupCategories(builtinCategories)
  await main.getByText(`All ${simchas.length}`).click()
  await expect.poll(() => shown.count()).toBe(simchas.length)
}

/** Beside the heading, above the fold. */
async function expectThreeCards(page: Page) {
  const shelf = page.locator('main ul').first().locator('img')
  expect(await shelf.count()).toBe(3)
  for (const picture of await shelf.all()) {
    const box = await picture.boundingBox()
    expect(box?.width).toBeGreaterThan(150)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800)
  }
}

/** Every picture is there, with words for those who do not see it. */
async function expectPictures(page: Page) {
  const images = page.locator('img')
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager'
  })
  const unloaded = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.src),
    )
  // Their first request has them drawn.
  await expect.poll(unloaded, { timeout: 180_000 }).toEqual([])
  const alternatives = await page
    .locator('a[href^="/card/"] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(alternatives.length).toBeGreaterThan(0)
  for (const alternative of alternatives) expect(alternative).toMatch(/\w{3}/)
}

test('without script the links lead from home to a category to a card, and the card gives its picture', async () => {
  const { page } = await openPage({ context: { javaScriptEnabled: false } })
  await page.locator('#simchas').getByRole('link', { name: 'Wedding' }).click()
  await page.waitForURL(`${baseUrl}/cards/wedding`, onceRead)
  await page.getByRole('main').locator('a[href="/card/papercut-arch"]').first().click()
  await page.waitForURL(`${baseUrl}/card/papercut-arch`, onceRead)
  const picture = page.getByRole('main').getByRole('img', { name: 'papercut' }).first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300)
  const link = page.getByRole('main').locator('a[download]:visible')
  const file = await fetch(baseUrl + (await link.getAttribute('href')))
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toMatch(/^image\//)
})

test('without script the menus open by hover', async () => {
  const { page } = await openPage({ context: { javaScriptEnabled: false } })
  const header = page.getByRole('banner')
  await header.getByText('Simchas', { exact: true }).hover()
  await header.getByRole('link', { name: 'Bar mitzvah' }).click()
  await page.waitForURL(`${baseUrl}/cards/bar-mitzvah`, onceRead)
})

test('a video plays in native controls, has its title and address, and fits every window', async () => {
  const clip = firstClip()
  const path = `/video/${clip.slug}`
  const { page } = await openPage({ path })
  const video = page.locator('video')
  expect(await video.evaluate((element: HTMLVideoElement) => element.controls)).toBe(true)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3)
  const { width, height, error } = await video.evaluate((element: HTMLVideoElement) => ({
    width: element.videoWidth,
    height: element.videoHeight,
    error: element.error?.message,
  }))
  expect(error).toBeUndefined()
  expect(width).toBeGreaterThan(300)
  expect(height).toBeGreaterThan(300)
  const download = page.getByRole('link', { name: 'Download video' })
  expect(await download.getAttribute('download')).toMatch(/\.mp4$/)
  await expectPage(page, { path, title: `${clip.titles.en} · Mazel`, heading: clip.titles.en })
})

async function expectPage(page: Page, { path, title, heading }: Expected) {
  expect(await page.title()).toBe(title)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeGreaterThan(40)
  expect(description?.length).toBeLessThan(220)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(baseUrl + path)
  const headings = await page
    .locator('h1')
    .evaluateAll((all) => all.map((one) => (one.querySelector('bdi') ?? one).textContent))
  expect(headings).toEqual([heading])
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const message = `${direction} at ${width} px`
      await expect.poll(() => overflowOf(page), { message }).toEqual([])
    }
  }
}

/** Elements that overflow the window sideways, if the page can be scrolled there. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1)
    })
    return [`${scrollWidth} px`, ...outside.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))]
  })
}

/** Scripts, handlers and styles that are inline in the markup. */
function inlineCodeIn(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter(
      (attributes) =>
        !/\ssrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes),
    )
  const tags = [
    ...html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').matchAll(/<[a-z][^>]*>/g),
  ]
  const attributes = tags.flatMap(([tag]) => tag.match(/\s(?:on[a-z]+|style)="[^"]*"/g) ?? [])
  return [...scripts, ...attributes, ...(html.match(/javascript:/g) ?? [])]
}

function firstClip(): Clip {
  const [clip] = clips
  if (!clip) throw new Error('the site has no video')
  return clip
}
