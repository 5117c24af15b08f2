import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type { CardDraft } from '../../src/shared/draft.ts'
import { baseUrl, openPage } from './site.ts'

/** In the page, put there by `photos-page.tsx`. */
declare const readPhoto: typeof import('../../client/photos/read-photo.ts').readPhoto

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
  const large = await makePicture(page, { width: 7300, height: 5480 })
  await page.evaluate(() => {
    const times: number[] = []
    new PerformanceObserver((list) => {
      times.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, { longTasks: times })
  })
  await choose(page, 'large.jpg', large)
  await page.getByRole('button', { name: 'Reading the photo…' }).waitFor()
  await page.getByRole('button', { name: 'Crop, Photo 1' }).waitFor()
  console.log('long', await page.evaluate('longTasks'))
  const [photo] = (await draftOf(page)).photos ?? []
  expect(photo).toMatchObject({ frame: 'rectangle', crop: { x: 0.5, y: 0.5, zoom: 1 } })
  expect(photo?.ratio).toBeCloseTo(2400 / 1802, 2)
})

/** The tools alone, on a page of the site. */
async function openTools(): Promise<Page> {
  const { page } = await openPage({
    context: { bypassCSP: true },
    prepare: (page) =>
      page.route(`${baseUrl}/test/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace('/test/', '')
        const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
        return route.fulfill({ contentType, body: files.get(name) ?? '' })
      }),
  })
  // As a string, since Vitest would turn the import into its own.
  await page.evaluate(`import('/test/photos-page.js')`)
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  return page
}

async function draftOf(page: Page): Promise<CardDraft> {
  return JSON.parse((await page.locator('output').textContent()) ?? '')
}

function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  return page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
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
