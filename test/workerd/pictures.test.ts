import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bindingStore } from '../../catalog/release/binding-store.ts'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { type Catalogue, contentOf } from '../../catalog/release/content.ts'
import { list, publish } from '../../catalog/release/operations.ts'
import { prune } from '../../catalog/release/prune.ts'
import { ConflictError } from '../../catalog/release/refused-error.ts'
import type { ReleaseStore } from '../../catalog/release/store.ts'
import { consumeOrders } from '../../src/pictures/consume-orders.ts'
import { orderPictures } from '../../src/pictures/order-pictures.ts'
import type { CardDocument } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import type { PictureCall } from '../../src/shared/pictures/picture-call.ts'
import { ordersOf } from '../../src/shared/pictures/picture-order.ts'
import { previewPath } from '../../src/shared/routes.ts'
import { searchTables } from '../../src/shared/search/search-table.ts'
import { documentOf, picturedDocument } from './catalogue.ts'
import { askSite, breakDown, clearStorage, replaceMethods } from './site.ts'

const slug = 'papercut-arch'
/** Keys of the pictures of two versions of the card. */
const key = '3f9a1c0b3f9a1c0b'
const otherKey = '77aa77aa77aa77aa'

/** The card with the names that its pictures have under a key. */
const cardWith = (hex: string) => picturedDocument(slug, hex)

const pictureCount = ordersOf(documentOf(slug).design).length
const own = `/images/cards/${slug}.${key}.png?width=320&format=jpeg`
const square = `/images/cards/${slug}-square.${key}.jpg?width=320&format=jpeg`
const share = `/images/share/${slug}.${key}.jpg`

let store: ReleaseStore
let png: ArrayBuffer

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store = await bindingStore(env)
  png = await (
    await env.ASSETS.fetch('https://assets.local/builtin/cards/lights.png')
  ).arrayBuffer()
  await publishCard(cardWith(key))
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
  for (const table of ['releases', 'pictures', ...Object.values(searchTables)]) {
    await env.SEARCH_DB.exec(`DELETE FROM ${table}`)
  }
})

async function publishCard(card: CardDocument, options = {}) {
  return publish(store, { tree: await treeOf(card), files: [] }, options)
}

function treeOf(card: CardDocument) {
  const catalogue: Catalogue = {
    categories: builtinCategories,
    cards: [card],
    videos: [],
    songs: [],
    gifs: [],
    withdrawn: [],
  }
  return buildRelease(contentOf(catalogue))
}

/** Stub of the worker that draws; `calls` are the pictures that it was asked for. */
function drawing(answer?: (call: PictureCall) => Response | Promise<Response>) {
  const calls: PictureCall[] = []
  const draw = answer ?? (({ file }) => new Response(file.endsWith('.png') ? png : jpeg(1)))
  async function fetch(_address: string, { body }: { body: string }) {
    const call: PictureCall = JSON.parse(body)
    calls.push(call)
    return draw(call)
  }
  return { calls, bindings: { PREVIEW: { fetch } as unknown as Fetcher } }
}

function jpeg(mark: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0xff, 0xd8, 0xff, mark, 0xff, 0xd9)
}

async function markOf(response: Response): Promise<number | undefined> {
  return new Uint8Array(await response.arrayBuffer()).at(3)
}

const brokenDatabase = {
  prepare() {
    throw new Error('the service is down')
  },
} as unknown as D1Database

