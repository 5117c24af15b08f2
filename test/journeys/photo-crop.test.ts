import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makePicture } from '../browser/photo-files.ts'
import { choose, draftOf, openTools } from '../browser/photo-tools.ts'
import { untilFocused, untilStill } from '../browser/site.ts'

test('in the crop dialog the photo follows the hand, the keys and the sliders', async () => {
  const page = await openCrop()
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  const stage = dialog.getByRole('button', { name: 'The photo in its frame' })
  const image = stage.locator('image').last()
  const left = async () => (await image.boundingBox())?.x ?? 0

  const start = await left()
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y, { steps: 3 })
  await page.mouse.up()
  const moved = async () => (await left()) - start
  await expect.poll(moved).toBeCloseTo(30, 0)

  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(moved).toBeLessThan(29.5)
  for (let step = 0; step < 6; step++) await page.keyboard.press('Shift+ArrowRight')
  // Its left edge, as far as it goes.
  await expect.poll(() => dialog.getByLabel('Left and right').inputValue()).toBe('0.25')

  await dialog.getByLabel('Zoom', { exact: true }).fill('1.02')
  await dialog.getByLabel('Up and down').fill('1')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  const crop = async () => (await draftOf(page)).photos?.[0]?.crop
  // Twice as large, with its bottom at the bottom of the crop.
  const wanted = { zoom: expect.closeTo(2.03, 2), y: expect.closeTo(0.75, 2) }
  await expect.poll(crop).toMatchObject(wanted)
  const opener = page.getByRole('button', { name: 'Crop, Photo 1' })
  await untilFocused(opener)
})

test('two fingers zoom the photo, and Escape leaves it as it was', async () => {
  const page = await openCrop({ hasTouch: true })
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  const box = await dialog.getByRole('button', { name: 'The photo in its frame' }).boundingBox()
  if (!box) throw new Error('no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...reaches: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: reaches.flatMap((reach) => [
        { x: x - reach, y, id: 0 },
        { x: x + reach, y, id: 1 },
      ]),
    })
  await touch('touchStart', 30)
  await touch('touchMove', 45)
  await touch('touchMove', 60)
  await touch('touchEnd')
  const zoom = async () =>
    2 ** Number(await dialog.getByLabel('Zoom', { exact: true }).inputValue())
  await expect.poll(zoom).toBeCloseTo(2, 1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await draftOf(page)).photos?.[0]?.crop).toEqual({ x: 0.5, y: 0.5, zoom: 1 })
})

/** Opens the dialog of a photo of two by one in a square crop. */
async function openCrop(context: BrowserContextOptions = {}): Promise<Page> {
  const page = await openTools(context)
  await choose(page, await makePicture(page, { width: 400, height: 200 }))
  await page.getByRole('radio', { name: 'Circle' }).check()
  await page.getByRole('button', { name: 'Crop, Photo 1' }).click()
  await page.getByRole('dialog').waitFor()
  await untilStill(page)
  return page
}
