import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtinCategories } from '#shared/categories.ts'
import { groupCategories } from '#shared/category-groups.ts'
import {
  lightness,
  onceRead,
  openPage,
  passTime,
  stopClock,
  untilFocused,
} from '../browser/site.ts'

const inHeader = (page: Page) => page.getByRole('banner')
const inBar = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const simchas = (page: Page) => inHeader(page).getByRole('button', { name: 'Simchas', exact: true })
const occasions = (page: Page) => inHeader(page).getByRole('button', { name: 'Occasions' })
const weddingKinds = (page: Page) => inBar(page).getByRole('button', { name: 'Wedding: kinds' })
const expanded = (trigger: Locator) => trigger.getAttribute('aria-expanded')
const backgroundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test('home has a white header and a white page', async () => {
  const { page } = await openPage()
  expect(await backgroundOf(page, 'header')).toBe('rgb(255, 255, 255)')
  expect(await backgroundOf(page, 'html')).toBe('rgb(255, 255, 255)')
  expect(await backgroundOf(page, 'body')).toBe('rgba(0, 0, 0, 0)')
})

test.each(['/cards/wedding', '/cards/status_posters', '/videos', '/card/papercut-arch', '/none'])(
  '%s has a dark header and a grey page',
  async (path) => {
    const { page } = await openPage({ path, faults: [/404/] })
    expect(lightness(await backgroundOf(page, 'header'))).toBeLessThan(0.2)
    const grey = lightness(await backgroundOf(page, 'body'))
    expect(grey).toBeGreaterThan(0.8)
    expect(grey).toBeLessThan(0.98)
  },
)

test('going from home to another page and back turns header and page', async () => {
  const { page } = await openPage()
  await inHeader(page).getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos', onceRead)
  await expect.poll(async () => lightness(await backgroundOf(page, 'header'))).toBeLessThan(0.2)
  await expect.poll(async () => lightness(await backgroundOf(page, 'body'))).toBeLessThan(0.98)
  await page.goBack(onceRead)
  await expect.poll(() => backgroundOf(page, 'header')).toBe('rgb(255, 255, 255)')
})

test('the picture of the logo is asked for at width 250 and leads home', async () => {
  const { page } = await openPage({ path: '/videos' })
  const logo = inHeader(page).getByRole('link', { name: 'Mazel' })
  expect(await logo.locator('img').getAttribute('width')).toBe('250')
  expect(await logo.getAttribute('href')).toBe('/')
  await expect.poll(() => logo.locator('img').evaluate(naturalWidth)).toBeGreaterThan(0)
})

test('the header holds Simchas, Occasions, Videos, Contact us and Free cards', async () => {
  const { page } = await openPage()
  const items = await inHeader(page).locator('nav > ul > li').all()
  const names = await Promise.all(
    items.map((item) => item.locator('> a, > button').first().textContent()),
  )
  expect(names).toEqual(['Simchas', 'Occasions', 'Videos', 'Contact us'])
  const free = inHeader(page).getByRole('link', { name: 'Free cards' })
  expect(await free.getAttribute('href')).toBe('/cards/status_posters')
})

test('the menus hold every category, Occasions in Holidays and Other', async () => {
  const { page } = await openPage()
  const linksAfter = (trigger: Locator) =>
    trigger.locator('xpath=..').locator('[data-menu-panel] a').evaluateAll(pathsOf)
  const pathsOfTypes = (...types: number[]) =>
    builtinCategories
      .filter(({ seasonType }) => types.includes(seasonType))
      .map(({ slug }) => `/cards/${slug}`)
  expect(await linksAfter(simchas(page))).toEqual(pathsOfTypes(0))
  expect(await linksAfter(occasions(page))).toEqual(pathsOfTypes(1, 2, 3))
  await occasions(page).click()
  const groups = page.locator('[data-menu-panel][data-open=true] > div')
  const [holidays, other] = [groups.nth(0), groups.nth(1)]
  await other.waitFor()
  expect(await holidays.locator('p').textContent()).toBe('Holidays')
  expect(await holidays.locator('a').evaluateAll(pathsOf)).toEqual(pathsOfTypes(1, 2))
  expect(await other.locator('p').textContent()).toBe('Other')
  expect(await other.locator('a').evaluateAll(pathsOf)).toEqual(pathsOfTypes(3))
})

test('a menu opens 100 ms after the mouse comes and closes 300 ms after it leaves', async () => {
  const { page } = await openPage({ clock: true })
  await stopClock(page)
  await simchas(page).hover()
  await passTime(page, 99)
  expect(await expanded(simchas(page))).toBe('false')
  await passTime(page, 1)
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await page.mouse.move(900, 700)
  await passTime(page, 299)
  expect(await expanded(simchas(page))).toBe('true')
  await passTime(page, 1)
  await expect.poll(() => expanded(simchas(page))).toBe('false')
})

