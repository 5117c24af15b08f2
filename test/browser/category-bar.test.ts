import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import { baseUrl, onceRead, openPage, passTime, stopClock, textPath, untilStill } from './site.ts'

const inBar = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const weddingKinds = (page: Page) => inBar(page).getByRole('button', { name: 'Wedding: kinds' })
const boyKinds = (page: Page) => inBar(page).getByRole('button', { name: 'It’s a Boy: kinds' })
const expanded = (trigger: Locator) => trigger.getAttribute('aria-expanded')

test('a sub-menu of the bar opens after 300 ms, its neighbour at once, and closes after 150 ms', async () => {
  const { page } = await openPage({ path: textPath, clock: true })
  await stopClock(page)
  await boyKinds(page).hover()
  await passTime(page, 299)
  expect(await expanded(boyKinds(page))).toBe('false')
  await passTime(page, 1)
  await expect.poll(() => expanded(boyKinds(page))).toBe('true')
  const girlKinds = inBar(page).getByRole('button', { name: 'It’s a Girl: kinds' })
  await girlKinds.hover()
  await passTime(page, 1)
  await expect.poll(() => expanded(girlKinds)).toBe('true')
  expect(await expanded(boyKinds(page))).toBe('false')
  await page.mouse.move(900, 700)
  await passTime(page, 149)
  expect(await expanded(girlKinds)).toBe('true')
  await passTime(page, 1)
  await expect.poll(() => expanded(girlKinds)).toBe('false')
})

test('a menu closes when the focus leaves it', async () => {
  const { page } = await openPage({ path: textPath })
  await weddingKinds(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => expanded(weddingKinds(page))).toBe('true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect.poll(() => expanded(weddingKinds(page))).toBe('false')
})

test('the bar stays at the top of the window when the page is scrolled', async () => {
  const { page } = await openPage({ path: '/' })
  const topOf = () => inBar(page).evaluate((bar) => bar.getBoundingClientRect().top)
  expect(await topOf()).toBeGreaterThan(40)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  expect(await topOf()).toBe(0)
  await inBar(page).getByRole('link', { name: 'Wedding', exact: true }).click()
  await page.waitForURL('**/cards/wedding', onceRead)
})

test('the bar leads to every main category and drops down only where there are filters', async () => {
  const { page } = await openPage({ path: textPath })
  const items = inBar(page).locator('li:not([data-menu-panel] li)')
  const found = await items.evaluateAll((all) =>
    all.map((item) => [
      item.querySelector(':scope > a')?.getAttribute('href'),
      item.querySelector(':scope > button') !== null,
    ]),
  )
  expect(found).toEqual(
    builtinCategories
      .filter(({ seasonType }) => seasonType !== 3)
      .map(({ slug, show_filters }) => [`/cards/${slug}`, show_filters]),
  )
})

test('a drop-down of the bar leads to the kinds of its category', async () => {
  const { page } = await openPage({ path: textPath })
  await weddingKinds(page).click()
  const open = page.locator('[data-menu-panel][data-open=true]')
  await expect
    .poll(() => open.locator('a').evaluateAll(pathsOf))
    .toEqual([
      '/cards/wedding',
      '/cards/wedding?subCategory=invitation',
      '/cards/wedding?subCategory=mazel-tov',
      '/cards/wedding?subCategory=thank-you',
      '/cards/wedding?subCategory=schedule',
    ])
  await open.getByRole('link', { name: 'Mazel tov' }).click()
  await page.waitForURL(`${baseUrl}/cards/wedding?subCategory=mazel-tov`, onceRead)
  await expect.poll(() => open.count()).toBe(0)
  const chips = page.getByRole('navigation', { name: 'Kind' })
  const chip = chips.getByRole('link', { name: /^Mazel tov/ })
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('page')
})

test('an open drop-down of the bar stands in every window', async () => {
  const { page } = await openPage({ path: textPath })
  const panel = page.locator('[data-menu-panel][data-open=true]')
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await weddingKinds(page).scrollIntoViewIfNeeded()
    await weddingKinds(page).click()
    await panel.waitFor()
    await untilStill(page)
    const place = async () => {
      const foot = await inBar(page).evaluate((bar) => bar.getBoundingClientRect().bottom)
      const box = await panel.boundingBox()
      if (!box) return 'not shown'
      const isInside = box.x >= 0 && box.x + box.width <= width
      const isBelow = Math.abs(box.y - foot) < 2
      return isInside && isBelow
        ? 'below the bar, in the window'
        : `${JSON.stringify(box)}, ${foot}`
    }
    await expect.poll(place, { message: `${width} px` }).toBe('below the bar, in the window')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
})

function pathsOf(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}

test.each(['ltr', 'rtl'])('on a phone the category of the page is in sight (%s)', async (dir) => {
  const { page } = await openPage({
    path: '/cards/chanukah',
    width: 360,
    prepare: (page) =>
      page.addInitScript((dir) => {
        document.addEventListener('DOMContentLoaded', () =>
          document.documentElement.setAttribute('dir', dir),
        )
      }, dir),
  })
  const current = inBar(page).locator('[aria-current=page]')
  const edges = () => current.evaluate((link) => link.getBoundingClientRect().toJSON())
  await expect.poll(async () => (await edges()).left).toBeGreaterThanOrEqual(0)
  await expect.poll(async () => (await edges()).right).toBeLessThanOrEqual(360)
})
