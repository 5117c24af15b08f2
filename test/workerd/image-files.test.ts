import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bytesOf, filePolicy, fileStarts } from './file-starts.ts'
import { askSite, breakDown, clearStorage, replaceMethods } from './site.ts'

/** Begins like an MP4. */
const clip = 'pub ftyp clip!'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.MEDIA.put('videos/clip.mp4', clip)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer())
}

test('a published file is served as it is stored', async () => {
  const response = await askSite('/images/videos/clip.mp4')
  expect(response.status).toBe(200)
  expect(await readText(response)).toBe(clip)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '14',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  })
})

test('a file that ships with the site is served where none is published', async () => {
  const response = await askSite('/images/videos/lights.mp4')
  expect(response.status).toBe(200)
  expect((await response.arrayBuffer()).byteLength).toBe(1000)
  await env.MEDIA.put('videos/lights.mp4', clip)
  expect(await readText(await askSite('/images/videos/lights.mp4'))).toBe(clip)
})

test('a name that carries a hash may be kept for ever, one that carries a date may not', async () => {
  await env.MEDIA.put('videos/clip-3f9a1c0b.mp4', clip)
  await env.MEDIA.put('videos/clip-20261121.mp4', clip)
  const hashed = await askSite('/images/videos/clip-3f9a1c0b.mp4')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const dated = await askSite('/images/videos/clip-20261121.mp4')
  expect(dated.headers.get('cache-control')).toContain('max-age=86400')
})

test('an animated picture is served as it is stored, as what it is', async () => {
  await env.MEDIA.put('gifs/flames.3f9a1c0b.gif', fileStarts.gif)
  const response = await askSite('/images/gifs/flames.3f9a1c0b.gif?width=160&format=webp')
  expect(response.headers.get('content-type')).toBe('image/gif')
  expect(await readText(response)).toBe(fileStarts.gif)
})

test('a finished picture is served whole and unchanged, for ever under its hashed name', async () => {
  const picture = bytesOf(fileStarts.jpg)
  await env.MEDIA.put('share/lights.3f9a1c0b.jpg', picture)
  const response = await askSite('/images/share/lights.3f9a1c0b.jpg?width=160&format=webp', {
    headers: { Accept: 'image/avif,image/webp' },
  })
  expect(response.status).toBe(200)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBeNull()
  expect((await env.MEDIA.list({ prefix: 'variants/' })).objects).toEqual([])
})

