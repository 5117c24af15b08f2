import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardDraft } from '../../src/shared/draft.ts'
import { baseUrl, openPage, untilFocused, untilStill } from './site.ts'

/** In the page, put there by `photos-page.tsx`. */
declare const readPhoto: typeof import('../../client/photos/read-photo.ts').readPhoto

/** For files that the browser is to read from the disk, as it does a visitor's. */
const folder = mkdtempSync(path.join(tmpdir(), 'mazel-photos-'))

/** The colours of `makePicture`. */
const upright = { topLeft: 'red', topRight: 'green', bottomLeft: 'blue', bottomRight: 'yellow' }

/** The files of the page under test, by name. */
const files = new Map<string, string>()

beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    base: '/test/',
    worker: { format: 'es' },
    build: {
      write: false,
      rolldownOptions: {
        input: 'test/browser/photos-page.tsx',
        output: {
          entryFileNames: 'photos-page.js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  for (const part of output.output) {
    files.set(part.fileName, part.type === 'chunk' ? part.code : String(part.source))
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a photo that lies on its side is kept upright, small and without its metadata', async () => {
  const page = await openTools()
  const sideways = await makePicture(page, { width: 3000, height: 2000 })
  const turned = withExif(sideways, 6)
  expect(turned.includes('GPS of a home')).toBe(true)
  const kept = await read(page, turned)
  // Turned a quarter clockwise: what was at the left is at the top.
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
  const { photos, stickers } = await draftOf(page)
  expect(stickers).toMatchObject([{ sticker: 'esrog' }])
  expect(photos).toMatchObject([{ frame: 'rectangle', crop: { x: 0.5, y: 0.5, zoom: 1 } }])
  expect(photos?.[0]?.ratio).toBeCloseTo(2400 / 1802, 3)
})

test('a reading that is given up leaves the card as it was', async () => {
  const page = await openTools()
  // Nothing answers: the photo takes as long as the visitor has patience.
  await page.route('**/photo-worker*', () => {})
  await choose(page, await makePicture(page, { width: 300, height: 200 }))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Reading the photo…').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('')
  expect((await draftOf(page)).photos).toBeUndefined()
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
  // No two with the same message in a row, so that each is seen to come.
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
  // Its left edge: as far as it goes.
  await expect.poll(() => dialog.getByLabel('Left and right').inputValue()).toBe('0.25')

  await dialog.getByLabel('Zoom', { exact: true }).fill('1.02')
  await dialog.getByLabel('Up and down').fill('1')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  const [photo] = (await draftOf(page)).photos ?? []
  // Twice as large, its foot in the foot of the frame.
  expect(photo?.crop.zoom).toBeCloseTo(2.03, 2)
  expect(photo?.crop.y).toBeCloseTo(0.75, 2)
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
    .toContain(`${names[1]} added, in the middle of the card.`)
  await page.keyboard.press('End')
  await untilFocused(stickers.last())
  await page.getByRole('searchbox').fill('no such thing')
  await expect.poll(() => stickers.count()).toBe(0)
})

/** The dialog of a photo of two by one in a square frame. */
async function openCrop(context: BrowserContextOptions = {}): Promise<Page> {
  const page = await openTools(context)
  await choose(page, await makePicture(page, { width: 400, height: 200 }))
  await page.getByRole('radio', { name: 'Circle' }).check()
  await page.getByRole('button', { name: 'Crop, Photo 1' }).click()
  await page.getByRole('dialog').waitFor()
  await untilStill(page)
  return page
}

/** The tools alone, on a page of the site. */
async function openTools(context: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage({
    context: { bypassCSP: true, ...context },
    prepare: (page) =>
      page.route(`${baseUrl}/test/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace('/test/', '')
        const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
        return route.fulfill({ contentType, body: files.get(name) ?? '' })
      }),
  })
  // As a string, since Vitest would turn the import into its own.
  await page.evaluate(`import('/test/photos-page.js')`)
  for (const name of files.keys()) {
    if (name.endsWith('.css')) await page.addStyleTag({ url: `/test/${name}` })
  }
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  return page
}

async function draftOf(page: Page): Promise<CardDraft> {
  return JSON.parse((await page.locator('output').textContent()) ?? '')
}

function choose(page: Page, buffer: Buffer) {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  return page.locator('input[type=file]').setInputFiles(file)
}

interface Picture {
  /** px. */
  width: number
  height: number
  type?: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Leaves the corner at the bottom right empty. */
  seeThrough?: boolean
}

/** Four fields: red and green above, blue and yellow below. */
async function makePicture(page: Page, picture: Picture): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type = 'image/jpeg', seeThrough }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const [x, y] = [width / 2, height / 2]
    const fields = [
      ['red', 0, 0],
      ['green', x, 0],
      ['blue', 0, y],
    ] as const
    for (const [colour, left, top] of fields) {
      context.fillStyle = colour
      context.fillRect(left, top, x, y)
    }
    context.fillStyle = 'yellow'
    if (!seeThrough) context.fillRect(x, y, x, y)
    const blob = await canvas.convertToBlob({ type })
    const reader = new FileReader()
    reader.readAsDataURL(blob)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result).split(',')[1] ?? ''
  }, picture)
  return Buffer.from(base64, 'base64')
}

/** Puts a segment with that turn, and words in it, after the first marker of a JPEG. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const words = Buffer.from('GPS of a home')
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, words])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** A PNG that ends after its header. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 6, 0, 0, 0], 24)
  return header
}

/** A HEIC of a camera, which names the sizes of a tile and of the whole, without its pictures. */
function heicHeader(width: number, height: number): Buffer {
  const sizes = Buffer.concat([sizeBox(512, 512), sizeBox(width, height)])
  const properties = box('iprp', box('ipco', sizes))
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ])
}

function sizeBox(width: number, height: number): Buffer {
  const content = Buffer.alloc(12)
  content.writeUInt32BE(width, 4)
  content.writeUInt32BE(height, 8)
  return box('ispe', content)
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4)
  return Buffer.concat([head, content])
}

/** What the module makes of a file, decoded again. */
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
