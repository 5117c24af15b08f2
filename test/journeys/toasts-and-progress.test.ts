import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  gate,
  holdToasts,
  onceRead,
  openPage,
  passTime,
  stopClock,
  untilStill,
} from '../browser/site.ts'

const pageDataCall = '**/api/page?*'
const bar = (page: Page) => page.locator('.bprogress .bar')
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const videosLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Videos' })

/** A page whose messages are refused with these words, ready to send repeatedly. */
async function openRefused(message: string, options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({
    ...options,
    faults: [/503/],
    prepare: (page) =>
      page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message } })),
  })
  await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await page.getByRole('dialog').getByLabel(name, { exact: true }).fill('1')
  }
  await holdToasts(page)
  const send = page.getByRole('dialog').locator('button[type=submit]')
  return { page, send }
}

test.each([1280, 360, 320])(
  'a long toast is at most 350 px wide in a window of %i px',
  async (width) => {
    const { page, send } = await openRefused(`${'The post is closed today. '.repeat(12)}x`, {
      width,
    })
    await send.click()
    const toast = toasts(page).locator('> *').first()
    await toast.waitFor()
    await untilStill(page)
    const fits = async () => {
      const box = await toast.boundingBox()
      if (!box) return false
      const isAsWide = box.width <= 350 && box.width > Math.min(350, width) / 2
      return isAsWide && box.x >= 0 && box.x + box.width <= width
    }
    await expect.poll(fits).toBe(true)
  },
)

test('at most twenty toasts are kept', async () => {
  const { page, send } = await openRefused('No.', { clock: true })
  await stopClock(page)
  for (let times = 0; times < 23; times++) {
    const answered = page.waitForResponse('**/api/contact')
    await send.click()
    await answered
    await expect.poll(() => send.isEnabled()).toBe(true)
  }
  await expect.poll(() => toasts(page).locator('> *').count()).toBe(20)
})

test('toasts are told to those who do not see them', async () => {
  const { page, send } = await openRefused('No.')
  expect(await toasts(page).getAttribute('aria-live')).toBe('polite')
  await send.click()
  await toasts(page).getByText('No.').waitFor()
})

test('a slow change of page shows a progress bar that moves every 100 ms and then goes', async () => {
  const answering = gate()
  const { page } = await openPage({
    clock: true,
    prepare: (page) =>
      page.route(pageDataCall, async (route) => {
        await answering.wait
        await route.continue()
      }),
  })
  await stopClock(page)
  expect(await bar(page).count()).toBe(0)
  await videosLink(page).click()
  await bar(page).waitFor({ state: 'attached' })
  await passTime(page, 1000)
  const steps = await stepsOfBar(page, 10)
  expect(steps.inARow).toBeLessThanOrEqual(1)
  expect(steps.perHundredMs).toBeGreaterThan(0.8)
  expect(steps.perHundredMs).toBeLessThan(1.2)
  expect(new URL(page.url()).pathname).toBe('/')
  answering.open()
  await page.waitForURL('**/videos', onceRead)
  await passTime(page, 1000)
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('the bar is gone after a quick change of page too', async () => {
  const { page } = await openPage()
  await videosLink(page).click()
  await page.waitForURL('**/videos', onceRead)
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('of two clicks on the way the last one wins', async () => {
  const answering = gate()
  const { page } = await openPage({
    prepare: (page) =>
      page.route('**/api/page?address=%2Fvideos', async (route) => {
        await answering.wait
        await route.continue()
      }),
  })
  await videosLink(page).click()
  await page.getByRole('link', { name: 'Free cards' }).first().click()
  await page.waitForURL('**/cards/status_posters', onceRead)
  const late = page.waitForResponse('**/api/page?address=%2Fvideos')
  answering.open()
  await late
  await untilStill(page)
  expect(new URL(page.url()).pathname).toBe('/cards/status_posters')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Free status posters')
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('a change of page that fails says so, and Try again works once the network is back', async () => {
  const { page } = await openPage({ faults: [/Failed to load/, /^(navigation|page) /] })
  for (const address of [pageDataCall, '**/tenoyim.svg*']) {
    await page.route(address, (route) => route.abort('internetdisconnected'))
  }
  await videosLink(page).click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.getByRole('main').locator('img').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/videos')
  await expect.poll(() => page.title()).toMatch(/Something went wrong/)
  const failed = page.waitForEvent('requestfailed')
  await again.click()
  await failed
  await untilStill(page)
  await again.waitFor()
  await page.unroute(pageDataCall)
  await again.click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Videos')
  await expect.poll(() => again.count()).toBe(0)
  await expect.poll(() => page.title()).toMatch(/^Videos/)
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('whoever calls too often goes on by documents, and is told nothing', async () => {
  const { page } = await openPage({
    faults: [/Failed to load/, /^navigation /],
    prepare: (page) =>
      page.route(pageDataCall, (route) =>
        route.fulfill({ status: 429, json: { message: 'Wait.' } }),
      ),
  })
  await videosLink(page).click()
  await page.waitForURL('**/videos', onceRead)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Videos')
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.goBack(onceRead)
  await page.getByRole('heading', { level: 1, name: 'Mazel tov' }).waitFor()
})

test('an answer that is no page is a failure too', async () => {
  const { page } = await openPage({
    faults: [/^(navigation|page) /],
    prepare: (page) =>
      page.route(pageDataCall, (route) => route.fulfill({ json: { name: 'nonsense' } })),
  })
  await videosLink(page).click()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
})

test('a new page begins at its top with the focus in it, and going back restores the place', async () => {
  const { page } = await openPage({ width: 360, height: 640 })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByText('Wedding', { exact: true })
    .first()
    .click()
  await page.waitForURL('**/cards/wedding', onceRead)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.goBack(onceRead)
  await page.getByRole('heading', { level: 1, name: 'Mazel tov' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

/** How often the bar moves while time passes in steps of 20 ms: in a row, and in 100 ms. */
async function stepsOfBar(page: Page, hundreds: number) {
  const place = () => bar(page).evaluate((element) => element.getAttribute('style'))
  let last = await place()
  let moves = 0
  let longestRun = 0
  let run = 0
  for (let tick = 0; tick < hundreds * 5; tick++) {
    await passTime(page, 20)
    const now = await place()
    run = now === last ? 0 : run + 1
    moves += now === last ? 0 : 1
    longestRun = Math.max(longestRun, run)
    last = now
  }
  return { perHundredMs: moves / hundreds, inARow: longestRun }
}
