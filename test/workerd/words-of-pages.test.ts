import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postersOf } from '../../src/shared/calendar/day-posters.ts'
import { momentIn } from '../../src/shared/calendar/nightfall.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import type { Gif } from '../../src/shared/gif.ts'
import { baseOf, type Language } from '../../src/shared/i18n/language.ts'
import { personalPath, videoPath } from '../../src/shared/routes.ts'
import { posterDocuments } from '../fixtures/known-documents.ts'
import { clipVideo, documents, newest, searchRows } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

/** In Latin letters in every language: the site, files, sizes, standards, firms, and a line of a card. */
const names =
  /\b(?:Mazel Tov|Mazel|JPG|JPEG|PNG|PDF|GIF|MP4|MB|IP|JavaScript|Escape|Cloudflare|Global Privacy Control|Do Not Track|Microsoft|Fluent Emoji|MIT|SIL Open Font License|WCAG|AA|axe|X|URL|A[456]|Letter)\b/g

interface LatinText {
  text: string
  /** What it is the text or the attribute of. */
  of: string
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription']
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const spokenMeta = /^(?:description|og:title|og:description|og:image:alt)$/

/** Texts of a page in Latin letters, without those that say that they are in another language. */
async function latinIn(page: Response, language: Language): Promise<LatinText[]> {
  const found: LatinText[] = []
  const open: { tag: string; lang: string; isSilent: boolean }[] = []
  const add = (text: string, of: string) => {
    const left = text.replaceAll(names, '').trim()
    if (/[a-z]{2,}/i.test(left)) found.push({ text: left, of })
  }
  let text = ''
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      const parent = open.at(-1) ?? { lang: '', isSilent: false }
      const tag = element.tagName
      const lang = element.getAttribute('lang') ?? parent.lang
      const isSilent = parent.isSilent || /^(?:script|style|template|textarea|noscript)$/.test(tag)
      if (lang === language && !isSilent) {
        for (const name of spoken) add(element.getAttribute(name) ?? '', `${tag} ${name}`)
        const meta = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
        if (tag === 'meta' && spokenMeta.test(meta))
          add(element.getAttribute('content') ?? '', meta)
      }
      if (empty.test(tag)) return
      open.push({ tag, lang, isSilent })
      element.onEndTag(() => void open.pop())
    },
    text(part) {
      text += part.text
      if (!part.lastInTextNode) return
      const { tag = '', lang, isSilent } = open.at(-1) ?? { lang: '', isSilent: true }
      if (lang === language && !isSilent) add(text, tag)
      text = ''
    },
  })
  await rewriter.transform(page).text()
  return found
}

const gif: Gif = {
  version: 1,
  slug: 'flames',
  titles: { en: 'Flames', he: 'להבות' },
  description: 'Flames flicker',
  categories: ['chanukah'],
  still: { file: 'flames.jpg', width: 480, height: 480 },
  moving: { file: 'flames.gif', width: 480, height: 480, bytes: 1000 },
}

const draft = await encodeDraft({ values: { chosson: 'מנחם' } })

const video = clipVideo()

/** One address for each kind of page. */
const addresses = [
  '/',
  '/cards/wedding',
  '/cards/wedding?subCategory=thank-you',
  '/cards/kids',
  '/cards/gifs',
  '/cards/status_posters',
  '/card/papercut-arch',
  personalPath('/card/papercut-arch', draft),
  '/video/move/papercut-arch',
  personalPath('/video/move/papercut-arch', draft),
  '/videos',
  videoPath(video.slug),
  personalPath(videoPath(video.slug), draft),
  '/find',
  '/find?category=wedding',
  '/search',
  '/search?q=%D7%97%D7%AA%D7%95%D7%A0%D7%94',
  '/search?q=%D7%90%D7%90%D7%90%D7%90',
  '/drafts',
  '/guests/papercut-arch',
  '/dates',
  '/dates?of=girl',
  '/simcha',
  '/simcha?category=siyum',
  '/today',
  '/video/photos',
  '/privacy',
  '/accessibility',
  '/licences',
  '/nothing',
  '/card/papercut-arc',
]

/** A day of the Omer: its posters have lines in two languages. */
const now = new Date('2027-05-12T12:00:00Z')
const dayPosters = postersOf({ ...momentIn('UTC', now), place: 'diaspora' })

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  const ofTheDay = await posterDocuments(new Set(dayPosters.map(({ slug }) => slug)))
  await publishContent({
    cards: [...documents, ...ofTheDay],
    shelfCards: newest,
    search: searchRows,
    videos: [video],
    gifs: [gif],
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await clearStorage()
})

for (const language of ['he', 'yi'] as const) {
  test.each(addresses)(`${language}: the words of %s are in that language`, async (address) => {
    const page = await askSite(baseOf(language) + address)
    expect(await latinIn(page, language)).toEqual([])
  })
}

test('words in Latin letters are found in text and attributes', async () => {
  const page = new Response(
    '<html lang="he"><p>שלום <b>Hello</b><i lang="en">Yes</i></p><img alt="A dove"><p>PDF</p></html>',
  )
  expect(await latinIn(page, 'he')).toEqual([
    { text: 'Hello', of: 'b' },
    { text: 'A dove', of: 'img alt' },
  ])
})