describe('a picture that was never drawn', () => {
  test('is drawn at the first request and kept for all others', async () => {
    const { calls, bindings } = drawing()
    const first = await askSite(own, {}, bindings)
    expect(first.status).toBe(200)
    expect(first.headers.get('Content-Type')).toBe('image/jpeg')
    expect(first.headers.get('Cache-Control')).toContain('immutable')
    expect(first.headers.get('Cache-Tag')).toBeNull()
    expect(calls).toMatchObject([{ design: { slug }, use: 'own', waiter: 'visitor' }])
    expect(await env.MEDIA.head(`cards/${slug}.${key}.png`)).toMatchObject({ size: png.byteLength })
    const second = await askSite(own, {}, bindings)
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer())
    expect(calls).toHaveLength(1)
  })

  test('is drawn for the preview of a link, and in the format that its name says', async () => {
    const { calls, bindings } = drawing(() => new Response(jpeg(9)))
    expect(await markOf(await askSite(previewPath(slug, ''), {}, bindings))).toBe(9)
    expect(await markOf(await askSite(share, {}, bindings))).toBe(9)
    await askSite(square, {}, bindings)
    expect(calls.map(({ use, format }) => [use, format])).toEqual([
      ['share', 'square'],
      ['other', 'square'],
    ])
  })

  test('keeps the bytes that were kept first', async () => {
    const { bindings } = drawing(async ({ file }) => {
      await env.MEDIA.put(`share/${file}`, jpeg(1))
      return new Response(jpeg(2))
    })
    expect(await markOf(await askSite(share, {}, bindings))).toBe(1)
    expect(await markOf(await askSite(share, {}, bindings))).toBe(1)
  })

  test('of an earlier release is drawn too', async () => {
    await publishCard(cardWith(otherKey))
    const { calls, bindings } = drawing()
    expect((await askSite(share, {}, bindings)).status).toBe(200)
    expect((await askSite(share.replace(key, otherKey), {}, bindings)).status).toBe(200)
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['another key', share.replace(key, '0123456789abcdef')],
    ['no card', share.replace(slug, 'no-such-card')],
    [
      'a format that the card has not',
      own.replace(`${slug}.${key}.png`, `${slug}-wide.${key}.jpg`),
    ],
    ['another folder', share.replace('/share/', '/videos/')],
    ['another type', share.replace('.jpg', '.png')],
    ['no key', `/images/share/${slug}.jpg`],
  ])('with %s in its name is not there, and nothing is drawn', async (_, path) => {
    const { calls, bindings } = drawing()
    const response = await askSite(path, {}, bindings)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(calls).toEqual([])
  })

  test.each<[string, Partial<Env>]>([
    ['is busy', drawing(() => new Response(null, { status: 503 })).bindings],
    ['cannot draw it', drawing(() => new Response('no such face', { status: 500 })).bindings],
    ['is down', { PREVIEW: breakDown(env.PREVIEW) }],
    ['is not bound', { PREVIEW: undefined as unknown as Fetcher }],
    ['answers with nonsense', drawing(() => new Response('<html>')).bindings],
    ['answers with a part', drawing(() => new Response(jpeg(1).slice(0, 4))).bindings],
  ])('is asked for later when the worker that draws %s', async (_, bindings) => {
    const response = await askSite(share, {}, bindings)
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await env.MEDIA.list()).objects).toEqual([])
    expect((await askSite(share, {}, drawing().bindings)).status).toBe(200)
  })

  test('is not drawn for a household over its limit', async () => {
    const { calls, bindings } = drawing()
    const full = { limit: async () => ({ success: false }) }
    expect((await askSite(share, {}, { ...bindings, VARIANT_LIMIT: full })).status).toBe(503)
    expect(calls).toEqual([])
  })

  test('is drawn while the bucket is down, but caches keep it for a minute only', async () => {
    const { bindings } = drawing()
    const response = await askSite(share, {}, { ...bindings, MEDIA: breakDown(env.MEDIA) })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
  })

  test('is drawn in the place of nonsense in the bucket', async () => {
    await env.MEDIA.put(`share/${slug}.${key}.jpg`, 'nonsense')
    const response = await askSite(share, {}, drawing().bindings)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
  })

  test('may exist while nobody can know', async () => {
    const { calls, bindings } = drawing()
    const broken = { CONTENT: breakDown(env.CONTENT), SEARCH_DB: brokenDatabase }
    const unknown = share.replace(key, '0123456789abcdef')
    expect((await askSite(unknown, {}, { ...bindings, ...broken })).status).toBe(503)
    expect(calls).toEqual([])
  })
})

describe('in the background', () => {
  /** What the trigger of a minute puts on the queue. */
  async function ordered(now = Date.now()): Promise<unknown[]> {
    const sent: unknown[] = []
    const sendBatch = async (messages: Iterable<{ body: unknown }>) => {
      for (const { body } of messages) sent.push(body)
    }
    const PICTURE_QUEUE = { sendBatch } as unknown as Queue
    await orderPictures({ ...env, PICTURE_QUEUE }, now)
    return sent
  }

  /** Consumes orders; how many were done. */
  async function consume(orders: readonly unknown[], bindings: Partial<Env>): Promise<number> {
    let done = 0
    const messages = orders.map((body) => ({ body, ack: () => void done++, retry: () => {} }))
    await consumeOrders({ messages }, { ...env, ...bindings })
    return done
  }

  const soon = () => Date.now() + 3_600_000

  test('every picture of a publication is drawn once, whatever comes twice', async () => {
    const orders = await ordered()
    expect(orders).toHaveLength(1)
    expect(await ordered()).toEqual([])
    const { calls, bindings } = drawing()
    expect(await consume(orders, bindings)).toBe(1)
    expect(calls).toHaveLength(pictureCount)
    expect(calls.every(({ waiter }) => waiter === 'nobody')).toBe(true)
    expect(await consume(orders, bindings)).toBe(1)
    expect(calls).toHaveLength(pictureCount)
    expect((await list(store)).pictures).toEqual({ kept: pictureCount, wanted: 0, failed: [] })
    expect(await ordered(soon())).toEqual([])
    const visitor = drawing()
    expect((await askSite(share, {}, visitor.bindings)).status).toBe(200)
    expect(visitor.calls).toEqual([])
  })

  test('a publication orders only what it adds', async () => {
    await consume(await ordered(), drawing().bindings)
    const card = cardWith(key)
    await publishCard({ ...card, design: { ...card.design, titles: { en: 'Another' } } })
    expect(await ordered()).toEqual([])
    await publishCard(cardWith(otherKey))
    expect(await ordered()).toHaveLength(1)
  })

  test('an order that the queue loses is sent again', async () => {
    const orders = await ordered()
    expect(await ordered(Date.now() + 60_000)).toEqual([])
    expect(await ordered(soon())).toEqual(orders)
  })

  test('an order waits while the worker that draws is busy or the document is not there', async () => {
    const orders = await ordered()
    const busy = drawing(() => new Response(null, { status: 503 }))
    expect(await consume(orders, busy.bindings)).toBe(0)
    expect(busy.calls).toHaveLength(1)
    expect(await consume([{ document: '0'.repeat(32) }], drawing().bindings)).toBe(0)
    expect(await consume(['nonsense'], drawing().bindings)).toBe(0)
    expect((await list(store)).pictures).toMatchObject({ kept: 0, wanted: pictureCount })
  })

  test('a picture that cannot be drawn is tried three times, listed, and repaired', async () => {
    const faulty = drawing(({ use, file }) =>
      use === 'share'
        ? new Response('no such face', { status: 500 })
        : new Response(file.endsWith('.png') ? png : jpeg(1)),
    )
    for (let minute = 0; minute < 4; minute++) {
      await consume(await ordered(soon()), faulty.bindings)
    }
    expect(faulty.calls.filter(({ use }) => use === 'share')).toHaveLength(3)
    const failed = [{ key: `share/${slug}.${key}.jpg`, fault: 'no such face' }]
    expect((await list(store)).pictures).toEqual({ kept: pictureCount - 1, wanted: 0, failed })
    await publishCard(cardWith(key), { isRepair: true })
    await consume(await ordered(), drawing().bindings)
    expect((await list(store)).pictures).toEqual({ kept: pictureCount, wanted: 0, failed: [] })
  })

  test('a queue or a database that is down costs a minute', async () => {
    const PICTURE_QUEUE = breakDown(env.PICTURE_QUEUE)
    await orderPictures({ ...env, PICTURE_QUEUE })
    await orderPictures({ ...env, SEARCH_DB: brokenDatabase })
    expect(await ordered()).toHaveLength(1)
  })

  test('a bucket that is full leaves the order on the queue', async () => {
    const MEDIA = replaceMethods(env.MEDIA, {
      put: async () => {
        throw new Error('no room')
      },
    })
    expect(await consume(await ordered(), { ...drawing().bindings, MEDIA })).toBe(0)
  })
})

