import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { live, openCard } from '../browser/card-page.ts'
import { part, undo } from '../browser/editor-page.ts'
import { makePicture } from '../browser/photo-files.ts'
import { untilStill } from '../browser/site.ts'

const phone = { width: 360, height: 780, context: { hasTouch: true } }
const stamps = '/card/birthday-on-three-stamps'

const rooms = (page: Page) => live(page).locator('[data-part=photo]')
const images = (page: Page) => live(page).locator('image')

function choose(page: Page, buffer: Buffer) {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  return page.locator('input[type=file]').setInputFiles(file)
}

test('a tap on the room of a photo opens the photos, and a photo fills the next free room', async () => {
  const page = await openCard({ ...phone, path: stamps })
  await expect.poll(() => rooms(page).count()).toBe(3)
  expect(await images(page).count()).toBe(0)
  await part(page, 'room-1').getByRole('button').tap()
  await page.getByText('Photos stay on this device').waitFor()
  await choose(page, await makePicture(page, { width: 300, height: 400 }))
  await expect.poll(() => rooms(page).nth(0).locator('image').count()).toBe(1)
  await choose(page, await makePicture(page, { width: 400, height: 300 }))
  await expect.poll(() => rooms(page).nth(1).locator('image').count()).toBe(1)
  // Its frame is the room's own, and it cannot be dragged out of it.
  expect(await page.getByRole('radio', { name: 'Circle' }).count()).toBe(0)
  expect(await page.locator('[data-handle]').count()).toBe(0)
  expect(await images(page).count()).toBe(2)
})

test('a photo stays in its room in another format, is cropped to it, and leaves it again', async () => {
  const page = await openCard({ path: stamps })
  await page.getByRole('main').getByRole('button', { name: 'Photo', exact: true }).click()
  await choose(page, await makePicture(page, { width: 400, height: 200 }))
  await expect.poll(() => rooms(page).nth(0).locator('image').count()).toBe(1)
  await page.getByRole('radio', { name: 'Square' }).check()
  await untilStill(page)
  await expect.poll(() => rooms(page).nth(0).locator('image').count()).toBe(1)
  const before = await images(page).first().getAttribute('width')
  await page.getByRole('button', { name: 'Crop, Photo 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  await dialog.getByLabel('Zoom', { exact: true }).fill('1')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => images(page).first().getAttribute('width')).not.toBe(before)
  await page.getByRole('button', { name: 'Remove, Photo 1' }).click()
  await expect.poll(() => images(page).count()).toBe(0)
  await undo(page).first().click()
  await expect.poll(() => rooms(page).nth(0).locator('image').count()).toBe(1)
})