test('passing over a menu does not open it, and coming back keeps it open', async () => {
  const { page } = await openPage({ clock: true })
  await stopClock(page)
  await simchas(page).hover()
  await passTime(page, 60)
  await page.mouse.move(900, 700)
  await passTime(page, 2000)
  expect(await expanded(simchas(page))).toBe('false')
  await simchas(page).hover()
  await passTime(page, 100)
  await page.mouse.move(900, 700)
  await passTime(page, 200)
  await simchas(page).hover()
  await passTime(page, 2000)
  expect(await expanded(simchas(page))).toBe('true')
})

test('the way from a trigger into its panel keeps the menu open', async () => {
  const { page } = await openPage({ clock: true })
  await stopClock(page)
  await simchas(page).hover()
  await passTime(page, 100)
  await page.locator('[data-menu-panel][data-open=true] a').nth(6).hover()
  await passTime(page, 2000)
  expect(await expanded(simchas(page))).toBe('true')
})

test('one menu is open at a time', async () => {
  const { page } = await openPage()
  await simchas(page).click()
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await occasions(page).click()
  await expect.poll(() => expanded(occasions(page))).toBe('true')
  expect(await expanded(simchas(page))).toBe('false')
  expect(await page.locator('[data-menu-panel][data-open=true]').count()).toBe(1)
})

test('a click opens a menu and a second one closes it', async () => {
  const { page } = await openPage({ clock: true })
  await stopClock(page)
  await simchas(page).click()
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await simchas(page).click()
  await expect.poll(() => expanded(simchas(page))).toBe('false')
})

test('a click on a menu that the mouse has just opened keeps it open', async () => {
  const { page } = await openPage({ clock: true })
  await stopClock(page)
  await simchas(page).hover()
  await passTime(page, 150)
  await simchas(page).click()
  await passTime(page, 1000)
  expect(await expanded(simchas(page))).toBe('true')
})

test('a click elsewhere closes the menu', async () => {
  const { page } = await openPage()
  await simchas(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await page.mouse.click(1200, 700)
  await expect.poll(() => expanded(simchas(page))).toBe('false')
})

test('a tap opens a menu, a second one closes it, and a tap on a link goes there', async () => {
  const { page } = await openPage({ context: { hasTouch: true } })
  await simchas(page).tap()
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await simchas(page).tap()
  await expect.poll(() => expanded(simchas(page))).toBe('false')
  await weddingKinds(page).tap()
  await expect.poll(() => expanded(weddingKinds(page))).toBe('true')
  await page.locator('[data-menu-panel][data-open=true]').getByText('Thank you').tap()
  await page.waitForURL('**/cards/wedding?subCategory=thank-you', onceRead)
  await expect.poll(() => expanded(weddingKinds(page))).toBe('false')
})

test.each(['Enter', 'Space'])('%s opens and closes a menu, Tab goes into it', async (key) => {
  const { page } = await openPage()
  await simchas(page).focus()
  await page.keyboard.press(key)
  await expect.poll(() => expanded(simchas(page))).toBe('true')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedPath(page)).toBe('/cards/its-a-boy')
  await page.keyboard.press('Shift+Tab')
  await untilFocused(simchas(page))
  await page.keyboard.press(key)
  await expect.poll(() => expanded(simchas(page))).toBe('false')
})

test('links of a closed menu cannot be reached', async () => {
  const { page } = await openPage()
  await simchas(page).focus()
  await page.keyboard.press('Tab')
  await untilFocused(occasions(page))
})

test('arrow keys open a menu and go round among its links, Home and End to the ends', async () => {
  const last = `/cards/${groupCategories(builtinCategories).simchas.at(-1)?.slug}`
  const { page } = await openPage()
  await simchas(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedPath(page)).toBe('/cards/its-a-boy')
  for (const [key, path] of [
    ['ArrowDown', '/cards/its-a-girl'],
    ['End', last],
    ['ArrowDown', '/cards/its-a-boy'],
    ['ArrowUp', last],
    ['Home', '/cards/its-a-boy'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focusedPath(page), { message: key }).toBe(path)
  }
})

test.each([
  ['header', simchas],
  ['bar', weddingKinds],
])('Escape closes a menu of the %s and gives the focus back to its trigger', async (_, trigger) => {
  const { page } = await openPage()
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => expanded(trigger(page))).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await expanded(trigger(page))).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => expanded(trigger(page))).toBe('false')
  await untilFocused(trigger(page))
})

function focusedPath(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('href'))
}

function naturalWidth(element: Element): number {
  return element instanceof HTMLImageElement ? element.naturalWidth : 0
}

function pathsOf(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
