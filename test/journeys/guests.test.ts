import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, newName, openCard, openMore } from '../browser/card-page.ts'
import { fileSavedBy } from '../browser/card-pictures.ts'
import { onceRead, openPage } from '../browser/site.ts'
import { inspectPdf } from '../client/pdf-tools.ts'

const table = [
  ['שם פרטי', 'משפחה', 'שולחן', 'טלפון'],
  ['משה', 'כהן', '1', '0521234567'],
  ['', '', '2', '0531234567'],
  ['שרה', 'לוי', '2', '12'],
  ['', 'פרידמן', '1', ''],
]
const pasted = table.map((row) => row.join('\t')).join('\n')

const list = (page: Page) => page.getByRole('region', { name: 'The list' })
const make = (page: Page) => page.getByRole('region', { name: 'What to make' })
const names = (page: Page) =>
  list(page).getByRole('list', { name: 'The list' }).getByRole('listitem').locator(':scope > bdi')
const guestLine = async (page: Page) => {
  const lines = await make(page).locator('svg [data-field=guest]').allTextContents()
  return lines.join(' ').replace(/[\u200e\u200f\u202a-\u202e]/g, '')
}

async function pasteList(page: Page, text = pasted) {
  await list(page).getByLabel('Paste your list').fill(text)
  await list(page).getByRole('button', { name: 'Use this list' }).click()
}

test('a list becomes one PDF with the card of each guest, and is kept', async () => {
  const page = await openCard({ width: 1280, height: 900 })
  await field(page, 'Chosson').fill(newName)
  const dialog = await openMore(page)
  await dialog.getByRole('link', { name: 'The list' }).click()
  await page.waitForURL(/\/guests\/papercut-arch#draft=/)
  await pasteList(page)
  // The field is gone, so the count has the focus.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('3 guests')
  await list(page).getByLabel('Row 3: no name, so nothing is made').fill('יעקב')
  await page.keyboard.press('Enter')
  await list(page).getByRole('heading', { name: '4 guests' }).waitFor()
  await list(page).getByLabel('Row 4: this is no phone number').fill('0541234567')
  await page.keyboard.press('Tab')
  await expect.poll(() => list(page).getByText('to look at').count()).toBe(0)
  await expect
    .poll(() => names(page).allTextContents())
    .toEqual(['משה כהן', 'יעקב', 'שרה לוי', 'משפחת פרידמן'])

  await expect.poll(() => guestLine(page)).toBe('לכבוד משה כהן')
  // The words of the draft that the address names.
  await expect.poll(() => make(page).locator('svg').first().textContent()).toContain(newName)
  await make(page).getByRole('button', { name: 'Next guest' }).click()
  await expect.poll(() => guestLine(page)).toBe('לכבוד יעקב')

  const save = () => make(page).getByRole('button', { name: 'Save one PDF' }).click()
  const cards = await fileSavedBy(page, save)
  expect(cards.name).toBe('mazel-papercut-arch-card-4.pdf')
  const report = await inspectPdf(cards.bytes)
  expect(report.check).toContain('No syntax or stream encoding errors found')
  expect(report.fonts).toEqual([])
  // One picture for all places of two sheets.
  expect(report.pictures).toHaveLength(4)
  expect(new Set(report.pictures.map((row) => row[10])).size).toBe(1)

  for (const [kind, pages] of [
    ['Envelopes', 4],
    ['Place cards', 1],
    ['Table lists', 2],
  ] as const) {
    await make(page).getByText(kind, { exact: true }).click()
    const shown = make(page).getByRole('img', { name: `Page 1 of ${pages}`, exact: true })
    await shown.locator('g').first().waitFor()
    const { bytes } = await fileSavedBy(page, save)
    expect((await inspectPdf(bytes)).check).toContain('No syntax or stream encoding errors found')
    expect(bytes.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(pages)
  }

  await page.reload(onceRead)
  await list(page).getByRole('heading', { name: '4 guests' }).waitFor()
})

test('each guest gets a picture, in one file or one by one', async () => {
  const path = '/guests/papercut-arch'
  const { page } = await openPage({ path, width: 1280, height: 900, alone: true })
  await pasteList(page)
  await make(page).locator('svg').first().waitFor()
  const { bytes } = await fileSavedBy(page, () =>
    make(page).getByRole('button', { name: 'Save pictures (ZIP)' }).click(),
  )
  const files = Object.entries(unzipSync(bytes))
  expect(files.map(([name]) => name)).toEqual([
    '1 משה כהן.jpg',
    '2 שרה לוי.jpg',
    '3 משפחת פרידמן.jpg',
  ])
  const pictures = files.map(([, data]) => strFromU8(data, true))
  for (const picture of pictures) expect(picture.slice(0, 3)).toBe('\xff\xd8\xff')
  expect(new Set(pictures).size).toBe(3)

  await make(page).getByRole('button', { name: 'Send one by one' }).click()
  const sending = make(page).getByRole('region', { name: 'Send one by one' })
  const rows = sending.getByRole('listitem')
  // The other two have no number that can be called.
  await expect.poll(() => sending.getByRole('button', { name: 'Open chat' }).count()).toBe(1)
  const one = await fileSavedBy(page, () =>
    rows.nth(0).getByRole('button', { name: 'Save picture' }).click(),
  )
  expect(one.name).toBe('משה כהן.jpg')
  await sending.getByRole('heading', { name: '1 of 3 sent' }).waitFor()
  await page.reload(onceRead)
  await make(page).getByRole('button', { name: 'Send one by one' }).click()
  await sending.getByRole('heading', { name: '1 of 3 sent' }).waitFor()
  await expect.poll(() => rows.nth(0).getByRole('checkbox').isChecked()).toBe(true)
})

test('a list that is pasted is read at once, and one name waits for more', async () => {
  const path = '/guests/papercut-arch'
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page } = await openPage({ path, context: { permissions }, alone: true })
  const input = list(page).getByLabel('Paste your list')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await input.press('Control+V')
  }
  await paste('משה כהן')
  await expect.poll(() => input.inputValue()).toBe('משה כהן')
  await input.fill('')
  await paste(`${'Cohen\t1\n'.repeat(10_000)}`)
  await list(page).getByText('This list has 10,000 rows').waitFor()
  await paste(pasted)
  await list(page).getByRole('heading', { name: '3 guests' }).waitFor()
})

