import { env } from 'cloudflare:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientBuild } from '../../src/client-build.ts'
import { cardDesignSchema, cardDocumentSchema } from '../../src/shared/card.ts'
import type { CardDraft } from '../../src/shared/draft.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { maxGroundBytes, maxPreviewBytes } from '../../src/shared/files/preview-order.ts'
import { previewPath, videoPreviewPath } from '../../src/shared/routes.ts'
import { type FaceId, faceIds } from '../../src/shared/text/face.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import { papercutArch } from '../fixtures/known-cards.ts'
import { clipVideo, documentOf } from './catalogue.ts'
import { bytesOf as bytesOfText, fileStarts } from './file-starts.ts'
import { publishContent } from './publish-content.ts'
import { askFor, askSite, breakDown, clearStorage, hanging } from './site.ts'

const design = v.parse(cardDesignSchema, papercutArch)
const { slug } = design
const picture = { file: `${slug}.png`, width: 1080, height: 1350 }
/** Written by make-assets.ts. */
const sharePicture = { file: `${slug}.3f9a1c0b.jpg`, width: 1200, height: 630 }
const card = v.parse(cardDocumentSchema, {
  design,
  summary: { ...design, picture, ground: '#ffffff', swatches: [] },
  palettes: [{ id: 'navy', label: 'Navy', swatch: ['#000000', '#ffffff', '#ff0000'] }],
  formatPictures: [],
  artPlan: documentOf(slug).artPlan,
  sharePicture,
})
const ownBytes = [0xff, 0xd8, 0x0d]
const personalBytes = [0xff, 0xd8, 0x01, 0x02]

beforeEach(() => publishContent({ cards: [card] }))
afterEach(async () => {
  vi.useRealTimers()
  await clearStorage()
})

/** Stub of the preview worker; `orders` are the requests that it received. */
function drawing(answer: () => Response | Promise<Response> = () => jpeg(personalBytes)) {
  const orders: unknown[] = []
  async function fetch(_address: string, { body }: { body: string }) {
    orders.push(JSON.parse(body))
    return answer()
  }
  return { orders, bindings: { PREVIEW: { fetch } as unknown as Fetcher } }
}

function jpeg(bytes: number[] | Uint8Array<ArrayBuffer>): Response {
  return new Response(Uint8Array.from(bytes))
}

/** Pictures are cached across tests, so each test uses its own names. */
async function pathOf(names: string): Promise<string> {
  return previewPath(slug, await encodeDraft({ values: { names } }))
}

async function bytesOf(response: Response): Promise<number[]> {
  return [...new Uint8Array(await response.arrayBuffer())]
}

async function expectOwnPicture(response: Response): Promise<void> {
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await bytesOf(response)).toEqual(ownBytes)
}

test('a personal link is shown by a picture of its own, that no shared cache keeps', async () => {
  const { orders, bindings } = drawing()
  vi.useFakeTimers({ toFake: ['Date'] })
  const response = await askSite(await pathOf('משפחת כהן'), {}, bindings)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=86400')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await bytesOf(response)).toEqual(personalBytes)
  expect(orders).toEqual([
    {
      design,
      draft: expect.objectContaining({ values: { names: 'משפחת כהן' } }),
      until: expect.any(Number),
    },
  ])
  const [{ until }] = orders as [{ until: number }]
  expect(until - Date.now()).toBeGreaterThan(2000)
  expect(until - Date.now()).toBeLessThanOrEqual(3000)
})

test('the same card is drawn once, for any name on its envelope, another one, a changed design and by another build again', async () => {
  const { orders, bindings } = drawing()
  const path = await pathOf('once')
  const first = await askSite(path, {}, bindings)
  const again = await askSite(path, {}, bindings)
  expect(await bytesOf(again)).toEqual(await bytesOf(first))
  expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'))
  expect(orders.length).toBe(1)
  const named = await encodeDraft({ values: { names: 'once' }, to: 'משפחת גרוס' })
  expect(await bytesOf(await askSite(previewPath(slug, named), {}, bindings))).toEqual(
    personalBytes,
  )
  expect(orders.length).toBe(1)
  await (await askSite(await pathOf('twice'), {}, bindings)).arrayBuffer()
  expect(orders.length).toBe(2)
  const changed = { ...card, design: { ...design, art: { ...design.art, seed: 77 } } }
  await publishContent({ cards: [changed] })
  await (await askSite(path, {}, bindings)).arrayBuffer()
  expect(orders.length).toBe(3)
  const { builtAt } = clientBuild
  clientBuild.builtAt = 'later'
  await (await askSite(path, {}, bindings)).arrayBuffer()
  clientBuild.builtAt = builtAt
  expect(orders.length).toBe(4)
})

