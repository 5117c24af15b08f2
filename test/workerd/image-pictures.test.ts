import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filePolicy } from './file-starts.ts'
import { countTransforms, lightsJpeg, lightsPng, variantKeys } from './picture-world.ts'
import { askSite, breakDown, clearStorage, replaceMethods } from './site.ts'

const lightsPath = '/images/cards/lights.png'
const acceptEverything = 'image/avif,image/webp,image/apng,*/*;q=0.8'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

/** Decodes the body of a response. */
async function decode(response: Response) {
  if (!response.body) throw new Error('no picture in the answer')
  const info = await env.IMAGES.info(response.body)
  return 'width' in info ? { format: info.format, size: `${info.width}x${info.height}` } : info
}

/** The first bytes of a PNG, with this size in its header. */
function pngHeader(widthPx: number, heightPx: number): Uint8Array {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, widthPx)
  view.setUint32(20, heightPx)
  return bytes
}

const requests: [query: string, accept: string, format: string, size: string][] = [
  ['', '', 'image/jpeg', '800x1000'],
  ['?width=160', '*/*', 'image/jpeg', '320x400'],
  ['?width=321', 'image/*', 'image/jpeg', '800x1000'],
  ['?width=250&format=auto', 'image/webp', 'image/jpeg', '320x400'],
  ['?width=160', acceptEverything, 'image/avif', '250x313'],
  ['?width=251', acceptEverything, 'image/avif', '320x400'],
  ['?width=500&format=auto', acceptEverything, 'image/avif', '640x800'],
  ['?width=500', 'image/avif;q=0, image/webp;q=0.1', 'image/jpeg', '800x1000'],
  ['?width=750', 'image/avif;q=0, image/webp;q=0.1', 'image/webp', '800x1000'],
  ['?width=750', acceptEverything, 'image/webp', '800x1000'],
  ['?width=1&format=jpeg', acceptEverything, 'image/jpeg', '320x400'],
  ['?width=320&format=png', acceptEverything, 'image/jpeg', '320x400'],
  ['?width=320&format=webp', acceptEverything, 'image/jpeg', '320x400'],
  ['?width=320&format=avif', '', 'image/avif', '320x400'],
  ['?width=1080&format=png', '', 'image/jpeg', '800x1000'],
  ['?width=12000&format=webp', '', 'image/webp', '800x1000'],
  ['?width=1080&format=avif', '', 'image/webp', '800x1000'],
]

test.each(requests)('%j with Accept %j is %s of %s', async (query, accept, format, size) => {
  const response = await askSite(`${lightsPath}${query}`, { headers: { Accept: accept } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(format)
  expect(response.headers.get('vary')).toBe(
    query.includes('format=') && !query.includes('auto') ? null : 'Accept',
  )
  expect(await decode(response)).toEqual({ format, size })
})

test('every picture states its headers', async () => {
  const response = await askSite(`${lightsPath}?width=1080&format=webp`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w.-]+-1080-webp"$/),
  })
  const hashed = await askSite('/images/cards/lights-3f9a1c0b.png?width=160')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a JPEG source stays one for those who name nothing better', async () => {
  await env.MEDIA.put('cards/photo.jpg', await lightsJpeg())
  const response = await askSite('/images/cards/photo.jpg', { headers: { Accept: '*/*' } })
  expect(await decode(response)).toEqual({ format: 'image/jpeg', size: '800x1000' })
})

test('an AVIF of a very tall picture fits into 1,200 px', async () => {
  const tall = env.IMAGES.input(new Blob([await lightsPng()]).stream()).transform({
    width: 640,
    height: 1920,
    fit: 'squeeze',
  })
  const png = await (await tall.output({ format: 'image/png' })).response().arrayBuffer()
  await env.MEDIA.put('cards/tall.png', png)
  const avif = await askSite('/images/cards/tall.png?width=640&format=avif')
  expect(await decode(avif)).toEqual({ format: 'image/avif', size: '400x1200' })
  const jpeg = await askSite('/images/cards/tall.png?width=640&format=jpeg')
  expect(await decode(jpeg)).toEqual({ format: 'image/jpeg', size: '640x1920' })
})

test('each variant is made once and kept under its source', async () => {
  const { count, bindings } = countTransforms()
  const first = await askSite(`${lightsPath}?width=700&format=webp`, {}, bindings)
  const again = await askSite(`${lightsPath}?width=1080&format=webp`, {}, bindings)
  expect(count.transforms).toBe(1)
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(again.headers.get('content-type')).toBe('image/webp')
  expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer())
  expect(await variantKeys()).toEqual([
    expect.stringMatching(/^variants\/[\w.-]+\/cards\/lights\.png\/1080\.webp$/),
  ])
})

test('a picture that is published again gets new variants, also over one that ships', async () => {
  const built = await askSite(`${lightsPath}?width=160&format=jpeg`)
  await env.MEDIA.put('cards/lights.png', await lightsJpeg())
  const published = await askSite(`${lightsPath}?width=160&format=jpeg`)
  expect(published.headers.get('etag')).not.toBe(built.headers.get('etag'))
  expect(await variantKeys()).toHaveLength(2)
})

