import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteStrings } from '#shared/i18n/en.ts'
import { baseOf } from '#shared/i18n/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import { createApp } from '../../src/app.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { feedPath } from '../../src/shared/feed-path.ts'
import { pictureListPath } from '../../src/shared/picture-list-path.ts'
import {
  cardDataPath,
  guestsPath,
  movePath,
  pageDataPath,
  personalCardPath,
  personalPath,
  previewPath,
  searchCallPath,
  searchPath,
  videoDataPath,
  videoPreviewPath,
} from '../../src/shared/routes.ts'
import { sitemapPath } from '../../src/sitemap/sitemap-paths.ts'
import { clipVideo, newest, picturedDocument, searchRows } from './catalogue.ts'
import { drawing, endHanging, faults, faulty, services } from './faulty-services.ts'
import { fileStarts } from './file-starts.ts'
import { publishContent } from './publish-content.ts'
import { clearStorage, forgetDocuments, fromNewHousehold } from './site.ts'

const maxFirstByteMs = 500
const cardSlug = 'papercut-arch'
const filmSlug = clipVideo().slug
/** Key of the card's pictures, which are drawn at the first request. */
const key = '3f9a1c0b3f9a1c0b'
/**
 * Addresses by the route that answers them; every readable route is here.
 *
 * @param draft of a personal card, whose picture is cached after it was drawn
 */
const addressesOf = (draft: string): Record<string, string[]> => ({
  '/api/categories': ['/api/categories'],
  '/api/card/:slug': [cardDataPath(cardSlug), cardDataPath('nonsense')],
  '/api/video/:slug': [videoDataPath(filmSlug), videoDataPath('nonsense')],
  '/api/page': [
    '/',
    '/cards/wedding?subCategory=mazel-tov',
    '/cards/status_posters',
    `/card/${cardSlug}`,
    personalCardPath(cardSlug, draft),
    '/videos',
    '/video/lights',
    searchPath('wedding'),
    '/drafts',
  ].map(pageDataPath),
  '/api/search': [searchCallPath('wedding')],
  '/healthz': ['/healthz'],
  '/images/:folder/:file': [
    '/images/category/wedding.svg',
    '/images/cards/lights.png?width=320&format=webp',
    '/images/cards/published.png?width=160&format=webp',
    '/images/videos/lights.mp4',
    '/images/videos/clip.mp4',
    `/images/share/${cardSlug}.${key}.jpg`,
    `/images/share/${cardSlug}.${key.replaceAll('3', '4')}.jpg`,
  ],
  '/preview/card/:file': [previewPath(cardSlug, draft), previewPath(cardSlug, '')],
  '/preview/video/:file': [videoPreviewPath(filmSlug, draft), videoPreviewPath(filmSlug, '')],
  '/': ['/'],
  '/cards/status_posters': ['/cards/status_posters'],
  '/cards/*': ['/cards/wedding', '/cards/gifs', '/cards/nonsense'],
  '/card/*': [`/card/${cardSlug}`, personalCardPath(cardSlug, draft), '/card/nonsense'],
  '/guests/*': [guestsPath(cardSlug), guestsPath('nonsense')],
  '/find': ['/find', '/find?category=wedding', '/find?category=nonsense'],
  '/dates': ['/dates', '/dates?of=wedding'],
  '/simcha': ['/simcha', '/simcha?category=bris'],
  '/today': ['/today'],
  '/videos': ['/videos'],
  '/video/photos': ['/video/photos'],
  '/video/*': ['/video/lights'],
  '/video/move/*': [
    movePath(cardSlug),
    personalPath(movePath(cardSlug), draft),
    movePath('nonsense'),
  ],
  '/search': [searchPath('wedding'), searchPath()],
  '/drafts': ['/drafts'],
  '/privacy': ['/privacy'],
  '/accessibility': ['/accessibility'],
  '/licences': ['/licences'],
  '/about/filters': ['/about/filters'],
  '/about/filters/:file': [pictureListPath(1), pictureListPath(9), '/about/filters/nonsense'],
  ...Object.fromEntries(
    languages.map((language) => [baseOf(language) + feedPath, [baseOf(language) + feedPath]]),
  ),
  '/robots.txt': ['/robots.txt'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemaps/:file': ['pages', 'cards-1', 'cards-9', 'films', 'nonsense'].map(sitemapPath),
  '/.well-known/security.txt': ['/.well-known/security.txt'],
  '/assets/*': ['/assets/gone-1a2b3c4d.js'],
  '/*': ['/manifest.webmanifest', '/nonsense', '/he/', '/he/cards/wedding', `/yi/card/${cardSlug}`],
})

const app = createApp()
/** Answers by service and fault, printed at the end. */
const table: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await publishContent({
    shelfCards: newest,
    cards: [picturedDocument(cardSlug, key)],
    videos: [clipVideo()],
    search: searchRows,
  })
  await env.MEDIA.put('videos/clip.mp4', fileStarts.mp4)
  const lights = await env.ASSETS.fetch('http://assets/builtin/cards/lights.png')
  const png = await lights.arrayBuffer()
  for (const key of ['cards/published.png', 'videos/lights-still.png'])
    await env.MEDIA.put(key, png)
})