test.each<[string, Partial<Env>]>([
  ['is not bound', { PREVIEW: undefined as unknown as Fetcher }],
  ['throws', { PREVIEW: breakDown(env.PREVIEW) }],
  ['answers with a fault', drawing(() => new Response(null, { status: 500 })).bindings],
  ['answers with no picture', drawing(() => new Response('<svg/>')).bindings],
  ['answers with nothing', drawing(() => new Response(null)).bindings],
  ['answers with too much', drawing(() => jpeg(heavy())).bindings],
  ['breaks off', drawing(() => new Response(brokenBody())).bindings],
])('when the worker that draws %s, the card’s own picture is shown', async (fault, bindings) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const path = await pathOf(`כהן ${fault}`)
  try {
    await expectOwnPicture(await askSite(path, {}, bindings))
    const logged = errors.mock.calls.flat().map(String).join(' ')
    expect(logged).toContain(slug)
    expect(logged).not.toMatch(/כהן|d=|\/preview\/card\/[^:]/)
  } finally {
    errors.mockRestore()
  }
  const repaired = drawing()
  expect(await bytesOf(await askSite(path, {}, repaired.bindings))).toEqual(personalBytes)
})

function heavy(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(maxPreviewBytes + 1)
  bytes.set(personalBytes)
  return bytes
}

function brokenBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Uint8Array.from(personalBytes))
      controller.error(new Error('the worker was ended'))
    },
  })
}

test('a picture that comes late is not waited for, but there for the next who asks', async () => {
  const { call, begun, end } = hanging()
  const late = drawing(async () => {
    await call()
    return jpeg(personalBytes)
  })
  const path = await pathOf('late')
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ask = () => askSite(path, {}, late.bindings)
  await expectOwnPicture(await askFor(3000, { begun, end }, ask))
  errors.mockRestore()
  const next = drawing()
  expect(await bytesOf(await askSite(path, {}, next.bindings))).toEqual(personalBytes)
  expect(next.orders).toEqual([])
})

test.each([
  ['no draft', ''],
  ['an empty draft', '?d='],
  ['a draft of nothing', '?d=1'],
  ['a broken escape', '?d=%'],
  ['broken UTF-8', '?d=1%F0%28'],
  ['too long a draft', `?d=1${'A'.repeat(5000)}`],
])('an address with %s gives the card’s own picture and orders none', async (_, query) => {
  const { orders, bindings } = drawing()
  await expectOwnPicture(await askSite(`/preview/card/${slug}.jpg${query}`, {}, bindings))
  expect(orders).toEqual([])
})

test('whoever orders too many gets the card’s own picture; a limit that fails stops nobody', async () => {
  const { orders, bindings } = drawing()
  const full = { limit: async () => ({ success: false }) }
  await expectOwnPicture(
    await askSite(await pathOf('too many'), {}, { ...bindings, PREVIEW_LIMIT: full }),
  )
  expect(orders).toEqual([])
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await askSite(
    await pathOf('not limited'),
    {},
    { ...bindings, PREVIEW_LIMIT: breakDown(env.PREVIEW_LIMIT) },
  ).finally(() => errors.mockRestore())
  expect(await bytesOf(response)).toEqual(personalBytes)
})

/** The largest number of letters and stickers that a draft can hold. */
function heaviestDraft(): CardDraft {
  const at = { x: 0.5, y: 0.5 }
  const text = { text: 'א'.repeat(400), size: 300, colour: 'body', at } as const
  return {
    values: {},
    added: Array.from({ length: 20 }, (_, i) => ({ ...text, id: `t${i}`, face: faceAt(i) })),
    stickers: Array.from({ length: 40 }, (_, i) => ({
      id: `s${i}`,
      sticker: 'watermelon',
      at,
      width: 1.5,
    })),
  }
}

function faceAt(index: number): FaceId {
  return faceIds[index % faceIds.length] ?? 'heebo-400'
}

test('a card that is too heavy to draw is shown by its own picture, and takes no share', async () => {
  const { orders, bindings } = drawing()
  let shares = 0
  const limit = async () => ({ success: ++shares > 0 })
  const path = previewPath(slug, await encodeDraft(heaviestDraft()))
  await expectOwnPicture(await askSite(path, {}, { ...bindings, PREVIEW_LIMIT: { limit } }))
  expect(orders).toEqual([])
  expect(shares).toBe(0)
})

