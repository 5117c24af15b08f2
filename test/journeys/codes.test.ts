import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { personalCardPath } from '../../src/shared/routes.ts'
import { download, field, live, openCard } from '../browser/card-page.ts'
import { fileSavedBy } from '../browser/card-pictures.ts'
import { openPage, untilHydrated } from '../browser/site.ts'

const card = { path: '/card/gate-of-doves' }
const waze = (place: string) => `https://waze.com/ul?q=${encodeURIComponent(place)}`

test('a code is offered by the words of the card, follows them, and is read from the picture', async () => {
  const page = await openCard(card)
  const requested = requestsOf(page)
  await page.getByRole('button', { name: 'Sticker' }).click()
  await page.getByRole('button', { name: /^QR code/ }).click()
  const row = page.getByRole('button', { name: /^Waze/ })
  await row.waitFor()
  expect(await page.getByRole('button', { name: /^Phone call/ }).isDisabled()).toBe(true)
  await row.click()
  await expect.poll(() => codeIn(page)).toBe(waze('אולם השמחות ירושלים'))

  // Short: the frame of a line that is edited must not lie on the code.
  await field(page, 'Place').fill('Gan, Efrat')
  await expect.poll(() => codeIn(page)).toBe(waze('Gan Efrat'))
  const { bytes } = await fileSavedBy(page, () => download(page).click())
  expect(await readCode(bytes)).toBe(waze('Gan Efrat'))

  await row.click()
  await expect.poll(() => codeIn(page)).toBeUndefined()
  expect(requested.filter((address) => !isOwn(page, address))).toEqual([])
})

test('the page behind a link shows the details, and leads to maps, calendar and phone', async () => {
  const values = {
    date: 'אור ליום רביעי, כ״ז טבת תתק״ס, בשעה 7:30 בערב',
    families: 'לפרטים 052-765-4321',
  }
  const path = personalCardPath('gate-of-doves', await encodeDraft({ values }))
  const { page } = await openPage({ path, context: { reducedMotion: 'reduce' } })
  const requested = requestsOf(page)
  await untilHydrated(page)
  const main = page.getByRole('main')
  const details = main.locator('dd')
  await expect.poll(() => details.first().innerText()).toContain(values.date)
  await expect.poll(() => details.first().innerText()).toContain('14 בינואר 2200')
  const shown = async () => (await details.allInnerTexts()).join('\n')
  await expect.poll(shown).toContain('אולם השמחות, ירושלים')
  await expect.poll(shown).toContain('052-765-4321')

  const link = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href')
  expect(await link(/^Waze/)).toBe(waze('אולם השמחות ירושלים'))
  expect(await link(/^Google Maps/)).toContain('https://maps.google.com/?q=')
  expect(await link(/^Call/)).toBe('tel:+972527654321')
  expect(await link(/^WhatsApp/)).toBe('https://wa.me/972527654321')

  const calendar = main.getByRole('button', { name: 'Add to calendar' })
  const { bytes, name } = await fileSavedBy(page, () => calendar.click())
  expect(name).toBe('mazel-gate-of-doves.ics')
  expect(bytes.toString()).toContain('DTSTART:22000114T193000')
  expect(requested.filter((address) => !isOwn(page, address))).toEqual([])
})

/** Addresses that a page requests. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

function isOwn(page: Page, address: string): boolean {
  return /^(?:data|blob):/.test(address) || new URL(address).origin === new URL(page.url()).origin
}

/** What a camera reads from the card on the screen. */
async function codeIn(page: Page): Promise<string | undefined> {
  return readCode(await live(page).screenshot())
}

async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
