import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field } from '../browser/card-page.ts'
import { onceRead, openPage, untilFocused, untilFocusIn } from '../browser/site.ts'

const barMitzvah = '/card/velvet-and-gold'
const wedding = '/card/gate-of-doves'

const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: `Date of ${label}` })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' })
const line = (page: Page) => dialog(page).getByRole('status').locator('bdi')
const choose = (page: Page, name: string) =>
  dialog(page).getByRole('radio', { name, exact: true }).check()
const select = (page: Page, label: string, option: string) =>
  dialog(page).getByLabel(label, { exact: true }).selectOption({ label: option })

async function openDates(path: string, label: string, width = 1280): Promise<Page> {
  const { page } = await openPage({ path, width, height: 900, alone: true })
  // A phone shows the button while the line is typed.
  await page.getByRole('main').locator('[data-line]').getByLabel(label, { exact: true }).focus()
  await button(page, label).click()
  await untilFocusIn(dialog(page))
  return page
}

test('a civil date is written as the Hebrew one, and after nightfall as the next', async () => {
  const page = await openDates(wedding, 'Date')
  await dialog(page).getByLabel('Date', { exact: true }).fill('2027-01-12')
  await expect.poll(() => line(page).textContent()).toBe('יום שלישי, ד׳ שבט תשפ״ז')
  await choose(page, 'Yes, in the evening')
  await expect.poll(() => line(page).textContent()).toBe('אור ליום רביעי, ה׳ שבט תשפ״ז')
  await dialog(page).getByRole('checkbox', { name: 'Say that it is the evening' }).uncheck()
  await dialog(page).getByRole('checkbox', { name: 'With the parsha' }).check()
  await expect.poll(() => line(page).textContent()).toBe('יום רביעי פרשת בא, ה׳ שבט תשפ״ז')
  await dialog(page).getByRole('button', { name: 'Write it on the card' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Date').inputValue()).toBe('יום רביעי פרשת בא, ה׳ שבט תשפ״ז')
  await untilFocused(button(page, 'Date'))
})

test('the line follows language, spelling, weekday and year', async () => {
  const page = await openDates(wedding, 'Date')
  await dialog(page).getByLabel('Date', { exact: true }).fill('2026-12-12')
  await choose(page, 'English')
  await expect.poll(() => line(page).textContent()).toBe('Shabbos, 2 Teves 5787')
  await choose(page, 'Shabbat, Tevet')
  await expect.poll(() => line(page).textContent()).toBe('Shabbat, 2 Tevet 5787')
  await choose(page, 'יידיש')
  await select(page, 'Weekday', 'By its letter')
  await select(page, 'Year', 'With ה׳')
  await expect.poll(() => line(page).textContent()).toBe('שבת, ב׳ טבת ה׳תשפ״ז')
  await select(page, 'Calendar', 'Civil')
  await expect.poll(() => line(page).textContent()).toBe('שבת, 12 דעצעמבער 2026')
})

test('Adar of a leap year is asked about, and nothing is written before', async () => {
  const page = await openDates(wedding, 'Date')
  await choose(page, 'Hebrew date')
  await select(page, 'Month', 'Adar · אדר')
  await select(page, 'Day', '14 · י״ד')
  const write = dialog(page).getByRole('button', { name: 'Write it on the card' })
  await expect.poll(() => write.isDisabled()).toBe(true)
  await dialog(page).getByText('ask your rov').waitFor()
  await choose(page, 'Adar II · אדר ב׳')
  await expect.poll(() => line(page).textContent()).toBe('יום שלישי, י״ד אדר ב׳ תשפ״ז')
  await dialog(page).getByLabel('Year', { exact: true }).first().selectOption('5788 · תשפ״ח')
  await expect.poll(() => line(page).textContent()).toBe('יום ראשון, י״ד אדר תשפ״ח')
  await expect.poll(() => dialog(page).getByText('Which Adar?').count()).toBe(0)
})

test('a 30th that a month has not is not moved without a word', async () => {
  const page = await openDates(wedding, 'Date')
  await choose(page, 'Hebrew date')
  await select(page, 'Month', 'Nissan · ניסן')
  await select(page, 'Day', '30 · ל׳')
  await select(page, 'Month', 'Iyar · אייר')
  await dialog(page).getByText('has 29 days that year').waitFor()
  await expect.poll(() => line(page).count()).toBe(0)
})

test('the place is asked where the parsha differs by it, and the date of the card follows', async () => {
  const page = await openDates(barMitzvah, 'Parsha')
  const place = dialog(page).getByText('Parsha as it is read')
  const date = dialog(page).getByLabel('Date', { exact: true })
  await date.fill('2027-01-12')
  await expect.poll(() => line(page).textContent()).toBe('פרשת בא')
  await expect.poll(() => place.count()).toBe(0)
  // Outside Eretz Yisroel, Shavuos of 5786 continues into Shabbos.
  await date.fill('2026-05-27')
  await place.waitFor()
  const abroad = await line(page).textContent()
  await choose(page, 'In Eretz Yisroel')
  await expect.poll(() => line(page).textContent()).not.toBe(abroad)
  const other = dialog(page).getByRole('checkbox', { name: /^Hebrew date: / })
  await expect.poll(() => other.isChecked()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Write it on the card' }).click()
  await expect.poll(() => field(page, 'Hebrew date').inputValue()).toBe('י״א סיון תשפ״ו')
})

test('a date is chosen and written by keyboard alone, and Escape leaves the field as it was', async () => {
  const { page } = await openPage({ path: wedding, height: 900, alone: true })
  const before = await field(page, 'Date').inputValue()
  await button(page, 'Date').focus()
  await page.keyboard.press('Enter')
  await untilFocusIn(dialog(page))
  await dialog(page).getByRole('radio', { name: 'Civil date' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog(page).getByLabel('Month', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Date').inputValue()).toBe(before)
  await untilFocused(button(page, 'Date'))
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('radio', { name: 'English' }).check()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Date').inputValue()).toMatch(/^[A-Z].* 57\d\d$/)
})

test.each(['ltr', 'rtl'])('on a narrow phone nothing is cut off, %s', async (direction) => {
  const page = await openDates(wedding, 'Date', 360)
  await page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)
  await choose(page, 'Hebrew date')
  await dialog(page).getByLabel('Month', { exact: true }).waitFor()
  const outside = () =>
    dialog(page).evaluate(
      (element) =>
        [...element.querySelectorAll('label, select, input, button, legend')].filter((each) => {
          const { left, right } = each.getBoundingClientRect()
          return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1
        }).length,
    )
  await expect.poll(outside).toBe(0)
  await page.keyboard.press('Escape')
  await untilFocused(field(page, 'Date'))
})

test('from a birth the days of a family follow, and one of them is written on its card', async () => {
  const { page } = await openPage({ path: '/dates', width: 360, height: 780, alone: true })
  await page.getByLabel('Date', { exact: true }).fill('2026-11-12')
  await page.getByRole('radio', { name: 'Yes, in the evening' }).check()
  const days = page.getByRole('region', { name: 'The days' })
  await expect
    .poll(() => days.getByRole('listitem').nth(1).textContent())
    .toContain('November 20, 2026')
  await days.getByRole('button', { name: /^Make the card: Bris/ }).click()
  await page.waitForURL('**/card/**', onceRead)
  await expect.poll(() => field(page, 'Date').inputValue()).toContain('י׳ כסלו')
})