describe('pruning', () => {
  const later = { releases: 1, days: 30, now: Date.now() + 31 * 86_400_000 }
  const original = `cards/${slug}.${key}.png`
  const keysInBucket = async () => (await env.MEDIA.list()).objects.map((object) => object.key)
  const rows = async () => (await store.listPictures()).map((row) => row.key)

  test('removes the pictures that no kept release names, with their variants', async () => {
    const { bindings } = drawing()
    expect((await askSite(own, {}, bindings)).status).toBe(200)
    expect(await keysInBucket()).toEqual([original, expect.stringMatching(/^variants\//)])
    const outcome = await publishCard(cardWith(otherKey))
    expect(outcome.pictures).toBe(pictureCount)
    const planned = await prune(store, { ...later, isDryRun: true })
    expect(planned).toMatchObject({ pictures: pictureCount, files: 2 })
    expect(await rows()).toHaveLength(2 * pictureCount)
    expect(await prune(store, later)).toEqual(planned)
    expect(await keysInBucket()).toEqual([])
    expect((await rows()).filter((row) => !row.includes(otherKey))).toEqual([])
    expect(await rows()).toHaveLength(pictureCount)
    expect((await askSite(own, {}, bindings)).status).toBe(404)
  })

  test('keeps a picture that another document names too', async () => {
    const { bindings } = drawing()
    await askSite(own, {}, bindings)
    const card = cardWith(key)
    const design = { ...card.design, description: 'said in other words' }
    expect((await publishCard({ ...card, design })).pictures).toBe(0)
    expect(await prune(store, later)).toMatchObject({ pictures: 0, files: 0 })
    expect(await keysInBucket()).toContain(original)
    // Its rows name the document that is kept, so what is still wanted can be drawn.
    const documents = await store.listDocuments()
    for (const { document } of await store.listPictures()) expect(documents).toContain(document)
  })

  test('removes files without a row, except those that the shipped release names', async () => {
    const stray = `share/${slug}.${otherKey}.jpg`
    const shippedKey = '55bb55bb55bb55bb'
    const named = `share/${slug}.${shippedKey}.jpg`
    for (const file of [stray, named, 'videos/lights.mp4']) await env.MEDIA.put(file, 'x')
    const shipped = await treeOf(cardWith(shippedKey))
    expect(await prune(store, { ...later, shipped })).toMatchObject({ pictures: 1, files: 1 })
    expect(await keysInBucket()).toEqual([named, 'videos/lights.mp4'])
  })

  test('leaves a publication that it overtook able to want its pictures again', async () => {
    const overtaken: ReleaseStore = {
      ...store,
      async appendLog(entry) {
        await prune(store, later)
        return store.appendLog(entry)
      },
    }
    const next = { tree: await treeOf(cardWith(otherKey)), files: [] }
    await expect(publish(overtaken, next)).rejects.toBeInstanceOf(ConflictError)
    await publish(store, next)
    expect((await rows()).filter((row) => row.includes(otherKey))).toHaveLength(pictureCount)
  })
})
