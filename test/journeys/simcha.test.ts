import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../browser/site.ts'

const tile = (page: Page, member: string) => page.locator(`[data-member="${member}"]`)
const details = (page: Page) => page.getByRole('form', { name: 'Details' })
const saved = (page: Page) => details(page).getByText('Saved on this device').waitFor()
/** The words of a tile, drawn in sight, without spaces, since tracked letters stand alone. */
const wordsOf = async (page: Page, member: string) => {
  await tile(page, member).scrollIntoViewIfNeeded()
  const words = await tile(page, member).locator('[data-live] svg').textContent()
  return words?.replace(/[\u202a-\u202c\s]/g, '')
}

async function openSimcha(path = '/simcha', options: Parameters<typeof openPage>[0] = {}) {
  const { page } = await openPage({ path, width: 1280, height: 900, alone: true, ...options })
  await details(page).waitFor()
  return page
}

async function typeWedding(page: Page) {
  const form = details(page)
  await form.getByLabel('Chosson', { exact: true }).first().fill('Nochum Dov')
  await form.getByLabel('Kallah', { exact: true }).first().fill('Fraida')
  await form.getByLabel('Families', { exact: true }).first().fill('Fruchter and Zucker')
  await form.getByLabel('Hall', { exact: true }).first().fill('Hadar Hall, Monsey')
  await form.getByLabel('Date', { exact: true }).fill('2200-01-14')
  await form.getByLabel('Chuppah', { exact: true }).fill('18:30')
  await saved(page)
}

/** On the words of its picture, which are in a tree of their own. */
async function tapWords(page: Page, member: string): Promise<void> {
  const box = await tile(page, member).locator('[data-live] svg text').last().boundingBox()
  if (!box) throw new Error(`${member} shows no words`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('a simcha is typed once, fills its set, and keeps a line by hand', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  await expect.poll(() => wordsOf(page, 'invitation')).toContain('NochumDov')
  await expect.poll(() => wordsOf(page, 'invitation')).toContain('HadarHall')

  await tapWords(page, 'invitation')
  const hall = page.getByLabel('Place', { exact: true })
  await expect.poll(() => hall.inputValue()).toContain('Hadar Hall')
  const chosson = page.getByLabel('Chosson', { exact: true })
  await chosson.fill('Nochum Dov Ber')
  await page.getByText('Saved on this device').filter({ visible: true }).waitFor()
  await page.goBack()

  await page.waitForURL('**/simcha')
  await expect.poll(() => wordsOf(page, 'invitation')).toContain('NochumDovBer')
  await tile(page, 'invitation').getByText('One line by hand, kept').waitFor()
  await details(page).getByLabel('Hall', { exact: true }).first().fill('Gan Hall, Monsey')
  await expect.poll(() => wordsOf(page, 'invitation')).toContain('GanHall')
  expect(await wordsOf(page, 'invitation')).toContain('NochumDovBer')
  await expect.poll(() => wordsOf(page, 'schedule')).toContain('Chuppah,6:30pm·GanHall')
  await tile(page, 'invitation').getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => hall.inputValue()).toContain('Gan Hall')
  expect(await chosson.inputValue()).toBe('Nochum Dov Ber')
})

test('the invitation of a set goes to each guest with its words', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  // At once, while the picture can still show the words before.
  await tile(page, 'invitation').getByRole('button', { name: 'A card for each guest' }).click()
  await page.waitForURL(/\/guests\/.+#draft=/)
  await page.getByLabel('Paste your list').fill('משה כהן')
  await page.getByRole('button', { name: 'Use this list' }).click()
  await page.getByRole('heading', { name: '1 guest' }).waitFor()
  const words = async () => (await page.locator('figure svg').first().textContent()) ?? ''
  await expect.poll(words).toContain('Nochum Dov')
  await page.goBack()
  await tile(page, 'invitation').getByText('In your cards').waitFor()
})

test('the custom of a family gives its set, and its words come first on a card', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  await details(page).getByLabel('Custom', { exact: true }).selectOption('Sefardi')
  await saved(page)
  await expect.poll(() => wordsOf(page, 'henna')).toContain('NochumDov')
  await tile(page, 'shabbat-chatan').waitFor()
  expect(await tile(page, 'aufruf').count()).toBe(0)

  await tile(page, 'status').getByRole('button').click()
  await page.getByLabel('Wish', { exact: true }).click()
  const ideas = page.locator('[data-chips] button')
  await expect.poll(() => ideas.first().textContent()).toBe('Tizku leshanim rabot')
  await page.goBack()
  await expect.poll(() => details(page).getByLabel('Custom').inputValue()).toBe('4')
})

test('each card of a set is drawn with its own art, beside others of its family', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  const thanks = tile(page, 'thanks').locator('[data-live]')
  await expect.poll(() => wordsOf(page, 'thanks')).toContain('NochumDov')
  const beside = await thanks.screenshot()
  await page.evaluate(() => {
    for (const live of document.querySelectorAll('[data-live]')) {
      if (!live.closest('[data-member="thanks"]')) live.remove()
    }
  })
  expect((await thanks.screenshot()).equals(beside)).toBe(true)
})

test('a Hebrew schedule has its rows on an English page', async () => {
  const page = await openSimcha()
  const form = details(page)
  await form.getByLabel('Chosson', { exact: true }).first().fill('נחום דב')
  await form.getByLabel('Kallah', { exact: true }).first().fill('פריידא')
  await form.getByLabel('Date', { exact: true }).fill('2200-01-14')
  await form.getByLabel('Chuppah', { exact: true }).fill('18:30')
  await expect.poll(() => wordsOf(page, 'schedule')).toMatch(/חופה,\P{L}*6:30/u)
})

test('the week is saved for a calendar', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save for the calendar' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(8)
})

test('a simcha is deleted, and an undo brings it back', async () => {
  const page = await openSimcha()
  await typeWedding(page)
  const kept = page.getByRole('region', { name: 'Your simchas' })
  await kept.getByRole('button', { name: 'Delete: Nochum Dov & Fraida' }).click()
  await kept.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await kept.getByText('Nochum Dov & Fraida').waitFor()
})

test('without storage the page says so and keeps what is typed', async () => {
  const page = await openSimcha('/simcha?category=bris', {
    faults: [/simcha|draft|storage/i],
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', { get: () => undefined })
      }),
  })
  await details(page).getByText('This browser cannot keep the simcha.').waitFor()
  const family = details(page).getByLabel('Family', { exact: true }).first()
  await family.fill('פרוכטר')
  expect(await family.inputValue()).toBe('פרוכטר')
})
