import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsers, findBrowser } from '../engines/browsers.ts'
import { openFirefox } from '../engines/pages/open-firefox.ts'
import { startForeignHosts } from './foreign-hosts.ts'
import { openPage, taggedUrl } from './site.ts'
import { reportedHosts, stubFor, stubTags, watchBreaches, wickedTag } from './stub-tags.ts'

const anyForeign = /^https:\/\//

async function openTagged(stub: (address: string) => string) {
  return openPage({
    site: taggedUrl,
    stubs: ['https://'],
    faults: [/policy violation|Content Security Policy|Failed to load resource/],
    alone: true,
    prepare: async (page: Page) => {
      await page.addInitScript(watchBreaches)
      await page.route(anyForeign, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: stub(route.request().url()),
        }),
      )
    },
  })
}

const inWindow = (page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, key), name)

test('tag manager, analytics and recorder run in Chromium without one breach', async () => {
  const { page, faults } = await openTagged(stubFor)
  await expect.poll(async () => sorted(await inWindow(page, 'loadedTags'))).toEqual(reportedHosts)
  await page.getByRole('banner').getByRole('link', { name: 'Videos' }).click()
  await page.waitForURL('**/videos')
  expect(await inWindow(page, 'breaches')).toEqual([])
  expect(faults).toEqual([])
})

test('what a tag writes into the page does not run, nor what it loads from elsewhere', async () => {
  const { page } = await openTagged((address) => (address.includes('gtm.js') ? wickedTag : ''))
  await expect.poll(() => inWindow(page, 'foreignFailed')).toBe(true)
  for (const name of ['ranInline', 'ranAttribute', 'ranText']) {
    expect(await inWindow(page, name)).toBeUndefined()
  }
  expect(new Set(await inWindow(page, 'breaches'))).toEqual(
    new Set([
      'script-src-elem inline',
      'script-src-attr inline',
      'script-src eval',
      'script-src-elem https://evil.example/x.js',
    ]),
  )
})

test('they run in Firefox without one breach, and no further', async () => {
  const firefox = browsers.find(({ name }) => name === 'Firefox ESR')
  const installed = firefox ? findBrowser(firefox) : 'Firefox is not known'
  if (typeof installed === 'string') throw new Error(installed)
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-firefox-'))
  const hosts = await startForeignHosts((address) =>
    address.startsWith(gtm) ? `${stubTags[gtm]}\n${laterWickedness}` : stubFor(address),
  )
  const page = await openFirefox(installed, {
    folder,
    preload: watchBreaches,
    tlsProxyPort: hosts.port,
  })
  try {
    await page.goTo(taggedUrl)
    const seen = () => page.run('return window.loadedTags ?? []')
    await expect.poll(async () => sorted(await seen())).toEqual(reportedHosts)
    expect(await page.run('return window.breaches')).toEqual([])
    // Run by the page itself: code that the driver runs has more rights.
    await page.run('setTimeout(window.turnWicked)')
    await expect.poll(() => page.run('return window.foreignFailed ?? false')).toBe(true)
    expect(
      await page.run('return [window.ranInline, window.ranAttribute, window.ranText]'),
    ).toEqual([null, null, null])
    expect(await page.run('return window.breaches.length')).toBeGreaterThanOrEqual(4)
  } finally {
    await page.close()
    await hosts.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

const gtm = 'https://www.googletagmanager.com/gtm.js'
const laterWickedness = `window.turnWicked = () => {${wickedTag}}`

function sorted(names: unknown): unknown[] {
  return Array.isArray(names) ? [...names].sort() : []
}