afterAll(async () => {
  vi.restoreAllMocks()
  console.log(readmeTable())
  await clearStorage()
})

test('every route that can be read is in the table', () => {
  const routes = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(Object.keys(addressesOf('')).sort()).toEqual([...new Set(routes)].sort())
})

const cells = services.flatMap((service) => faults.map((fault) => [service, fault] as const))

test.each(cells)('%s %s: every address has an honest answer', async (service, fault) => {
  forgetDocuments()
  const draft = await encodeDraft({ values: { names: `${service} ${fault}` } })
  for (const prefix of ['variants/', 'share/']) {
    const { objects } = await env.MEDIA.list({ prefix })
    await env.MEDIA.delete(objects.map(({ key }) => key))
  }
  const context = createExecutionContext()
  const askOne = (address: string) => ask(address, faulty(service, fault), context)
  const addresses = Object.values(addressesOf(draft)).flat()
  const answers = await (service === 'CONTENT' ? askTimed : askAll)(addresses, askOne)
  endHanging()
  await waitOnExecutionContext(context)
  expect(answers.filter(({ fault }) => fault !== undefined)).toEqual([])
  const slowest = Math.max(...answers.map(({ firstByteMs }) => firstByteMs))
  if (service === 'CONTENT') expect(slowest).toBeLessThanOrEqual(maxFirstByteMs)
  table[service] = { ...table[service], [fault]: summaryOf(answers) }
})

interface Answer {
  address: string
  status: number
  firstByteMs: number
  /** What is wrong with the answer, if anything. */
  fault: string | undefined
}

type Ask = (address: string) => Promise<Answer>

function askAll(addresses: readonly string[], ask: Ask): Promise<Answer[]> {
  return Promise.all(addresses.map(ask))
}

/** A few at a time, so that each answer is as quick as if it were alone. */
async function askTimed(addresses: readonly string[], ask: Ask): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < addresses.length; i += 6) {
    answers.push(...(await askAll(addresses.slice(i, i + 6), ask)))
  }
  for (const [i, answer] of answers.entries()) answers[i] = await quickestOf(answer, ask)
  return answers
}

/** Repeats slow requests: the time must be that of the site, not of a busy machine. */
async function quickestOf(answer: Answer, ask: Ask, tries = 3): Promise<Answer> {
  if (answer.firstByteMs <= maxFirstByteMs || tries === 0) return answer
  return quickestOf(await ask(answer.address), ask, tries - 1)
}

async function ask(
  address: string,
  bindings: Partial<Env>,
  context: ExecutionContext,
): Promise<Answer> {
  const start = Date.now()
  const all = { ...env, ...drawing, ...bindings }
  const response = await app.request(address, fromNewHousehold(), all, context)
  const text = await firstBytes(response)
  const firstByteMs = Date.now() - start
  return { address, status: response.status, firstByteMs, fault: faultOf(response, text) }
}

async function firstBytes({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const chunk = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(chunk?.value)
}

/** Allowed answers: found, not found, or a plain "try again" that no cache stores. */
function faultOf({ status, headers }: Response, text: string): string | undefined {
  if (!headers.has('Cache-Control')) return 'no Cache-Control'
  if (status === 200 || status === 404) return text === '' ? 'empty' : undefined
  if (status !== 503) return `status ${status}`
  if (headers.get('Cache-Control') !== 'no-store') return 'a fault that is kept'
  if (!headers.has('Retry-After')) return 'no Retry-After'
  // The first bytes of a page end before the retry button.
  const titles = Object.values(siteStrings).map(({ error }) => error.title)
  const isHonest = ['try again soon', ...titles].some((words) => text.includes(words))
  return isHonest ? undefined : text.slice(0, 200)
}

function summaryOf(answers: readonly Answer[]): string {
  const counts = [200, 404, 503].flatMap((code) => {
    const count = answers.filter(({ status }) => status === code).length
    return count > 0 ? [`${count} x ${code}`] : []
  })
  return `${counts.join(', ')}; ${Math.max(...answers.map(({ firstByteMs }) => firstByteMs))} ms`
}

function readmeTable(): string {
  const rows = Object.entries(table).map(([service, row]) => [service, ...Object.values(row)])
  const lines = [['', ...faults], ...rows].map((row) => row.join(' | '))
  return `answers by status; slowest first byte\n${lines.join('\n')}`
}
