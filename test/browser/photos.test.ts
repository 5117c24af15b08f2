import { expect, test } from 'vitest'
import { makePicture } from './photo-files.ts'
import { choose, draftOf, openTools } from './photo-tools.ts'
import { untilFocused } from './site.ts'

test('photos are dropped on the picture and pasted, up to eight', async () => {
  const page = await openTools()
  const base64 = (await makePicture(page, { width: 60, height: 40 })).toString('base64')
  for (let number = 1; number <= 9; number++) {
    const prevented = await page.evaluate(
      ({ base64, drop }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
        const init = { bubbles: true, cancelable: true }
        const event = drop
          ? new DragEvent('drop', { ...init, dataTransfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer })
        return !document.querySelector('[data-testid=picture]')?.dispatchEvent(event)
      },
      { base64, drop: number % 2 === 0 },
    )
    expect(prevented).toBe(true)
    if (number < 9) await page.getByRole('button', { name: `Remove, Photo ${number}` }).waitFor()
  }
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('up to 8 photos')
  expect((await draftOf(page)).photos).toHaveLength(8)
})

test('words that are pasted with a picture of them stay words', async () => {
  const page = await openTools()
  const prevented = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Mazel tov')
    clipboardData.items.add(new File(['?'], 'words.png', { type: 'image/png' }))
    const event = new ClipboardEvent('paste', { cancelable: true, bubbles: true, clipboardData })
    return !document.querySelector('input[type=search]')?.dispatchEvent(event)
  })
  expect(prevented).toBe(false)
})

test('a photo is framed, replaced under its frame, and removed', async () => {
  const page = await openTools()
  await choose(page, await makePicture(page, { width: 300, height: 200 }))
  await page.getByRole('radio', { name: 'Circle' }).check()
  const first = async () => (await draftOf(page)).photos?.[0]
  await expect.poll(first).toMatchObject({ frame: 'circle', ratio: 1 })
  const before = await first()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace, Photo 1' }).click()
  const buffer = await makePicture(page, { width: 200, height: 300 })
  await (await chooser).setFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(async () => (await first())?.id).not.toBe(before?.id)
  expect((await draftOf(page)).photos).toMatchObject([{ frame: 'circle', ratio: 1 }])
  await page.getByRole('radio', { name: 'Rectangle' }).check()
  await expect.poll(async () => (await first())?.ratio).toBeCloseTo(2 / 3)

  await page.getByRole('button', { name: 'Remove, Photo 1' }).click()
  await expect.poll(async () => (await draftOf(page)).photos).toEqual([])
  await untilFocused(page.getByRole('button', { name: 'Add a photo' }))
})

test('stickers are found by a word and put on the card by keys alone', async () => {
  const page = await openTools()
  await page.getByRole('searchbox', { name: 'Find a sticker' }).fill('flower')
  const stickers = page.getByRole('toolbar', { name: 'Stickers' }).getByRole('button')
  await expect.poll(() => stickers.allTextContents()).not.toContain('Esrog')
  const names = await stickers.allTextContents()
  expect(names).toContain('Rose')
  await page
    .getByRole('button', { name: names[0] ?? '' })
    .locator('path')
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  await untilFocused(stickers.first())
  await page.keyboard.press('ArrowRight')
  await untilFocused(stickers.nth(1))
  await page.keyboard.press('Enter')
  await untilFocused(stickers.nth(1))
  await expect
    .poll(async () => (await draftOf(page)).stickers)
    .toMatchObject([{ sticker: names[1]?.toLowerCase(), at: { x: 0.5, y: 0.5 }, width: 0.18 }])
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContain(`${names[1]} added to the card.`)
  await page.keyboard.press('End')
  await untilFocused(stickers.last())
  await page.getByRole('searchbox').fill('no such thing')
  await expect.poll(() => stickers.count()).toBe(0)
})
