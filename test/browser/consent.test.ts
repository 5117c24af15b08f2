import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Miniflare } from 'miniflare'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalSite } from '../../bin/local-site.ts'
import {
  onceRead,
  openPage,
  settle,
  taggedUrl,
  untilFocused,
  untilHydrated,
  untilStill,
} from './site.ts'

const stubs = ['https://www.googletagmanager.com/', 'https://www.clarity.ms/']
const stateDir = mkdtempSync(path.join(tmpdir(), 'mazel-consent-'))
let site: Miniflare
let askingUrl: string

beforeAll(async () => {
  const variables = {
    ANALYTICS_ID: 'G-TEST',
    RECORDER_ID: 'testrec',
    TAG_MANAGER_ID: 'GTM-TEST',
    CONSENT: 'required',
  }
  site = await startLocalSite({ port: 0, stateDir, variables })
  askingUrl = (await site.ready).origin
})

afterAll(async () => {
  await site.dispose()
  rmSync(stateDir, { recursive: true, force: true })
})

/** A visitor with a new device; `asked` are the foreign addresses requested. */
async function visit(options: Parameters<typeof openPage>[0] = {}) {
  const asked: string[] = []
  const { page } = await openPage({
    site: askingUrl,
    path: '/videos',
    alone: true,
    stubs,
    ...options,
    prepare: async (page) => {
      await page.route(/^https:/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      })
      await page.route('**/images/videos/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
      )
      await options.prepare?.(page)
    },
  })
  return { page, asked }
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'
const bar = (page: Page) => page.getByRole('region', { name: 'Your choice about counting visits' })
const yes = (page: Page) => bar(page).getByRole('button', { name: 'Yes, fine' })
const no = (page: Page) => bar(page).getByRole('button', { name: 'No, thanks' })

/** Waits until everything that the page would load has been requested. */
async function untilIdle(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await settle(page)
}

async function reload(page: Page) {
  await page.reload(onceRead)
  await untilHydrated(page)
  await untilIdle(page)
}

test('before the visitor has agreed nothing of others is asked for, and nothing counted', async () => {
  const { page, asked } = await visit()
  await bar(page).waitFor()
  await untilIdle(page)
  await page.getByRole('banner').getByRole('link', { name: 'Free cards' }).click()
  await page.waitForURL('**/cards/status_posters', onceRead)
  await untilIdle(page)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))).toBe('undefined')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('both answers weigh the same, and keys reach them', async () => {
  const { page } = await visit()
  await bar(page).waitFor()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await untilStill(page)
    const looks = await Promise.all([yes(page), no(page)].map((one) => one.evaluate(lookOf)))
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
    await no(page).focus()
    await page.keyboard.press('Tab')
    await untilFocused(yes(page))
    const chat = page.getByRole('link', { name: /WhatsApp|chat/i }).last()
    const clearance = async () => {
      const [box, beside] = [await bar(page).boundingBox(), await chat.boundingBox()]
      return box && beside && beside.x - (box.x + box.width)
    }
    await expect.poll(clearance).toBeGreaterThanOrEqual(0)
  }
})

function lookOf(button: Element) {
  const { width, height } = button.getBoundingClientRect()
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
  return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
}

test('a yes loads the tags, counts the page that is open, and is remembered', async () => {
  const { page, asked } = await visit()
  await yes(page).click()
  await bar(page).waitFor({ state: 'detached' })
  await expect.poll(() => asked.length).toBe(3)
  await expect.poll(() => page.evaluate(viewedPaths)).toEqual(['/videos'])
  await reload(page)
  await expect.poll(() => asked.length).toBe(6)
  expect(await bar(page).count()).toBe(0)
})

function viewedPaths(): unknown[] {
  const entries = Reflect.get(window, 'dataLayer') as { event?: string; page_path?: string }[]
  return entries.flatMap(({ event, page_path }) =>
    event === 'virtual_page_view' ? [page_path] : [],
  )
}

test('a no loads nothing and is remembered; the page on privacy changes both answers', async () => {
  const { page, asked } = await visit()
  await no(page).click()
  await bar(page).waitFor({ state: 'detached' })
  await reload(page)
  expect(await bar(page).count()).toBe(0)
  expect(asked).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/privacy', onceRead)
  const main = page.getByRole('main')
  await main.getByText('You have not agreed to this').waitFor()
  await main.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => asked.length).toBe(3)
  await main.getByText('You have agreed to this.').waitFor()
  await main.getByRole('button', { name: 'Withdraw consent' }).click()
  await main.getByText('You have not agreed to this').waitFor()
  await untilIdle(page)
  expect(asked.length).toBe(3)
  expect(await page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))).toBe('undefined')
})

test.each(['asking', 'not asking'])(
  'Global Privacy Control is a no, on a site that is %s',
  async (kind) => {
    const { page, asked } = await visit({
      site: kind === 'asking' ? askingUrl : taggedUrl,
      path: '/privacy',
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
        }),
    })
    await page.getByRole('main').getByText('Your browser asks not to be tracked').waitFor()
    await untilIdle(page)
    expect(await bar(page).count()).toBe(0)
    expect(asked).toEqual([])
  },
)