test('a file that is no list says why, and the list stays', async () => {
  const path = '/guests/papercut-arch'
  const { page } = await openPage({ path, width: 1280, height: 900, alone: true })
  await pasteList(page)
  await list(page).getByRole('button', { name: 'Another list' }).click()
  const open = (name: string, buffer: Buffer) =>
    list(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await open('list.pdf', Buffer.from('%PDF-1.7'))
  await list(page).getByText('This is not a list').waitFor()
  await open('long.csv', Buffer.from('Cohen,1\n'.repeat(10_000)))
  await list(page).getByText('This list has 10,000 rows').waitFor()
  await list(page).getByRole('button', { name: 'Keep this list' }).click()
  await list(page).getByRole('heading', { name: '3 guests' }).waitFor()

  await list(page).getByRole('button', { name: 'Remove the list' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await list(page).getByRole('heading', { name: '3 guests' }).waitFor()
})

test('a large file says its size first, and work that is cancelled saves nothing', async () => {
  const path = '/guests/papercut-arch'
  const { page } = await openPage({ path, width: 1280, height: 900, alone: true })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await pasteList(page, Array.from({ length: 600 }, (_, i) => `משפחה ${i}`).join('\n'))
  await make(page).locator('svg').first().waitFor()
  await make(page).getByRole('button', { name: 'Save pictures (ZIP)' }).click()
  await make(page)
    .getByText(/^The pictures take about \d{3} MB\. .* in [23] parts\.$/)
    .waitFor()
  await make(page)
    .getByRole('button', { name: /^Save part 1 of [23] \(ZIP\)$/ })
    .waitFor()
  const save = make(page).getByRole('button', { name: 'Save one PDF' })
  await save.click()
  await make(page).getByRole('button', { name: 'Cancel' }).click()
  await make(page).getByText('Cancelled.').waitFor()
  await fileSavedBy(page, () => save.click())
  expect(downloads).toEqual(['mazel-papercut-arch-card-600.pdf'])
})