test('a category’s picture goes out unable to run anything', async () => {
  const response = await askSite('/images/category/wedding.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toBe(filePolicy)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await readText(response)).toContain('<svg')
})

test('a published picture of a category wins', async () => {
  await env.MEDIA.put('category/wedding.svg', '<svg/>', {
    httpMetadata: { contentType: 'text/html' },
  })
  const response = await askSite('/images/category/wedding.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await readText(response)).toBe('<svg/>')
})

test('a type that is not known is a download', async () => {
  await env.MEDIA.put('cards/readme.html', '<script>')
  const response = await askSite('/images/cards/readme.html')
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toBe('attachment')
  expect(response.headers.get('content-security-policy')).toBe(filePolicy)
})

const ranges: [range: string, status: number, body: string, contentRange: string | null][] = [
  ['bytes=0-0', 206, 'p', 'bytes 0-0/14'],
  ['bytes=13-13', 206, '!', 'bytes 13-13/14'],
  ['bytes=0-8', 206, 'pub ftyp ', 'bytes 0-8/14'],
  ['bytes=10-', 206, 'lip!', 'bytes 10-13/14'],
  ['bytes=-4', 206, 'lip!', 'bytes 10-13/14'],
  ['bytes=-1000', 206, clip, 'bytes 0-13/14'],
  ['bytes=10-1000', 206, 'lip!', 'bytes 10-13/14'],
  ['Bytes= 10-13 ', 206, 'lip!', 'bytes 10-13/14'],
  ['bytes=14-', 416, '', 'bytes */14'],
  ['bytes=100-200', 416, '', 'bytes */14'],
  ['bytes=-0', 416, '', 'bytes */14'],
  ['bytes=5-4', 200, clip, null],
  ['bytes=0-1,3-4', 200, clip, null],
  ['bytes=0-1,100-200', 200, clip, null],
  ['bytes=0-0,', 200, clip, null],
  ['bytes=99999999999999999999-', 416, '', 'bytes */14'],
  ['bytes=0-99999999999999999999', 206, clip, 'bytes 0-13/14'],
  ['bytes=-99999999999999999999', 206, clip, 'bytes 0-13/14'],
  ['bytes=--1', 200, clip, null],
  ['bytes=1-2-3', 200, clip, null],
  ['bytes=0x0-0x1', 200, clip, null],
  ['bytes 0-1', 200, clip, null],
  ['bytes', 200, clip, null],
  ['', 200, clip, null],
  ['bytes=-', 200, clip, null],
  ['bytes=a-b', 200, clip, null],
  ['lines=0-1', 200, clip, null],
]

test.each(ranges)('Range %j of a published file is %d', async (range, status, body, expected) => {
  const response = await askSite('/images/videos/clip.mp4', { headers: { Range: range } })
  expect(response.status).toBe(status)
  expect(await readText(response)).toBe(body)
  expect(response.headers.get('content-range')).toBe(expected)
  if (status === 206) expect(response.headers.get('content-length')).toBe(String(body.length))
  if (status === 416) expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a range of a file that ships with the site', async () => {
  const path = '/images/videos/lights.mp4'
  const part = await askSite(path, { headers: { Range: 'bytes=256-259' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 256-259/1000')
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2, 3]))
  expect((await askSite(path, { headers: { Range: 'bytes=1000-' } })).status).toBe(416)
})

const nonsense: [what: string, bytes: string][] = [
  ['nothing', ''],
  ['24 bytes of garbage', 'garbage garbage garbage!'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['zeros', '\0'.repeat(100)],
]
const folders = {
  gif: 'gifs',
  jpg: 'share',
  m4a: 'songs',
  mp4: 'videos',
  png: 'share',
  svg: 'category',
}

test.each(nonsense)('%s under the name of a file is 415, whatever the kind', async (_, bytes) => {
  for (const [kind, folder] of Object.entries(folders)) {
    await env.MEDIA.put(`${folder}/published.${kind}`, bytes)
    const response = await askSite(`/images/${folder}/published.${kind}`)
    expect([kind, response.status]).toEqual([kind, 415])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: expect.stringContaining(`published.${kind}`) })
  }
})

test('a file of each kind is served as what it is', async () => {
  for (const [kind, folder] of Object.entries(folders)) {
    const bytes = bytesOf(fileStarts[kind as keyof typeof fileStarts])
    await env.MEDIA.put(`${folder}/published.${kind}`, bytes)
    const response = await askSite(`/images/${folder}/published.${kind}`)
    expect([kind, response.status]).toEqual([kind, 200])
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  }
})

const shipped = [
  '/images/category/wedding.svg',
  '/images/videos/lights.mp4',
  '/images/share/papercut-arch.3f9a1c0b.jpg',
  '/images/cards/lights.png?width=160&format=png',
]

test.each(nonsense)('what ships stands in for %s in the bucket', async (_, bytes) => {
  for (const path of shipped) {
    const [name = ''] = path.replace('/images/', '').split('?')
    const expected = await (await askSite(path)).arrayBuffer()
    await env.MEDIA.put(name, bytes)
    const response = await askSite(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.arrayBuffer()).toEqual(expected)
  }
})

test('what ships stands in for a file that is found and then cannot be read', async () => {
  await env.MEDIA.put('videos/lights.mp4', clip)
  const MEDIA = replaceMethods(env.MEDIA, {
    get: (key: string, options: R2GetOptions) =>
      'onlyIf' in options ? Promise.reject(new Error('down')) : env.MEDIA.get(key, options),
  })
  const response = await askSite('/images/videos/lights.mp4', {}, { MEDIA })
  expect(response.status).toBe(200)
  expect((await response.arrayBuffer()).byteLength).toBe(1000)
})

test.each([
  ['/images/videos/clip.mp4'],
  ['/images/videos/lights.mp4'],
  ['/images/cards/lights.png?width=160&format=png'],
])('%s is 412 for whoever requires another version, which comes before all else', async (path) => {
  const etag = (await askSite(path)).headers.get('etag') ?? ''
  const ask = async (headers: Record<string, string>, method = 'GET') =>
    (await askSite(path, { headers, method })).status
  for (const other of ['"other"', `W/${etag}`, '', '"a", "b"', etag.slice(1, -1)]) {
    expect(await ask({ 'If-Match': other })).toBe(412)
    expect(await ask({ 'If-Match': other, 'If-None-Match': etag, Range: 'bytes=0-0' })).toBe(412)
    expect(await ask({ 'If-Match': other }, 'HEAD')).toBe(412)
  }
  for (const same of [etag, `"other", ${etag}`, '*']) {
    expect(await ask({ 'If-Match': same })).toBe(200)
    expect(await ask({ 'If-Match': same, 'If-None-Match': etag })).toBe(304)
  }
  const failed = await askSite(path, { headers: { 'If-Match': '"other"' } })
  expect(failed.headers.get('cache-control')).toBe('no-store')
  expect(await readText(failed)).toBe('')
})

test('conditions on dates say nothing of what has no date', async () => {
  const longAgo = 'Sat, 01 Jan 2000 00:00:00 GMT'
  const headers = { 'If-Unmodified-Since': longAgo, 'If-Modified-Since': new Date().toUTCString() }
  expect((await askSite('/images/videos/clip.mp4', { headers })).status).toBe(200)
})

test('a range is for the version it was meant for', async () => {
  const path = '/images/videos/clip.mp4'
  const etag = (await askSite(path)).headers.get('etag') ?? ''
  const Range = 'bytes=0-0'
  expect((await askSite(path, { headers: { Range, 'If-Range': etag } })).status).toBe(206)
  expect((await askSite(path, { headers: { Range, 'If-Range': '"old"' } })).status).toBe(200)
  expect((await askSite(path, { headers: { Range, 'If-Range': `W/${etag}` } })).status).toBe(200)
  const now = new Date().toUTCString()
  expect((await askSite(path, { headers: { Range, 'If-Range': now } })).status).toBe(200)
  expect((await askSite(path, { headers: { 'If-Range': etag } })).status).toBe(200)
  const beyond = { Range: 'bytes=14-', 'If-Range': '"old"' }
  expect((await askSite(path, { headers: beyond })).status).toBe(200)
})

test.each([['videos/clip.mp4'], ['videos/lights.mp4']])(
  '%s that the client holds is 304, without a body',
  async (name) => {
    const path = `/images/${name}`
    const etag = (await askSite(path)).headers.get('etag') ?? ''
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await askSite(path, {
        headers: { 'If-None-Match': held, Range: 'bytes=0-0' },
      })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(response.headers.get('cache-control')).toContain('max-age')
      expect(await readText(response)).toBe('')
    }
    const changed = await askSite(path, { headers: { 'If-None-Match': '"other"' } })
    expect(changed.status).toBe(200)
  },
)

