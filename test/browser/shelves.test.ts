import { brotliCompressSync, constants } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { fullUrl, openPage, settle, untilFocused, untilStill } from './site.ts'

const SHELF = '/cards/bris'
const tiles = (page: Page) => page.locator('main [data-card]')
const moreLink = (page: Page) => page.getByRole('link', { name: /^Show \d+ more$/ })

async function openShelf(options: Parameters<typeof openPage>[0] = {}) {
  return openPage({ site: fullUrl, path: SHELF, ...options })
}

test('without script the next cards are a link away', async () => {
  const { page } = await openShelf({ context: { javaScriptEnabled: false } })
  expect(await tiles(page).count()).toBe(24)
  await moreLink(page).click()
  await page.waitForURL(`${fullUrl}${SHELF}?page=2`)
  expect(await tiles(page).first().getAttribute('data-card')).toBe('card-25')
  expect(await page.getByRole('link', { name: 'The cards before these' }).isVisible()).toBe(true)
})

test('with it they come in place, the first of them focused, and how many is said', async () => {
  const { page } = await openShelf()
  await moreLink(page).press('Enter')
  await expect.poll(() => tiles(page).count()).toBe(48)
  const first = page.locator('main li a', { has: page.locator('[data-card="card-25"]') })
  await untilFocused(first)
  await expect.poll(() => page.getByText('48 of 60 cards are shown.').count()).toBe(1)
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
    faults: [/more cards/, /503/],
    prepare: (page) =>
      page.route('**/api/page?address=*page%3D2', (route) =>
        broken ? route.fulfill({ status: 503, json: { message: 'Later.' } }) : route.continue(),
      ),
  })
  await moreLink(page).click()
  await page.getByText('More cards could not be fetched.').waitFor()
  expect(await tiles(page).count()).toBe(24)
  broken = false
  await moreLink(page).click()
  await expect.poll(() => tiles(page).count()).toBe(48)
})

test('coming back from a card finds the shelf as long and as far down as it was', async () => {
  const { page } = await openShelf()
  await moreLink(page).click()
  await expect.poll(() => tiles(page).count()).toBe(48)
  const tile = page.locator('main [data-card="card-41"]')
  await tile.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await tile.click()
  await page.waitForURL('**/card/card-41')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.locator('main[data-page=category]').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(48)
  await page.goForward()
  await page.locator('main[data-page=card]').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a page gone back to is shown without asking the server again', async () => {
  const { page } = await openShelf()
  await tiles(page).first().click()
  await page.waitForURL('**/card/card-1')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goBack()
  await page.locator('main[data-page=category]').waitFor()
  expect(asked.filter((url) => url.includes('/api/page'))).toEqual([])
})

test('data of a card is fetched as soon as a visitor points at it', async () => {
  const { page } = await openShelf()
  const fetched = page.waitForResponse((answer) => answer.url().includes('card%2Fcard-3'))
  await tiles(page).nth(2).hover()
  expect((await fetched).status()).toBe(200)
})

test('the picture moves from its place on the shelf to its place on the card, and back', async () => {
  const { page } = await openShelf({ prepare: watchTransitions })
  const tile = tiles(page).nth(1)
  await tile.hover()
  await untilStill(page)
  const from = await boxOf(tile)
  await tile.click()
  await page.locator('main[data-page=card]').waitFor()
  await expect.poll(() => moves(page)).toHaveLength(1)
  await untilStill(page)
  const to = await boxOf(page.locator('main [data-card="card-2"]').first())
  const [there] = await moves(page)
  expect(there?.[0]).toMatchObject(placeOf(from))
  expect(there?.[1]).toMatchObject(placeOf(to))
  await page.goBack()
  await page.locator('main[data-page=category]').waitFor()
  await expect.poll(() => moves(page)).toHaveLength(2)
})

test('nothing moves for those who want less movement', async () => {
  const { page } = await openShelf({
    prepare: watchTransitions,
    context: { reducedMotion: 'reduce' },
  })
  await tiles(page).first().click()
  await page.locator('main[data-page=card]').waitFor()
  await settle(page)
  expect(await moves(page)).toEqual([])
})

