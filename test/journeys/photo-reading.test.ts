import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { heicHeader, makePicture, pngHeader, withExif } from '../browser/photo-files.ts'
import { choose, draftOf, openTools } from '../browser/photo-tools.ts'

/** Set in the page by `photos-page.tsx`. */
declare const readPhoto: typeof import('../../client/photos/read-photo.ts').readPhoto

/** For files that the browser reads from the disk, like a visitor's. */
const folder = mkdtempSync(path.join(tmpdir(), 'mazel-photos-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** The colours of `makePicture`. */
const upright = { topLeft: 'red', topRight: 'green', bottomLeft: 'blue', bottomRight: 'yellow' }

test('a photo that lies on its side is kept upright, small and without its metadata', async () => {
  const page = await openTools()
  const sideways = await makePicture(page, { width: 3000, height: 2000 })
  const turned = withExif(sideways, 6)
  expect(turned.includes('GPS of a home')).toBe(true)
  const kept = await read(page, turned)
  // Rotated clockwise by 90°: the left side is now at the top.
  expect(kept).toMatchObject({ width: 1600, height: 2400, type: 'image/jpeg' })
  expect(kept.corners).toEqual({
    topLeft: 'blue',
    topRight: 'red',
    bottomLeft: 'yellow',
    bottomRight: 'green',
  })
  expect(kept.bytes.includes('Exif')).toBe(false)
  expect(kept.bytes.includes('GPS of a home')).toBe(false)
})

test('a photo of 40 megapixels is read while the page goes on', async () => {
  const page = await openTools()
  const file = path.join(folder, 'large.jpg')
  writeFileSync(file, await makePicture(page, { width: 7300, height: 5480 }))
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Reading the photo…').waitFor()
  await page.getByRole('searchbox').fill('esrog')
  await page.getByRole('button', { name: 'Esrog' }).click()
  await page.getByRole('button', { name: 'Crop, Photo 1' }).waitFor()
  const crop = { x: 0.5, y: 0.5, zoom: 1 }
  const photo = { frame: 'rectangle', crop, ratio: expect.closeTo(2400 / 1802, 3) }
  await expect
    .poll(() => draftOf(page))
    .toMatchObject({ stickers: [{ sticker: 'esrog' }], photos: [photo] })
})

test('a JPEG, PNG, WebP or AVIF is kept as a JPEG', async () => {
  const page = await openTools()
  const png = await makePicture(page, { width: 2500, height: 1000, type: 'image/png' })
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const kept = await read(page, await sharp(png).toFormat(format).toBuffer(), `image/${format}`)
    const size = { width: 2400, height: 960 }
    expect(kept, format).toMatchObject({ ...size, type: 'image/jpeg', corners: upright })
  }
})

test('what is empty in a picture stays empty, and small ones keep their size', async () => {
  const page = await openTools()
  const picture = { width: 300, height: 500, type: 'image/png', seeThrough: true } as const
  const png = await makePicture(page, picture)
  for (const format of ['png', 'webp', 'avif'] as const) {
    const kept = await read(page, await sharp(png).toFormat(format).toBuffer(), `image/${format}`)
    expect(kept, format).toMatchObject({ width: 300, height: 500, type: 'image/png' })
    expect(kept.corners, format).toEqual({ ...upright, bottomRight: 'none' })
  }
})

test('each file that is no photo to be used gets a message of its own', async () => {
  const page = await openTools()
  const jpeg = await makePicture(page, { width: 1200, height: 900 })
  // No two neighbours have the same message, so that each change is visible.
  const cases = [
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'damaged or not whole'],
    ['bomb.png', pngHeader(20_000, 20_000), 'too large'],
    ['start.jpg', jpeg.subarray(0, 12), 'damaged or not whole'],
    ['photo.heic', heicHeader(4032, 3024), 'On an iPhone'],
    ['none.png', pngHeader(0, 0), 'damaged or not whole'],
    ['bomb.heic', heicHeader(40_320, 30_240), 'too large'],
    ['letter.pdf', Buffer.from('%PDF-1.7'), 'not a photo'],
    ['clip.mp4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0'), 'a video'],
    ['empty.jpg', Buffer.alloc(0), 'not a photo'],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a drawing (SVG)'],
  ] as const
  for (const [name, buffer, message] of cases) {
    const file = path.join(folder, name)
    writeFileSync(file, buffer)
    await page.locator('input[type=file]').setInputFiles(file)
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.textContent(), { message: name }).toContain(message)
  }
  expect((await draftOf(page)).photos).toBeUndefined()
  await choose(page, jpeg)
  await page.getByRole('button', { name: 'Crop, Photo 1' }).waitFor()
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('')
})

test('a reading that is given up leaves the card as it was', async () => {
  const page = await openTools()
  // Nothing answers, so reading the photo never ends.
  await page.route('**/photo-worker*', () => {})
  await choose(page, await makePicture(page, { width: 300, height: 200 }))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Reading the photo…').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('')
  expect((await draftOf(page)).photos).toBeUndefined()
})

/** The module's output for a file, decoded again. */
function read(page: Page, file: Buffer, type = 'image/jpeg') {
  return page.evaluate(
    async ({ base64, type }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const answer = await readPhoto(new AbortController().signal, new Blob([bytes], { type }))
      if ('problem' in answer) throw new Error(answer.problem)
      const bitmap = await createImageBitmap(answer.blob)
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const colourAt = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0, alpha] =
          context?.getImageData(x * width, y * height, 1, 1).data ?? []
        if (alpha === 0) return 'none'
        if (blue > 128) return 'blue'
        if (red > 128) return green > 128 ? 'yellow' : 'red'
        return 'green'
      }
      const kept = new Uint8Array(await answer.blob.arrayBuffer())
      return {
        width,
        height,
        type: answer.blob.type,
        bytes: Array.from(kept, (byte) => String.fromCharCode(byte)).join(''),
        corners: {
          topLeft: colourAt(0.2, 0.2),
          topRight: colourAt(0.8, 0.2),
          bottomLeft: colourAt(0.2, 0.8),
          bottomRight: colourAt(0.8, 0.8),
        },
      }
    },
    { base64: file.toString('base64'), type },
  )
}
