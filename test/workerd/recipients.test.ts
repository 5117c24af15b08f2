import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { cardDesignSchema, type ShelfCard } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { categoryPath, findPath, pageDataPath } from '../../src/shared/routes.ts'
import { shelfCardOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const newest = cards.map((card) => shelfCardOf(v.parse(cardDesignSchema, card)))

/** The real shelves. */
beforeEach(async () => {
  await publishContent({ shelfCards: newest })
})
afterEach(clearStorage)

interface Answer {
  name: string
  total: number
  left: number
  counts: Record<string, number>
  recipients: { recipient: string; count: number; isLast?: boolean }[]
  languages: unknown[]
  occasions: { slug: string; count: number; isLast: boolean }[]
}

async function dataOf(address: string): Promise<Answer> {
  return (await askSite(pageDataPath(address))).json()
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/(?:find|cards)[^"]*)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )

describe('the recipients of a shelf', () => {
  test('each chip leads to a shelf with its count, and no two are alike', async () => {
    let rows = 0
    for (const { slug } of builtinCategories) {
      const all = await dataOf(categoryPath(slug))
      if (all.name !== 'category') continue
      rows += all.recipients.length > 0 ? 1 : 0
      const seen: string[] = []
      for (const { recipient, count } of all.recipients) {
        const path = categoryPath(slug, { recipient })
        const answer = await askSite(pageDataPath(path))
        const shelf: { total: number; cards: { slug: string }[] } = await answer.json()
        expect(shelf.total, path).toBe(count)
        expect(count, path).toBeGreaterThan(0)
        expect(count, path).toBeLessThan(all.total - 1)
        seen.push(shelf.cards.map((card) => card.slug).join(' '))
      }
      expect(new Set(seen).size, slug).toBe(seen.length)
      expect(all.recipients, slug).not.toHaveLength(1)
    }
    expect(rows).toBeGreaterThan(15)
  })

  test('a chip that shows what a kind shows is left out', async () => {
    const [card] = newest
    if (!card) throw new RangeError('no cards')
    const three: ShelfCard[] = [
      { ...card, slug: 'a', subCategories: ['invitation'], recipients: ['guests'] },
      { ...card, slug: 'b', subCategories: ['mazel-tov'], recipients: ['couple'] },
      { ...card, slug: 'c', subCategories: ['mazel-tov'], recipients: ['parents', 'everyone'] },
      { ...card, slug: 'd', subCategories: ['thank-you'], recipients: [] },
    ]
    await publishContent({ shelfCards: three })
    const { recipients } = await dataOf('/cards/wedding')
    expect(recipients.map(({ recipient }) => recipient)).toEqual(['couple', 'parents'])
  })

  test('one that there is not is not found, and leads to the shelf', async () => {
    for (const path of ['/cards/wedding?for=nobody', '/cards/wedding?for=']) {
      const page = await askSite(path)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('href="/cards/wedding"')
    }
  })

  test('without script the chips are links, and the page is that of its shelf', async () => {
    const page = await askSite('/cards/wedding?for=couple')
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toContain('public')
    const html = await page.text()
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/cards\/wedding"/)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        '/cards/wedding?for=guests',
        '/cards/wedding?for=couple&language=he',
      ]),
    )
    const [chosen] = /<a[^>]*for=couple"[^>]*>/.exec(html.slice(html.indexOf('>For<'))) ?? []
    expect(chosen).toContain('aria-current="page"')
  })
})

describe('the way to a card', () => {
  test('is at most three taps long, and ends at a shelf with cards', async () => {
    const ends = new Set<string>()
    let steps = [findPath()]
    for (let taps = 0; taps < 3; taps++) {
      const links: string[] = []
      for (const path of steps) {
        const answer = await askSite(path)
        expect(answer.status, path).toBe(200)
        const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
        const onward = linksOf(main).filter(
          (link) => link.length > path.length || /\/cards/.test(link),
        )
        expect(onward.length, path).toBeGreaterThan(0)
        links.push(...onward)
      }
      for (const link of links) if (link.startsWith('/cards/')) ends.add(link)
      steps = [...new Set(links.filter((link) => link.startsWith('/find')))]
    }
    expect(steps).toEqual([])
    for (const end of ends) expect((await dataOf(end)).total, end).toBeGreaterThan(0)
    expect(ends).toContain('/cards/wedding?for=couple&language=he')
  })

  test('leaves out a step with nothing to choose', async () => {
    const { occasions } = await dataOf(findPath())
    for (const { slug, count, isLast } of occasions) {
      const { recipients, languages, left } = await dataOf(findPath({ category: slug }))
      expect([slug, left]).toEqual([slug, count])
      expect([slug, isLast]).toEqual([slug, recipients.length === 0 && languages.length === 0])
    }
  })

  test.each([
    '/find?category=nonsense',
    '/find?category=wedding&for=nobody',
    '/find?category=wedding&for=shul',
  ])('%s is not found, and leads to the first step', async (path) => {
    const page = await askSite(path)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('href="/find"')
  })
})
