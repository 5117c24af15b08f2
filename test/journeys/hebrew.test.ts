import { expect, test } from 'vitest'
import { formatSizes } from '../../src/shared/format.ts'
import { field, lineOf, live } from '../browser/card-page.ts'
import {
  decode,
  differenceOf,
  fileSavedBy,
  pictureOfLive,
  untilShown,
} from '../browser/card-pictures.ts'
import { baseUrl, onceRead, openPage } from '../browser/site.ts'

const names = { החתן: 'יוֹסֵף יִצְחָק', ברכה: 'מַזָּל טוֹב' }

test('from the home page to a saved card, all in Hebrew', async () => {
  const asked: string[] = []
  const { page } = await openPage({
    ...{ path: '/he/', height: 900, alone: true },
    prepare: async (page) => {
      page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    },
  })
  await page.getByRole('main').getByRole('link', { name: 'חתונה' }).first().click()
  await page.waitForURL(`${baseUrl}/he/cards/wedding`, onceRead)
  await page.getByRole('heading', { level: 1, name: 'חתונה' }).waitFor()
  // Once, when the pointer came.
  expect(asked.filter((url) => /api.*wedding/.test(url))).toEqual([
    `${baseUrl}/api/page?address=/he/cards/wedding`,
  ])
  const size = formatSizes.print
  await page.getByRole('main').getByRole('link', { name: 'שער מגזרת נייר' }).click()
  await page.waitForURL(`${baseUrl}/he/card/papercut-arch`, onceRead)
  await page.keyboard.press('Shift')
  await live(page).waitFor()
  const before = await pictureOfLive(page, size)
  for (const [label, value] of Object.entries(names)) await field(page, label).fill(value)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(names.החתן)
  const saving = page.getByRole('main').getByRole('button', { name: 'הורדה כתמונה' })
  const { name, bytes } = await fileSavedBy(page, () => saving.click())
  expect(name).toBe('mazel-papercut-arch.jpg')
  expect(await decode(page, bytes)).toEqual({ ...size, type: 'jpeg' })
  await untilShown(page, bytes, size)
  expect(await differenceOf(page, bytes, before)).toBeGreaterThan(0.01)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('he')
})

test('a chosen language is kept, and leads back to English', async () => {
  const { page } = await openPage({ path: '/cards/wedding', alone: true })
  const menu = page.getByRole('button', { name: 'Language' })
  const yiddish = page.getByRole('banner').getByRole('link', { name: 'יידיש' })
  await menu.click()
  await yiddish.waitFor()
  await menu.click()
  await yiddish.waitFor({ state: 'hidden' })
  // Its code is there now.
  await menu.click()
  await yiddish.click()
  await page.waitForURL(`${baseUrl}/yi/cards/wedding`, onceRead)
  expect(await page.context().cookies()).toEqual([])
  await page.goto(baseUrl, onceRead)
  await page.waitForURL(`${baseUrl}/yi/`, onceRead)
  // As by the link to English, opened in another tab.
  await page.goto(baseUrl, { ...onceRead, referer: `${baseUrl}/yi/` })
  await page.getByRole('button', { name: 'Simchas', exact: true }).click()
  expect(page.url()).toBe(`${baseUrl}/`)
  await page.goto(baseUrl, onceRead)
  await page.waitForURL(`${baseUrl}/yi/`, onceRead)
  await page.getByRole('banner').getByRole('button', { name: 'שפראך' }).click()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(`${baseUrl}/`, onceRead)
  await page.getByRole('heading', { level: 1, name: 'Mazel tov' }).waitFor()
})