test('a format is shown in its own pictures, and its cards are opened in it', async () => {
  const { page } = await openPage({ path: '/cards/wedding' })
  const filter = page.getByRole('navigation', { name: 'Format of the pictures' })
  await filter.getByRole('link', { name: 'Status' }).click()
  await page.waitForURL('**/cards/wedding?format=status')
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
  await panel.getByText('1 card').waitFor()
  await expect
    .poll(() => panel.locator('img').getAttribute('src'))
    .toMatch(/^\/images\/cards\/blossoming/)
})

test('posters are filtered by occasion', async () => {
  const { page } = await openPage({ path: '/cards/status_posters' })
  const all = await tiles(page).count()
  await page
    .getByRole('navigation', { name: 'Occasions' })
    .getByRole('link', { name: /^Chanukah/ })
    .click()
  await page.waitForURL('**/cards/status_posters?category=chanukah')
  await expect.poll(() => tiles(page).count()).toBeLessThan(all)
  expect(await tiles(page).count()).toBeGreaterThan(0)
})

test('where files can be shared, one tap passes a poster on, as the file alone', async () => {
  const { page } = await openPage({
    path: '/cards/status_posters',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: ({ files }: ShareData) => files?.length === 1,
          share: async (data: ShareData) => {
            const [file] = data.files ?? []
            const bitmap = file && (await createImageBitmap(file))
            Object.assign(window, {
              shared: {
                parts: Object.keys(data),
                type: file?.type,
                name: file?.name,
                size: [bitmap?.width, bitmap?.height],
              },
            })
          },
        })
      }),
  })
  await page.getByRole('button', { name: 'Share Menorah lights' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      parts: ['files'],
      type: 'image/jpeg',
      name: 'mazel-menorah-lights.jpg',
      size: [1080, 1920],
    })
})

test('elsewhere one tap downloads it', async () => {
  const { page } = await openPage({ path: '/cards/status_posters' })
  expect(await page.getByRole('button', { name: /^Share/ }).count()).toBe(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Menorah lights' }).click()
  expect((await downloading).suggestedFilename()).toBe('mazel-menorah-lights.jpg')
})

test('a page of 24 cards on a phone does not shift as its pictures come', async () => {
  const { page } = await openShelf({
    width: 360,
    height: 780,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  for (const tile of await tiles(page).all()) await tile.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      tiles(page).evaluateAll((all) => all.every((image) => Reflect.get(image, 'complete'))),
    )
    .toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
})

test('a page of 24 cards weighs at most 300 kB on a phone', async () => {
  const answers: Response[] = []
  const { page } = await openShelf({
    width: 360,
    height: 780,
    context: { deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    prepare: async (page) => page.on('response', (answer) => answers.push(answer)),
  })
  await page.waitForLoadState('networkidle')
  const weights = await Promise.all(answers.map(weightOf))
  expect(weights.length).toBeGreaterThan(15)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(300_000)
})

/** Bytes of a body, text compressed as an edge does it on the fly. */
async function weightOf(answer: Response): Promise<number> {
  const body = await answer.body()
  const isText = /text|json|javascript|svg/.test(answer.headers()['content-type'] ?? '')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return (isText ? brotliCompressSync(body, { params }) : body).length
}

interface Place {
  x: number
  y: number
  width: number
}

/** Writes down from where to where the picture of a card is moved. */
function watchTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { moves: seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const group = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(card-picture)')
        seen.push(
          group?.getKeyframes().map(({ transform, width }) => {
            const { e: x, f: y } = new DOMMatrix(String(transform))
            return { x: Math.round(x), y: Math.round(y), width: Math.round(parseFloat(`${width}`)) }
          }),
        )
      })
      return transition
    }
  })
}

function moves(page: Page): Promise<Place[][]> {
  return page.evaluate(() => Reflect.get(window, 'moves'))
}

async function boxOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

function placeOf({ x, y, width }: Place): Place {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width) }
}
