import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field } from './card-page.ts'
import { openPage, untilFocused } from './site.ts'

const button = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: `Ideas of ${label}` })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wording' })
const phrase = (page: Page, text: string) =>
  dialog(page).getByRole('button', { name: text, exact: true })

test('one tap writes a phrase of the occasion, in its own letters, into the field', async () => {
  const { page } = await openPage({ path: '/card/rambam-menorah', height: 900, alone: true })
  await button(page, 'Greeting').click()
  await dialog(page).getByRole('radio', { name: 'יידיש' }).check()
  const words = phrase(page, 'א ליכטיגן חנוכה').locator('bdi')
  expect(await words.getAttribute('lang')).toBe('yi')
  expect(await words.evaluate((bdi) => getComputedStyle(bdi).direction)).toBe('rtl')
  await words.click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Greeting').inputValue()).toBe('א ליכטיגן חנוכה')
  await untilFocused(button(page, 'Greeting'))
})

test('the list is that of the words in the field, and says which of them stands there', async () => {
  const { page } = await openPage({ path: '/card/pomegranate-bough', height: 900, alone: true })
  const words = await field(page, 'Greeting').inputValue()
  await button(page, 'Greeting').click()
  const english = dialog(page).getByRole('radio', { name: 'English' })
  await expect.poll(() => english.isChecked()).toBe(true)
  const pressed = dialog(page).locator('[aria-pressed=true]')
  expect(await pressed.locator('bdi').textContent()).toBe(words)
})

test('names and places are offered no phrases', async () => {
  const { page } = await openPage({ path: '/card/gate-of-doves', height: 900, alone: true })
  const labels = await page
    .getByRole('main')
    .getByRole('button', { name: 'Ideas of' })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(labels).toEqual(['Ideas of On the arch', 'Ideas of Invitation'])
})
