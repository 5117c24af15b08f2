import { expect, test } from 'vitest'
import {
  inHeader,
  inHero,
  list,
  openButton,
  openSearching,
  options,
  phoneSize,
  typeBar,
} from '../browser/search-page.ts'
import { baseUrl, onceRead, settle, untilFocused, untilStill } from '../browser/site.ts'

test('on a phone the field opens over the header and gives the focus back', async () => {
  const page = await openSearching(phoneSize)
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
  const page = await openSearching(phoneSize)
  await openButton(page).click()
  await typeBar(page)
  await untilStill(page)
  const place = async () => {
    const box = await list(page).locator('..').boundingBox()
    return [box?.x, box?.width]
  }
  await expect.poll(place).toEqual([0, 360])
  await options(page).first().click()
  await page.waitForURL(`${baseUrl}/cards/bar-mitzvah`, onceRead)
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
  const isWithin = async () => {
    const box = await list(page).locator('..').boundingBox()
    const field = await page.locator('#header-search').boundingBox()
    return box && field && box.x >= field.x - 1 && box.x + box.width <= 1280
  }
  await expect.poll(isWithin).toBe(true)
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