test('a heavy card takes two shares of the limit', async () => {
  const sharesOf = async (draft: CardDraft) => {
    let shares = 0
    const limit = async () => ({ success: ++shares > 0 })
    const path = previewPath(slug, await encodeDraft(draft))
    await askSite(path, {}, { ...drawing().bindings, PREVIEW_LIMIT: { limit } })
    return shares
  }
  const { added, stickers } = heaviestDraft()
  const heavy = { added: added?.slice(0, 4) ?? [], stickers: stickers?.slice(0, 2) ?? [] }
  expect(await sharesOf({ values: { names: 'light' } })).toBe(1)
  expect(await sharesOf({ values: { names: 'heavy' }, ...heavy })).toBe(2)
})

const lights = clipVideo()

async function askVideo(names: string, bindings: Partial<Env>, change = {}): Promise<Response> {
  await publishContent({ videos: [clipVideo(change)] })
  const text = await encodeDraft({ values: { family: names } })
  return askSite(videoPreviewPath(lights.slug, text), {}, bindings)
}

test('the words of a film over a clip are drawn on a frame of it, in the words of the film', async () => {
  const still = bytesOfText(fileStarts.png)
  await env.MEDIA.put('videos/lights-still.png', still)
  const { orders, bindings } = drawing()
  const values = { greeting: 'א ליכטיגן חנוכה' }
  const response = await askVideo('כהן', bindings, { values })
  expect(await bytesOf(response)).toEqual(personalBytes)
  const [order] = orders as [{ ground: string; design: typeof design; draft: object }]
  expect(order.ground).toBe(`data:image/png;base64,${still.toBase64()}`)
  expect(order.design.fields.map(({ value }) => value)).toContain(values.greeting)
  expect(order.draft).toMatchObject({ values: { family: 'כהן' } })
})

function heavyPng(): Uint8Array {
  const bytes = new Uint8Array(maxGroundBytes + 1)
  bytes.set(bytesOfText(fileStarts.png))
  return bytes
}

test.each([
  ['is not there', undefined],
  ['is too heavy', heavyPng()],
  ['is nonsense', Uint8Array.of(1, 2, 3)],
])('when the frame of a clip %s, the poster is shown', async (fault, bytes) => {
  if (bytes) await env.MEDIA.put('videos/lights-still.png', bytes)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { orders, bindings } = drawing()
  const response = await askVideo(fault, bindings).finally(() => errors.mockRestore())
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
  expect((await bytesOf(response)).length).toBeGreaterThan(1000)
  expect(orders).toEqual([])
})

test('of a film without a frame of its clip there is no preview', async () => {
  const response = await askVideo('כהן', drawing().bindings, { still: undefined })
  expect(response.status).toBe(404)
})

test.each([
  '/preview/card/no-such-card.jpg',
  `/preview/card/${slug}.png`,
  `/preview/card/${slug}`,
  '/preview/card/.jpg',
  '/preview/card/..%2Fcards.jpg',
  '/preview/video/no-such-video.jpg',
])('%s is not there', async (path) => {
  const response = await askSite(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('the picture that ships stands in for nonsense in the bucket', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const down = { PREVIEW: breakDown(env.PREVIEW) }
  for (const bytes of ['', 'garbage garbage garbage!']) {
    await env.MEDIA.put(`share/${sharePicture.file}`, bytes)
    await expectOwnPicture(await askSite(await pathOf(`nonsense ${bytes}`), {}, down))
  }
  errors.mockRestore()
})

test('without any picture, the answer is to try again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const down = { ASSETS: breakDown(env.ASSETS), MEDIA: breakDown(env.MEDIA) }
  const response = await askSite(await pathOf('none'), {}, down).finally(() => errors.mockRestore())
  expect(response.status).toBe(503)
})

test('five hundred hostile addresses give a picture or are not there', {
  timeout: 60_000,
}, async () => {
  const { bindings } = drawing()
  const sent = await encodeDraft({
    values: { names: 'שרה', greeting: 'מזל טוב' },
    format: 'square',
  })
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.stringMatching(/^1[\w-]{0,200}$/),
    fc.tuple(fc.nat(sent.length), fc.string({ maxLength: 3 })).map(([at, put]) => {
      return sent.slice(0, at) + put + sent.slice(at + 1)
    }),
  )
  const file = fc.oneof(
    { weight: 4, arbitrary: fc.constant(`${slug}.jpg`) },
    fc.string({ maxLength: 40 }).map((name) => `${name}.jpg`),
  )
  await fc.assert(
    fc.asyncProperty(file, text, fc.boolean(), async (name, d, encoded) => {
      const query = encoded ? encodeURIComponent(d.toWellFormed()) : d
      const path = `/preview/card/${encodeURIComponent(name)}?d=${query}`
      const response = await askSite(path, {}, bindings)
      await response.arrayBuffer()
      expect([200, 404]).toContain(response.status)
    }),
    { numRuns: 500 },
  )
})
