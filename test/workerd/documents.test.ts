import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cardDocumentSchema } from '../../src/shared/card.ts'
import { documentKey } from '../../src/shared/release/release.ts'
import { cardDataPath, videoDataPath } from '../../src/shared/routes.ts'
import { videoWithCardSchema } from '../../src/shared/video.ts'
import { clipVideo, documentOf, cardFilm as film } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await publishContent({ cards: [documentOf('papercut-arch')], videos: [film] })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

describe('GET /api/card/:slug', () => {
  test('gives the document of a card', async () => {
    const answer = await askSite(cardDataPath('papercut-arch'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=86400',
    )
    const document = v.parse(cardDocumentSchema, documentOf('papercut-arch'))
    expect(await answer.json()).toEqual(document)
  })

  test('has an address without a query', async () => {
    const answer = await askSite(`${cardDataPath('papercut-arch')}?fbclid=x`)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/api/card/papercut-arch')
  })
})

describe('GET /api/video/:slug', () => {
  test('gives a video with its card in the words of the film', async () => {
    const answer = await askSite(videoDataPath('papers'))
    expect(answer.status).toBe(200)
    const { video, document } = v.parse(videoWithCardSchema, await answer.json())
    expect(video.slug).toBe('papers')
    const words = document?.design.fields.map(({ id, value }) => [id, value])
    expect(words).toContainEqual(['kallah', 'רבקה'])
  })

  test('gives a film over a clip with the words over it as a card', async () => {
    const clip = clipVideo()
    await publishContent({ videos: [clip] })
    const answer = await askSite(videoDataPath(clip.slug))
    const { video, document } = v.parse(videoWithCardSchema, await answer.json())
    expect(video.film?.clip).toEqual(clip.film?.clip)
    expect(document?.design.slug).toBe(clip.film?.design?.slug)
  })

  test('a film whose card is gone is not there', async () => {
    await publishContent({ videos: [film] })
    expect((await askSite(videoDataPath('papers'))).status).toBe(404)
  })
})

describe.each([cardDataPath, videoDataPath])('%o', (pathOf) => {
  test.each(['nonsense', 'constructor', '../card', 'ä'])('%s is not there', async (slug) => {
    const answer = await askSite(pathOf(slug))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('There is nothing at') })
  })

  test('a catalogue that is out of reach is no missing document', async () => {
    const down = { CONTENT: breakDown(env.CONTENT), ASSETS: breakDown(env.ASSETS) }
    const answer = await askSite(pathOf('never-read'), {}, down)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toEqual({ message: expect.stringContaining('try again soon') })
  })

  test('a broken document is neither shown nor kept', async () => {
    const { documents } = await publishContent({
      cards: [documentOf('papercut-arch')],
      videos: [film],
    })
    const slug = pathOf('').startsWith('/api/card') ? 'papercut-arch' : 'papers'
    const own = [...documents].filter(([, text]) => text.includes(`"slug":"${slug}"`))
    expect(own.length).toBeGreaterThan(0)
    for (const [hash] of own) await env.CONTENT.put(documentKey(hash), '{"version":9}')
    expect((await askSite(pathOf(slug))).status).toBe(503)
  })
})

test.each([
  '/api/card/%D7%A9%D7%9C%D7%95%D7%9D',
  '/api/card/papers%0AX-Other:%201',
  '/api/video/papers,content',
  `/api/page?address=${encodeURIComponent('/card/שלום')}`,
  '/preview/card/papers%0A.jpg',
  '/card/papers,content',
  `/card/${'long'.repeat(500)}`,
])('%s is no document, and its name is in no header', async (path) => {
  const answer = await askSite(path)
  expect([200, 404]).toContain(answer.status)
  const tags = answer.headers.get('cache-tag')?.split(',') ?? []
  expect(tags.filter((tag) => !/^(?:content|categories|shelf:newest)$/.test(tag))).toEqual([])
})