test('HEAD says what GET would, without a body', async () => {
  const path = '/images/videos/clip.mp4'
  const response = await askSite(path, { method: 'HEAD', headers: { Range: 'bytes=0-0' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('14')
  expect(response.headers.get('content-type')).toBe('video/mp4')
  expect(await readText(response)).toBe('')
})

test.each([
  ['/images/videos/none.mp4'],
  ['/images/category/none.svg'],
  ['/images/videos/UPPER.mp4'],
  ['/images/videos/a..b.mp4'],
  ['/images/videos/%63lip.mp4'],
  ['/images/videos/..%2fvideos%2fclip.mp4'],
  ['/images/videos/clip.mp4%00.png'],
  ['/images/videos/.hidden.mp4'],
  ['/images/_private/clip.mp4'],
  [`/images/videos/${'x'.repeat(200)}.mp4`],
])('%s is 404 and says so', async (path) => {
  const response = await askSite(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: expect.any(String) })
})

test.each([
  ['contact/8c0ffee0.json'],
  ['variants/8c0ffee0.json'],
  ['_drafts/a.json'],
  ['messages/8c0ffee0.json'],
  ['backup/cards.json'],
])('what lies in the bucket as %s is nobody’s to fetch', async (key) => {
  await env.MEDIA.put(key, 'personal')
  expect((await askSite(`/images/${key}`)).status).toBe(404)
})

test('a bucket that is down does not hide what ships with the site', async () => {
  const bindings = { MEDIA: breakDown(env.MEDIA) }
  expect((await askSite('/images/category/wedding.svg', {}, bindings)).status).toBe(200)
  const published = await askSite('/images/videos/clip.mp4', {}, bindings)
  expect(published.status).toBe(503)
  expect(published.headers.get('retry-after')).toBe('5')
  expect(published.headers.get('cache-control')).toBe('no-store')
})
