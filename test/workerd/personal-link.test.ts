import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CardDraft } from '../../src/shared/draft.ts'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { pageDataPath, personalCardPath } from '../../src/shared/routes.ts'
import { documentOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const cards = ['papercut-arch', 'rambam-menorah'].map(documentOf)

beforeEach(() => publishContent({ cards }))
afterEach(clearStorage)

const typedName = 'מנחם מענדל'
const draft: CardDraft = { values: { chosson: typedName }, palette: 'forest', format: 'square' }
const text = await encodeDraft(draft)
const path = personalCardPath('papercut-arch', text)

const broken = ['', '1', '0abc', text.slice(0, -9), `${text}%`, '%E0%A4%A', '<script>', 'א']
const longest = `1${'A'.repeat(2100)}`

describe('a personal link', () => {
  test('comes with its draft, and no shared cache, index or referrer keeps it', async () => {
    const page = await askSite(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(dataOf(await page.text())).toEqual({ version: 1, ...draft })
  })

  test('its head leads to the plain card, its preview to itself, and neither has a name', async () => {
    const [head = ''] = (await (await askSite(path)).text()).split('</head>')
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).toMatch(/<link rel="canonical" href="[^"?]*\/card\/papercut-arch"/)
    expect(head).toContain(`property="og:url" content="http://localhost${path}"`)
    expect(head).toContain(`content="http://localhost/preview/card/papercut-arch.jpg?d=${text}"`)
    expect(head).not.toContain(typedName)
  })

  test('has the name of the envelope in the page, and not in its head', async () => {
    const to = 'משפחת גרוס'
    const named = personalCardPath('papercut-arch', await encodeDraft({ ...draft, to }))
    const [head = '', body = ''] = (await (await askSite(named)).text()).split('</head>')
    expect(head).not.toContain(to)
    expect(body.includes(`לכבוד</span><bdi>${to}</bdi>`)).toBe(true)
    const [, blank = ''] = (await (await askSite(path)).text()).split('</head>')
    expect(blank.includes('לכבוד')).toBe(false)
  })

  test('says when and where, for the buttons of the receiver', async () => {
    const values = { date: 'אור ליום רביעי, כ״ז טבת תתק״ס', place: 'באולם השמחות' }
    await publishContent({ cards: [documentOf('gate-of-doves')] })
    const link = personalCardPath('gate-of-doves', await encodeDraft({ values }))
    expect(await (await askSite(pageDataPath(link))).json()).toMatchObject({
      name: 'gift',
      event: {
        day: { year: 2200, month: 1, day: 14 },
        where: [
          'אולם השמחות',
          expect.stringContaining('waze.com'),
          expect.stringContaining('google'),
        ],
      },
    })
    const past = await encodeDraft({ values: { ...values, date: 'ד׳ שבט תש״פ' } })
    expect(
      await (await askSite(pageDataPath(personalCardPath('gate-of-doves', past)))).json(),
    ).toMatchObject({ event: { day: null } })
  })

  test('says the hour, whom to call and the civil date', async () => {
    await publishContent({ cards: [documentOf('gate-of-doves')] })
    const date = 'אור ליום רביעי, כ״ז טבת תתק״ס, בשעה 7:30 בערב'
    const values = { date, families: 'לפרטים 052-765-4321' }
    const link = personalCardPath('gate-of-doves', await encodeDraft({ values }))
    expect(await (await askSite(pageDataPath(link))).json()).toMatchObject({
      event: {
        time: '19:30',
        when: [date, 'יום שלישי, 14 בינואר 2200'],
        phones: [['052-765-4321', 'tel:+972527654321', 'https://wa.me/972527654321']],
      },
    })
    const civil = await encodeDraft({ values: { ...values, date: '14 בינואר 2200' } })
    const page = await askSite(pageDataPath(personalCardPath('gate-of-doves', civil)))
    expect(await page.json()).toMatchObject({ event: { time: null, when: ['14 בינואר 2200'] } })
  })

  test('with half of a surrogate pair says the same in the page and in its data', async () => {
    const halved = await encodeDraft({ values: { greeting: 'a\ud800b' } })
    const html = await (await askSite(personalCardPath('papercut-arch', halved))).text()
    expect(dataOf(html)).toMatchObject({ values: { greeting: 'a\ufffdb' } })
  })

  test.each([...broken, longest])('with d=%s is the plain card', async (d) => {
    const page = await askSite(`/card/papercut-arch?d=${d}`)
    const plain = await (await askSite('/card/papercut-arch')).text()
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const html = await page.text()
    expect(dataOf(html)).toBeNull()
    expect(shownOf(html)).toBe(shownOf(plain))
  })

  test('a palette and a size that the card has not are left out', async () => {
    const other = await encodeDraft({ values: {}, palette: 'forest', format: 'status' })
    const page = await askSite(personalCardPath('rambam-menorah', other))
    expect(dataOf(await page.text())).toEqual({ version: 1, values: {}, format: 'status' })
  })

  test.each(['nonsense', 'papercut-arc'])(
    'of the card "%s" is not found, privately',
    async (slug) => {
      const page = await askSite(personalCardPath(slug, text))
      expect(page.status).toBe(404)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test('as data is kept by no shared cache either', async () => {
    const answer = await askSite(pageDataPath(path))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ draft })
  })

  test('leaves other pages as they were', async () => {
    const page = await askSite('/card/papercut-arch?format=square')
    expect(page.headers.get('cache-control')).toContain('public')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(page.headers.has('x-robots-tag')).toBe(false)
  })
})

/** The draft in the data of a page. */
function dataOf(html: string): unknown {
  const [, json = ''] = /<script id="shell-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json).page.draft
}

/** What a page shows, without the address in its data. */
function shownOf(html: string): string {
  return html.replace(/<script id="shell-data".*/s, '').replace(/<link rel="preload"[^>]*>/g, '')
}
