import { XMLParser } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { baseOf, directionOf, languageOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { baseUrl } from './site.ts'

/*
 * Every address that the sitemaps name, in every language, with the whole catalogue. Plain requests,
 * no browser.
 */

/** Reviewers of filters get no page above this. */
const mostHtmlBytes = 150_000
/** Bounds of a description, characters. */
const descriptionLength = { least: 25, most: 330 }
/** Pages asked for at one time. */
const atOnce = 4
/** Share pictures whose bytes are read: WhatsApp shows none above 600 kB. */
const sampledPictures = 12
const mostPictureBytes = 300_000
/** WhatsApp shows no picture below this width, px, and none that is more than four times as long. */
const leastPictureWidth = 300
const mostPictureRatio = 4

interface SitemapEntry {
  loc: string
  'xhtml:link'?: { '@hreflang': string; '@href': string }[]
}

interface CrawledPage {
  address: string
  path: string
  status: number
  html: string
  /** Address by language, as the sitemap and the page name them. */
  named: Readonly<Record<'sitemap' | 'page', ReadonlyMap<string, string>>>
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})

const pages = new Map<string, CrawledPage>()

beforeAll(async () => {
  const { sitemapindex } = await readXml(`${baseUrl}/sitemap.xml`)
  const sitemaps = await Promise.all(
    sitemapindex.sitemap.map(({ loc }: SitemapEntry) => readXml(loc)),
  )
  const entries: SitemapEntry[] = sitemaps.flatMap(({ urlset }) => urlset.url)
  const left = entries.values()
  await Promise.all(Array.from({ length: atOnce }, () => crawl(left)))
}, 600_000)

async function readXml(address: string) {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return parser.parse(await answer.text())
}

async function crawl(entries: Iterator<SitemapEntry> & Iterable<SitemapEntry>) {
  for (const { loc: address, 'xhtml:link': links = [] } of entries) {
    const answer = await fetch(address, { redirect: 'manual' })
    const html = await answer.text()
    const path = address.slice(baseUrl.length)
    const sitemap = new Map(links.map((link) => [link['@hreflang'], link['@href']]))
    const page = new Map(alternatesIn(html))
    pages.set(address, { address, path, status: answer.status, html, named: { sitemap, page } })
  }
}

function alternatesIn(html: string): [language: string, address: string][] {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
  return [...links].map(([, language = '', address = '']) => [language, decode(address)])
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** What a check finds on all pages, one line each. */
function findingsOf(check: (page: CrawledPage) => string | false | undefined): string[] {
  return [...pages.values()].flatMap((page) => {
    const finding = check(page)
    return finding ? [`${page.path}: ${finding}`] : []
  })
}

function metaOf(html: string, name: string): string | undefined {
  const [, content] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? []
  return content === undefined ? undefined : decode(content)
}

test('the sitemaps name each page in each language', () => {
  const inEach = languages.map(
    (language) => [...pages.values()].filter(({ path }) => languageOf(path) === language).length,
  )
  expect(Math.min(...inEach)).toBeGreaterThan(400)
  expect(new Set(inEach).size).toBe(1)
})

test('each is there, in its language, and not above the bound of HTML', () => {
  expect(findingsOf(({ status }) => status !== 200 && `status ${status}`)).toEqual([])
  const faults = findingsOf(({ html, path }) => {
    const language = languageOf(path)
    const start = `<html lang="${language}" dir="${directionOf(language)}">`
    return !html.includes(start) && `not ${start}`
  })
  expect(faults).toEqual([])
  const heavy = findingsOf(({ html }) => {
    const bytes = Buffer.byteLength(html)
    return bytes > mostHtmlBytes && `${bytes} bytes`
  })
  expect(heavy).toEqual([])
})

test('each is its own canonical address, and search engines may list it', () => {
  const faults = findingsOf(({ html, address }) => {
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/g) ?? []
    const [, own = ''] = /href="([^"]+)"/.exec(canonical[0] ?? '') ?? []
    if (canonical.length !== 1 || decode(own) !== address) return canonical.join()
    return html.includes('name="robots"') && 'has robots'
  })
  expect(faults).toEqual([])
})

