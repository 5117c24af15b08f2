import { expect, test } from 'vitest'
import { field, lineOf, live, newName, openCard } from './card-page.ts'
import { part, undo } from './editor-page.ts'
import { isFocused, untilFocused } from './site.ts'

test('a text is added, typed, and removed', async () => {
  const page = await openCard()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await untilFocused(field(page, 'Text 1'))
  await page.keyboard.insertText('נכתב')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('בשמחה')
  await expect.poll(() => live(page).locator('[data-field=text-1]').count()).toBe(2)
  await page.getByRole('button', { name: 'Remove this text' }).click()
  await expect.poll(() => part(page, 'text-1').count()).toBe(0)
  await expect.poll(() => field(page, 'Text 1').count()).toBe(0)
})

test('Enter goes on to the next field where a text has one line', async () => {
  const page = await openCard()
  await field(page, 'On the arch').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'On the arch').evaluate(isFocused)).toBe(false)
  expect(await field(page, 'On the arch').inputValue()).not.toContain('\n')
})

test('typing is undone as a whole, by button and by key, and so is to start again', async () => {
  const page = await openCard()
  await field(page, 'Chosson').pressSequentially(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await undo(page).click()
  await expect.poll(() => lineOf(page, 'chosson')).toBe('יוסף יצחק')
  await field(page, 'Kallah').fill('שרה')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => lineOf(page, 'kallah')).toBe('חיה מושקא')
  await undo(page).click()
  await expect.poll(() => lineOf(page, 'kallah')).toBe('שרה')
})