test('a variant that the client holds is 304 before anything is made', async () => {
  const { count, bindings } = countTransforms()
  const path = `${lightsPath}?width=160`
  const etag = (await askSite(path)).headers.get('etag') ?? ''
  await clearStorage()
  const held = { 'If-None-Match': `W/${etag}` }
  const response = await askSite(path, { headers: held }, bindings)
  expect(response.status).toBe(304)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(await response.text()).toBe('')
  const other = await askSite(path, { headers: { ...held, Accept: 'image/avif' } }, bindings)
  expect(other.status).toBe(200)
  expect(count.transforms).toBe(1)
})

test('HEAD has the headers of the picture and no body', async () => {
  for (let round = 0; round < 2; round++) {
    const response = await askSite(`${lightsPath}?width=1080&format=webp`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await response.text()).toBe('')
  }
})

test.each([
  ['width=abc', 'width'],
  ['width=', 'width'],
  ['width=0', 'width'],
  ['width=-5', 'width'],
  ['width=1.5', 'width'],
  ['width=1e3', 'width'],
  ['width=0x10', 'width'],
  ['width=+5', 'width'],
  ['width=%2042', 'width'],
  ['width=12001', 'width'],
  ['width=99999999999999999999', 'width'],
  ['format=', 'format'],
  ['format=gif', 'format'],
  ['format=text/html', 'format'],
  ['format=AVIF', 'format'],
])('?%s is 400 and names the parameter', async (query, parameter) => {
  const response = await askSite(`${lightsPath}?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: expect.stringContaining(parameter) })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a picture that is not there is 404', async () => {
  const response = await askSite('/images/cards/none.png?width=500')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: expect.stringContaining('cards/none.png') })
})

test.each([
  ['a text', new TextEncoder().encode('<html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['half a signature', new Uint8Array([0xff, 0xd8])],
  ['a JPEG of endless padding', new Uint8Array(5000).fill(0xff).with(1, 0xd8)],
  ['a picture without a width', pngHeader(0, 10)],
  ['400 megapixels', pngHeader(20_000, 20_000)],
  ['a hundred megapixels and one row', pngHeader(10_000, 10_001)],
])('a picture’s name over %s is 415, and nothing is made of it', async (_, bytes) => {
  const { count, bindings } = countTransforms()
  await env.MEDIA.put('cards/bad.png', bytes)
  const response = await askSite('/images/cards/bad.png', {}, bindings)
  expect(response.status).toBe(415)
  expect(await response.json()).toEqual({ message: expect.stringContaining('cards/bad.png') })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(count.transforms).toBe(0)
})

test('where nothing can be made the original stands in, for a minute', async () => {
  const bindings = {
    IMAGES: replaceMethods(env.IMAGES, {
      input: () => {
        throw new Error('the service is down')
      },
    }),
  }
  const response = await askSite(`${lightsPath}?width=1080&format=webp`, {}, bindings)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(response.headers.get('etag')).not.toContain('webp')
  expect(await decode(response)).toEqual({ format: 'image/png', size: '800x1000' })
  expect(await variantKeys()).toEqual([])
  expect(await decode(await askSite(`${lightsPath}?width=1080&format=webp`))).toMatchObject({
    format: 'image/webp',
  })
})

test('a kept variant that is nonsense is made again', async () => {
  const path = `${lightsPath}?width=1080&format=webp`
  const good = await (await askSite(path)).arrayBuffer()
  const [key = ''] = await variantKeys()
  for (const bytes of ['', 'garbage garbage garbage!']) {
    await env.MEDIA.put(key, bytes)
    expect(await (await askSite(path)).arrayBuffer()).toEqual(good)
    expect((await env.MEDIA.head(key))?.size).toBe(good.byteLength)
  }
})

test('whoever orders too many new pictures gets the original, and those that are kept', async () => {
  const kept = await (await askSite(`${lightsPath}?width=1080&format=webp`)).arrayBuffer()
  const { count, bindings } = countTransforms()
  const full = { ...bindings, VARIANT_LIMIT: { limit: async () => ({ success: false }) } }
  const first = await askSite(`${lightsPath}?width=320&format=avif`, {}, full)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await decode(first)).toEqual({ format: 'image/png', size: '800x1000' })
  expect(count.transforms).toBe(0)
  const again = await askSite(`${lightsPath}?width=1080&format=webp`, {}, full)
  expect(await again.arrayBuffer()).toEqual(kept)
})

test('a limit that does not answer stops nobody', async () => {
  const down = { VARIANT_LIMIT: breakDown(env.VARIANT_LIMIT) }
  const response = await askSite(`${lightsPath}?width=1080&format=webp`, {}, down)
  expect(await decode(response)).toEqual({ format: 'image/webp', size: '800x1000' })
})

test('a picture that breaks off is served as it is: the real encoder refuses it', async () => {
  await env.MEDIA.put('cards/broken.png', (await lightsPng()).slice(0, 3000))
  const response = await askSite('/images/cards/broken.png?width=160')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect((await response.arrayBuffer()).byteLength).toBe(3000)
})

test('a bucket that keeps nothing costs a transform, not the picture', async () => {
  const MEDIA = replaceMethods(env.MEDIA, {
    get: async () => Promise.reject(new Error('down')),
    put: async () => Promise.reject(new Error('down')),
  })
  const response = await askSite(`${lightsPath}?width=1080&format=webp`, {}, { MEDIA })
  expect(response.status).toBe(200)
  expect(await decode(response)).toEqual({ format: 'image/webp', size: '800x1000' })
})
