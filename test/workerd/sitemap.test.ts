import { env } from 'cloudflare:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { escapeXml } from '../../src/http/escape-xml.ts'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import type { Video } from '../../src/shared/video.ts'
import { cardsInSitemap } from '../../src/sitemap/get-sitemap.ts'
import { clipVideo, documents, newest } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

const origin = 'http://localhost'
const clip = { file: 'lights.mp4', width: 1080, height: 1920, bytes: 1000 }
const film: Video = {
  ...clipVideo(),
  titles: { en: 'Lights & <flames>', he: 'נרות' },
  clip,
  durationSeconds: 8.6,
}
/** More cards than a sitemap has; the real ones are the newest. */
const copies = Array.from({ length: cardsInSitemap }, (_, index) => {
  const card = newest[index % newest.length]
  if (!card) throw new RangeError('there is no design')
  return { ...card, slug: `copy-${index}` }
})

beforeAll(async () => {
  await publishContent({ shelfCards: [...newest, ...copies], cards: documents, videos: [film] })
}, 120_000)

afterAll(clearStorage)

interface Entry {
  loc: string
  'xhtml:link'?: { '@hreflang': string; '@href': string }[]
  'image:image'?: { 'image:loc': string }[]
  'video:video'?: Record<string, string>
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'image:image', 'xhtml:link'].includes(name),
})

async function read(path: string) {
  const answer = await askSite(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await answer.text()
  expect(XMLValidator.validate(text), path).toBe(true)
  return parser.parse(text)
}

async function addressesOfIndex(): Promise<string[]> {
  const { sitemapindex } = await read('/sitemap.xml')
  return sitemapindex.sitemap.map(({ loc }: Entry) => loc)
}

async function entriesOf(name: string): Promise<Entry[]> {
  return (await read(`/sitemaps/${name}.xml`)).urlset.url
}

async function pageOf(address: string): Promise<string> {
  expect(address.startsWith(`${origin}/`), address).toBe(true)
  const page = await askSite(address.slice(origin.length))
  expect(page.status, address).toBe(200)
  return page.text()
}

/** One of each kind is enough to ask: they are written alike. */
function sample<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / most))
  return items.filter((_, index) => index % step === 0)
}

test('the index names a sitemap of pages, those of cards, and one of films', async () => {
  expect(await addressesOfIndex()).toEqual(
    ['pages', 'cards-1', 'cards-2', 'films'].map((name) => `${origin}/sitemaps/${name}.xml`),
  )
})

test('each page answers, and is its own canonical address', async () => {
  const entries = await entriesOf('pages')
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length)
  for (const { loc } of sample(entries, 40)) {
    const html = await pageOf(loc)
    expect(html, loc).toContain(`<link rel="canonical" href="${escapeXml(loc)}"/>`)
    expect(html, loc).not.toContain('name="robots"')
  }
})

test('each card is there once in each language, with its picture', async () => {
  const entries = [...(await entriesOf('cards-1')), ...(await entriesOf('cards-2'))]
  const slugs = [...newest, ...copies].map(({ slug }) => slug)
  const expected = slugs.flatMap((slug) =>
    languages.map((language) => `${origin}${baseOf(language)}/card/${slug}`),
  )
  expect(entries.map(({ loc }) => loc).sort()).toEqual(expected.sort())
  const real = entries.filter(({ loc }) =>
    documents.some(({ design }) => loc.endsWith(design.slug)),
  )
  for (const { loc, 'image:image': images } of sample(real, 6)) {
    const html = await pageOf(loc)
    expect(html).toContain(`<link rel="canonical" href="${loc}"/>`)
    const [image] = images ?? []
    expect(image?.['image:loc']).toMatch(/^http:\/\/localhost\/images\/cards\/[^?]+\?width=\d+/)
  }
})

test('each film has its poster, its file and its duration', async () => {
  const entries = await entriesOf('films')
  expect(entries.map(({ loc }) => loc)).toEqual(
    languages.map((language) => `${origin}${baseOf(language)}/video/${film.slug}`),
  )
  for (const { loc, 'video:video': video } of entries) {
    expect(await pageOf(loc)).toContain(`<link rel="canonical" href="${loc}"/>`)
    expect(video).toMatchObject({
      'video:thumbnail_loc': `${origin}/images/cards/lights.png?width=1080&format=jpeg`,
      'video:content_loc': `${origin}/images/videos/lights.mp4`,
      'video:duration': '9',
    })
  }
  const [english] = entries
  expect(english?.['video:video']?.['video:title']).toBe('Lights & <flames>')
})

test('a page names itself in all languages, if there are several', async () => {
  for (const entry of sample(await entriesOf('pages'), 10)) {
    const named = entry['xhtml:link']?.map((link) => link['@hreflang']) ?? []
    expect(named).toEqual(languages.length > 1 ? [...languages, 'x-default'] : [])
  }
})

test.each(['/sitemaps/cards-3.xml', '/sitemaps/cards-0.xml', '/sitemaps/nonsense.xml'])(
  '%s is not there',
  async (path) => {
    expect((await askSite(path)).status).toBe(404)
  },
)

test('a sitemap that the client holds is not sent again', async () => {
  const first = await askSite('/sitemaps/cards-1.xml')
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('stale-while-revalidate')
  expect(first.headers.get('cache-tag')).toContain('content')
  const again = await askSite('/sitemaps/cards-1.xml', { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
})

test('without any release a sitemap says that it is out of reach', async () => {
  await clearStorage()
  const down = { CONTENT: breakDown(env.CONTENT), ASSETS: breakDown(env.ASSETS) }
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/cards-1.xml']) {
    expect((await askSite(path, {}, down)).status).toBe(503)
  }
})

test('robots.txt names the sitemap of the site', async () => {
  const text = await (await askSite('/robots.txt')).text()
  expect(text).toContain('User-agent: *\n')
  expect(text).toMatch(/^Sitemap: http:\/\/localhost\/sitemap\.xml$/m)
})
