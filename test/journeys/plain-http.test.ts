import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cardPath, download, field, lineOf, live, newName, openMore } from '../browser/card-page.ts'
import { decode, fileSavedBy } from '../browser/card-pictures.ts'
import {
  accept,
  contactCall,
  dialog,
  fillIn,
  send,
  sentText,
  toasts,
} from '../browser/contact-dialog.ts'
import { baseUrl, httpHost, openPage } from '../browser/site.ts'

const site = baseUrl.replace('127.0.0.1', httpHost)
/** Over plain http the browser ignores this header. */
const faults = [/Cross-Origin-Opener-Policy header has been ignored/]
const context = { extraHTTPHeaders: { 'x-visitor': 'plain-http' } }

const main = (page: Page) => page.getByRole('main')

test('by plain http from another device a card is made, kept, copied and downloaded', async () => {
  const { page } = await openPage({ path: cardPath, site, faults, context, height: 900 })
  expect(await page.evaluate(() => isSecureContext || 'randomUUID' in crypto)).toBe(false)
  await field(page, 'Chosson').fill(newName)
  await live(page).waitFor()
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await main(page).getByText('Saved on this device').waitFor()
  const { bytes } = await fileSavedBy(page, () => download(page).click())
  expect(await decode(page, bytes)).toMatchObject({ type: 'jpeg' })
  const more = await openMore(page)
  await page.evaluate(() => {
    addEventListener('copy', () => {
      const field = document.activeElement
      if (field instanceof HTMLTextAreaElement) Reflect.set(globalThis, 'copied', field.value)
    })
  })
  await more.getByRole('button', { name: 'Copy link' }).click()
  await main(page).getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toContain(
    `${site}${cardPath}?d=`,
  )
  const { page: drafts } = await openPage({ path: '/drafts', site, faults, context })
  await main(drafts)
    .getByRole('button', { name: `Duplicate: ${newName}` })
    .click()
  await expect.poll(() => main(drafts).getByRole('listitem').count()).toBe(2)
})

test('by plain http one searches and writes, and a film says why it cannot be made', async () => {
  const { page } = await openPage({
    ...{
      path: '/video/papers-for-a-wedding',
      site,
      faults: [...faults, /FilmUnsupported/],
      context,
    },
    // Like Firefox and Safari, without a recorder for MP4.
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder')),
  })
  await page.locator('#header-search-input').fill('wedding')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Download the video' }).click()
  await main(page).getByText('only where the address of this page begins with https').waitFor()
  let id: unknown
  await page.route(contactCall, (route) => {
    id = route.request().postDataJSON().id
    return accept(route)
  })
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click()
  await dialog(page).waitFor()
  await fillIn(page)
  await send(page).click()
  await toasts(page).getByText(sentText).waitFor()
  expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true)
})
