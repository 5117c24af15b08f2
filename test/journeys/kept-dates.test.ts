import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readKeptDates } from '../../src/shared/kept-dates.ts'
import { onceRead, openPage } from '../browser/site.ts'

async function openDates(path = '/dates'): Promise<Page> {
  const { page } = await openPage({ path, width: 1280, height: 900, alone: true })
  await kept(page).waitFor()
  return page
}

const kept = (page: Page) => page.getByRole('region', { name: 'Your dates' })
const names = (page: Page) => kept(page).getByRole('listitem').locator('bdi').allTextContents()

async function keep(page: Page, name: string, date: string) {
  await page.getByLabel('Date', { exact: true }).fill(date)
  await kept(page).getByLabel('Whose date is it?').fill(name)
  await kept(page).getByRole('button', { name: 'Keep this date' }).click()
  await expect.poll(() => names(page)).toContain(name)
}

function openFile(page: Page, name: string, text: string) {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  return kept(page).locator('input[type=file]').setInputFiles(file)
}

test('dates are kept, saved as a file, and opened on another device', async () => {
  const page = await openDates()
  await keep(page, 'Yaakov', '2026-11-12')
  await keep(page, 'משה', '2020-02-29')
  const saving = page.waitForEvent('download')
  await kept(page).getByRole('button', { name: 'Save as a file' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('mazel-dates.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(readKeptDates(text)).toMatchObject([{ name: 'Yaakov' }, { name: 'משה' }])

  const other = await openDates()
  expect(await names(other)).toEqual([])
  await openFile(other, 'mazel-dates.json', text)
  await expect.poll(() => names(other)).toEqual(['Yaakov', 'משה'])
  await other.reload(onceRead)
  await kept(other).waitFor()
  // The page of the server does not know them.
  await expect.poll(() => names(other)).toEqual(['Yaakov', 'משה'])
  await kept(other).getByRole('button', { name: /^משה/ }).click()
  const date = other.getByLabel('Date', { exact: true })
  await expect.poll(() => date.inputValue()).toBe('2020-02-29')
})

test('a bad file changes nothing and says why', async () => {
  const page = await openDates()
  await keep(page, 'Yaakov', '2026-11-12')
  await openFile(page, 'holiday.json', '{"kind": "other"}')
  await page.getByText('This is no file of dates from this page. Nothing was changed.').waitFor()
  expect(await names(page)).toEqual(['Yaakov'])
  await kept(page).getByRole('button', { name: 'Remove: Yaakov' }).click()
  await expect.poll(() => names(page)).toEqual([])
})
