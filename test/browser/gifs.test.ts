import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPage } from './site.ts'

const gifsPath = '/cards/gifs'
const moving = (page: Page) => page.locator('main img[src$=".gif"]')

/** Addresses of animated pictures that the page requests. */
function watchGifs(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.gif')) asked.push(request.url())
  })
  return asked
}

test('the shelf shows a dozen or more, and those in view move', async () => {
  const { page } = await openPage({ path: gifsPath })
  const shown = await page.locator('main li').count()
  expect(shown).toBeGreaterThanOrEqual(12)
  await expect.poll(() => moving(page).count()).toBeGreaterThanOrEqual(3)
  expect(await moving(page).count()).toBeLessThan(shown)
  const first = moving(page).first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540)
})

test('the shelf opens by a link of another page', async () => {
  const { page } = await openPage({ path: '/' })
  await page.locator(`main a[href="${gifsPath}"]`).click()
  await page.getByRole('heading', { level: 1, name: 'Gifs' }).waitFor()
  expect(await page.locator('main li').count()).toBeGreaterThanOrEqual(12)
})

test('one that moves can be stopped, and set moving again', async () => {
  const { page } = await openPage({ path: gifsPath })
  const first = page.locator('main li').first()
  await first.getByRole('button', { name: 'Pause Good Shabbos candles' }).click()
  await expect.poll(() => first.locator('img').count()).toBe(1)
  await first.getByRole('button', { name: 'Play Good Shabbos candles' }).click()
  await expect.poll(() => first.locator('img').count()).toBe(2)
})

test('one tap downloads it as it is', async () => {
  const { page } = await openPage({ path: gifsPath })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Chanukah flames' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mazel-chanukah-flames.gif')
  const file = await readFile(await download.path())
  const { format, pages } = await sharp(file, { animated: true }).metadata()
  expect({ format, pages }).toEqual({ format: 'gif', pages: 48 })
})

test('where files can be shared, one tap passes it on as a GIF', async () => {
  const { page } = await openPage({
    path: gifsPath,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/gif',
          share: async ({ files }: ShareData) => {
            const [file] = files ?? []
            const head = await file?.slice(0, 6).text()
            Object.assign(window, { shared: { type: file?.type, name: file?.name, head } })
          },
        })
      }),
  })
  await page.getByRole('button', { name: 'Share Chanukah flames' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({ type: 'image/gif', name: 'mazel-chanukah-flames.gif', head: 'GIF89a' })
})

test.each([
  ['less motion', { context: { reducedMotion: 'reduce' } as const }],
  [
    'less data',
    {
      prepare: (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
        }),
    },
  ],
])('on a device set to %s nothing moves unasked', async (_, options) => {
  let asked: string[] = []
  const prepare = async (page: Page) => {
    asked = watchGifs(page)
    if ('prepare' in options) await options.prepare(page)
  }
  const { page } = await openPage({ path: gifsPath, alone: true, ...options, prepare })
  await page.mouse.wheel(0, 2000)
  const last = page.getByRole('button', { name: /^Play/ }).last()
  await last.scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0)
  expect(await moving(page).count()).toBe(0)
  expect(asked).toEqual([])
  await last.click()
  await expect.poll(() => asked.length).toBe(1)
})
