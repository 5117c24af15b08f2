import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { imageFormats, imageWidths } from '../../src/shared/image-url.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import { filePolicy, fileStarts } from './file-starts.ts'
import { countTransforms, lightsJpeg, lightsPng, variantKeys } from './picture-world.ts'
import { runMs, runs } from './run-counts.ts'
import { askSite, clearStorage } from './site.ts'

const numRuns = runs({ usually: 2000, long: 50_000 })
const secretText = 'nobody is to read this'
const evilSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

beforeEach(async () => {
  await clearStorage()
  const lights = new Uint8Array(await lightsPng())
  await Promise.all([
    env.MEDIA.put('cards/photo.jpg', await lightsJpeg()),
    // Truncated, with 400 megapixels in its header, and with a wrong file extension.
    env.MEDIA.put('cards/cut.png', lights.slice(0, 3000)),
    env.MEDIA.put('cards/huge.png', withSize(lights, 20_000, 20_000)),
    env.MEDIA.put('cards/other.png', await lightsJpeg()),
    env.MEDIA.put('cards/drawing.png', evilSvg),
    env.MEDIA.put('cards/empty.jpg', ''),
    env.MEDIA.put('category/evil.svg', evilSvg),
    env.MEDIA.put('videos/clip.mp4', fileStarts.mp4),
    env.MEDIA.put('contact/8c0ffee0.json', secretText),
    env.MEDIA.put('_drafts/a.json', secretText),
    env.MEDIA.put('top-secret.json', secretText),
  ])
})

afterAll(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

function withSize(png: Uint8Array, widthPx: number, heightPx: number): Uint8Array {
  const copy = png.slice()
  const view = new DataView(copy.buffer)
  view.setUint32(16, widthPx)
  view.setUint32(20, heightPx)
  return copy
}

test('a picture has six variants, whatever is asked for', async () => {
  const { count, bindings } = countTransforms()
  const edges = imageWidths.flatMap((width) => [width - 1, width, width + 1])
  for (const format of imageFormats) {
    for (const width of [1, 2, ...edges, 2000, 12_000]) {
      const path = `/images/cards/lights.png?width=${width}&format=${format}`
      const headers = { Accept: 'image/avif,image/webp' }
      expect((await askSite(path, { headers }, bindings)).status).toBe(200)
    }
  }
  const names = (await variantKeys()).map((key) => key.split('/').at(-1))
  const every = [...['250.avif', '320.avif', '640.avif', '1080.webp', '320.jpeg', '1080.jpeg']]
  expect(names.sort()).toEqual(every.sort())
  expect(count.transforms).toBe(6)
})

const stored = fc.constantFrom(
  ...['lights.png', 'photo.jpg', 'cut.png', 'huge.png', 'other.png', 'drawing.png'],
  ...['empty.jpg', 'clip.mp4', 'evil.svg', 'wedding.svg', '8c0ffee0.json', 'a.json', 'search.json'],
)
const folder = fc.constantFrom(
  ...['cards', 'category', 'videos', 'share', 'gifs', 'contact', 'variants', '_drafts'],
  ...['builtin', 'catalog', 'constructor', '__proto__', 'CARDS', 'cards.', '.cards', ''],
)
/** Attempts to leave a folder, to inject a header, or to pass a check. */
const trick = fc.constantFrom(
  ...['..', '.', '%2e%2e', '%2E.', '%252e%252e', '..%2f', '..%5c', '\\', '%5c', '%2f', '%252f'],
  ...['%00', '%0d%0aSet-Cookie:a=b', '%c0%ae', '%e0%80%ae', '%ff', '%', '%zz', ';', '~', '@', ':'],
  ...['\u202e', '\uff0e\uff0e', '\u05d0', ' ', '%20', '+', '*', '$', '..;', 'http://127.0.0.1/'],
  ...['<script>', "'", '"', '`', '{}', 'a'.repeat(129), 'a'.repeat(5000)],
)
const extension = fc.constantFrom(
  '',
  '.png',
  '.PNG',
  '.png.',
  '.svg',
  '.jpg%00.svg',
  '.html',
  '.js',
)
const segment = fc.oneof(
  folder,
  stored,
  trick,
  fc.tuple(stored, extension).map(([name, end]) => name + end),
  fc.tuple(folder, trick, stored).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter, maxLength: 20 }).map(encodeLoosely),
)
const width = fc.oneof(
  fc.integer({ min: 1, max: 12_000 }).map(String),
  fc.constantFrom('0', '-1', '1.5', '1e3', '0x10', '999999999999999999999', 'NaN', 'Infinity', ''),
  fc.constantFrom('٣٢٠', '320px', '320,640', '%33%32%30', ' 320', '320%00', '[]', '12001'),
)
const format = fc.oneof(
  fc.constantFrom(...imageFormats),
  fc.constantFrom('gif', 'svg', 'text/html', 'AVIF', 'auto,webp', '__proto__', '', 'json', 'rgba'),
)
const query = fc
  .array(
    fc.oneof(
      width.map((value) => `width=${value}`),
      format.map((value) => `format=${value}`),
      segment.map((value) => `url=${value}`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join('&'))
const address = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(folder, stored).map((parts) => parts.join('/')) },
  { weight: 2, arbitrary: stored.map((file) => `cards/${file}`) },
  fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/')),
)
const headers = fc.record(
  {
    Accept: fc.constantFrom('image/avif,image/webp', 'image/webp', '*/*', 'text/html', ',;q=,'),
    Range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9999999-', 'bytes=0-1,2-3', 'bytes=x'),
    'If-Match': fc.constantFrom('*', '"other"', 'W/"a"', ''),
    'If-None-Match': fc.constantFrom('*', '"other"', ',,,'),
    'If-Range': fc.constantFrom('"other"', 'yesterday'),
  },
  { requiredKeys: [] },
)

function encodeLoosely(text: string): string {
  return encodeURI(text.toWellFormed()).replace(/%(?=2)/g, '')
}

const honest = [200, 304, 308, 400, 404, 415]
const toConditions = [206, 412, 416]

test(`no address of a picture does harm (${numRuns} of them)`, { timeout: runMs }, async () => {
  const { count, bindings } = countTransforms()
  await fc.assert(
    fc.asyncProperty(address, query, fc.option(headers), async (path, query, headers) => {
      const init = headers ? { headers } : {}
      const answer = await askSite(`/images/${path}?${query}`, init, bindings)
      // Repeated slashes redirect to a single one.
      const led = answer.status === 308 && answer.headers.get('Location')
      const response = led ? await askSite(led, init, bindings) : answer
      expect(headers ? [...honest, ...toConditions] : honest).toContain(response.status)
      // An address with '..' can be that of a page, whose 304 repeats no such header.
      const isPicture = new URL(`/images/${path}`, 'http://site').pathname.startsWith('/images/')
      if (isPicture || response.status !== 304) {
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      }
      expect(response.headers.get('set-cookie')).toBeNull()
      const type = response.headers.get('content-type') ?? ''
      expect(type).not.toContain('script')
      if (type.startsWith('image/')) {
        expect(response.headers.get('content-security-policy')).toBe(filePolicy)
      }
      const bytes = await response.arrayBuffer()
      expect(new TextDecoder().decode(bytes)).not.toContain(secretText)
    }),
    { numRuns: numRuns, examples: [['..', '', { 'If-None-Match': '*' }]] },
  )
  // Only lights.png, photo.jpg and other.png: the others are rejected before any work.
  expect(count.transforms).toBeGreaterThan(0)
  expect(count.transforms).toBe((await variantKeys()).length)
  expect(count.transforms).toBeLessThanOrEqual(3 * 6)
})