test('each names itself in all languages, as its sitemap does, and is named by all of them', () => {
  const expected = [...languages, 'x-default']
  const faults = findingsOf(({ address, path, named: { sitemap, page } }) => {
    const own = languageOf(path)
    if (String([...page.keys()]) !== String(expected)) return `names ${[...page.keys()]}`
    if (page.get(own) !== address) return `is named ${page.get(own)}`
    if (page.get('x-default') !== page.get('en')) return `by default ${page.get('x-default')}`
    const differing = expected.filter((language) => page.get(language) !== sitemap.get(language))
    if (differing.length > 0) return `differs from its sitemap in ${differing}`
    const back = languages.map((language) =>
      pages.get(page.get(language) ?? '')?.named.page.get(own),
    )
    return back.some((named) => named !== address) && `is named by ${back}`
  })
  expect(faults).toEqual([])
})

test('what search engines read of each is JSON, with things of schema.org at this site', () => {
  const faults = findingsOf(({ html, path }) => {
    const blocks = html.split('<script type="application/ld+json">').slice(1)
    const isThing = /^(?:\/he|\/yi)?\/(?:$|cards?\/|videos?\b)/.test(path)
    if (!isThing) return blocks.length > 0 && 'has things'
    if (blocks.length !== 1) return `${blocks.length} blocks`
    const text = blocks[0]?.split('</script>')[0] ?? ''
    const { '@context': context, '@graph': graph } = JSON.parse(text)
    if (context !== 'https://schema.org' || graph.length === 0) return text
    const addresses = [...text.matchAll(/"(https?:[^"]+)"/g)].map(([, address = '']) => address)
    const foreign = addresses.filter(
      (each) => !each.startsWith(baseUrl) && !each.startsWith('https://schema.org'),
    )
    if (foreign.length > 0) return foreign.join()
    return /null|undefined|NaN/.test(text) && text
  })
  expect(faults).toEqual([])
})

test('each has a share picture on this site, as large as previews show it', () => {
  const faults = findingsOf(({ html }) => {
    const picture = metaOf(html, 'og:image') ?? ''
    if (!picture.startsWith(`${baseUrl}/`)) return `picture ${picture}`
    if (!metaOf(html, 'og:image:alt')) return 'picture without words'
    if (picture === `${baseUrl}/icon-512.png`) return false
    const [width, height] = ['width', 'height'].map((side) =>
      Number(metaOf(html, `og:image:${side}`)),
    ) as [number, number]
    const isShown =
      width >= leastPictureWidth && Math.max(width / height, height / width) <= mostPictureRatio
    return !isShown && `picture of ${width} by ${height}`
  })
  expect(faults).toEqual([])
})

test('the bytes of share pictures are within the bounds of chats', async () => {
  const named = new Set([...pages.values()].map(({ html }) => metaOf(html, 'og:image') ?? ''))
  const step = Math.floor(named.size / sampledPictures)
  expect(step).toBeGreaterThan(0)
  for (const address of [...named].filter((_, index) => index % step === 0)) {
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('content-type'), address).toMatch(/^image\/(?:jpeg|png)$/)
    expect((await answer.arrayBuffer()).byteLength, address).toBeLessThanOrEqual(mostPictureBytes)
  }
})

test('no two pages of a language have one title or one description', () => {
  const seen = new Map<string, string>()
  const faults = findingsOf(({ html, path }) => {
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1]
    const description = metaOf(html, 'description')
    const { least, most } = descriptionLength
    if (!title) return 'no title'
    if (!description || description.length < least || description.length > most)
      return `description of ${description?.length}`
    const words = [`title ${title}`, `description ${description}`]
    const keys = words.map((each) => `${baseOf(languageOf(path))} ${each}`)
    const others = keys.flatMap((key) => seen.get(key) ?? [])
    for (const key of keys) seen.set(key, path)
    return others.length > 0 && `has words of ${others}`
  })
  expect(faults).toEqual([])
})
