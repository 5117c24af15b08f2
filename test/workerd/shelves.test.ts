import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetPopularity } from '../../src/popularity/read-popularity.ts'
import type { ShelfCard } from '../../src/shared/card.ts'
import type { Format } from '../../src/shared/format.ts'
import type { Gif } from '../../src/shared/gif.ts'
import { popularityKey } from '../../src/shared/insight/popularity.ts'
import { pageDataPath } from '../../src/shared/routes.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

afterEach(clearStorage)

const ratios: Record<Format, number> = { status: 1920, square: 1080, portrait: 1350, print: 1512 }

/** A card whose own format is the first that it offers. */
function shelfCard(
  slug: string,
  more: Partial<ShelfCard> & { formats?: Format[] } = {},
): ShelfCard {
  const { formats = ['portrait'], ...rest } = more
  const formatPictures = formats.map((format) => ({
    format,
    picture: { file: `${slug}-${format}.png`, width: 1080, height: ratios[format] },
  }))
  const [own] = formatPictures
  if (!own) throw new RangeError('a card has a format')
  return {
    slug,
    titles: { en: slug },
    description: `Card ${slug}`,
    kind: 'card',
    subCategories: [],
    categories: ['wedding'],
    picture: own.picture,
    ground: '#14213d',
    swatches: ['#14213d'],
    formatPictures,
    recipients: [],
    ...rest,
  }
}

function shelfOf(count: number): ShelfCard[] {
  return Array.from({ length: count }, (_, i) => shelfCard(`card-${i + 1}`))
}

async function publish(cards: readonly ShelfCard[]): Promise<void> {
  await publishContent({ shelfCards: cards })
}

interface ListData {
  name: string
  cards: { slug: string; picture: { file: string } }[]
  page: number
  total: number
  counts: Record<string, number>
  languages: string[]
  occasions: { category: { slug: string }; count: number }[]
}

async function dataOf(address: string): Promise<ListData> {
  return (await askSite(pageDataPath(address))).json()
}

const slugsOf = ({ cards }: ListData) => cards.map(({ slug }) => slug)

test('the shelf of animated pictures holds those alone', async () => {
  const gif: Gif = {
    version: 1,
    slug: 'flames',
    titles: { en: 'Flames' },
    description: 'Flames flicker',
    categories: ['chanukah'],
    still: { file: 'flames.3f9a1c0b.jpg', width: 540, height: 540 },
    moving: { file: 'flames.3f9a1c0b.gif', width: 540, height: 540, bytes: 1000 },
  }
  await publishContent({ gifs: [gif] })
  const answer = await askSite(pageDataPath('/cards/gifs'))
  expect(await answer.json()).toMatchObject({
    name: 'gifs',
    category: { slug: 'gifs' },
    gifs: [gif],
  })
  const page = await (await askSite('/cards/gifs')).text()
  expect(page).toContain('src="/images/gifs/flames.3f9a1c0b.jpg?width=640&amp;format=auto"')
  expect(page).not.toContain('src="/images/gifs/flames.3f9a1c0b.gif"')
  await publishContent({})
  expect((await dataOf('/cards/gifs')).name).toBe('category')
})

describe('the shelf of a category', () => {
  test.each([
    ['/cards/wedding', 1, 'card-1', 'card-24', 24],
    ['/cards/wedding?page=2', 2, 'card-25', 'card-48', 24],
    ['/cards/wedding?page=3', 3, 'card-49', 'card-60', 12],
  ])(
    '%s holds its cards and says how many there are',
    async (address, page, first, last, count) => {
      await publish(shelfOf(60))
      const data = await dataOf(address)
      expect(data).toMatchObject({ name: 'category', page, total: 60 })
      expect(slugsOf(data)).toHaveLength(count)
      expect([slugsOf(data).at(0), slugsOf(data).at(-1)]).toEqual([first, last])
    },
  )

  test('a page past the last is not found, and leads to the first', async () => {
    await publish(shelfOf(60))
    const page = await askSite('/cards/wedding?page=4')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('href="/cards/wedding"')
  })

  test('without script a link leads to the next page, and one back', async () => {
    await publish(shelfOf(60))
    const first = await (await askSite('/cards/wedding')).text()
    expect(first).toMatch(/<a[^>]*href="\/cards\/wedding\?page=2"[^>]*>Show 24 more/)
    const second = await (await askSite('/cards/wedding?page=2')).text()
    expect(second).toMatch(/<a[^>]*href="\/cards\/wedding\?page=3"[^>]*>Show 12 more/)
    expect(second).toMatch(/<a[^>]*href="\/cards\/wedding"[^>]*>Previous page/)
    const third = await (await askSite('/cards/wedding?page=3')).text()
    expect(third).not.toMatch(/>Show \d+ more/)
  })

  test('kinds are counted, and a kind shows its own alone', async () => {
    await publish([
      shelfCard('a', { subCategories: ['invitation'] }),
      shelfCard('b', { subCategories: ['thank-you'] }),
      shelfCard('c', { subCategories: ['thank-you'] }),
    ])
    expect((await dataOf('/cards/wedding')).counts).toEqual({
      invitation: 1,
      'mazel-tov': 0,
      schedule: 0,
      'thank-you': 2,
    })
    expect(slugsOf(await dataOf('/cards/wedding?subCategory=thank-you'))).toEqual(['b', 'c'])
  })

  test('a format shows the cards that come in it, in that format', async () => {
    await publish([
      shelfCard('a', { formats: ['portrait', 'status'] }),
      shelfCard('b', { formats: ['square'] }),
      shelfCard('c', { formats: ['status'] }),
    ])
    const { cards, total } = await dataOf('/cards/wedding?format=status')
    expect(total).toBe(2)
    expect(cards.map(({ picture }) => picture.file)).toEqual(['a-status.png', 'c-status.png'])
    const page = await (await askSite('/cards/wedding?format=status')).text()
    expect(page).toContain('href="/card/a?format=status"')
  })

  test('a language shows the cards that have words in it', async () => {
    await publish([
      shelfCard('a', { language: 'he' }),
      shelfCard('b', { language: 'he-en' }),
      shelfCard('c', { language: 'en' }),
      shelfCard('older'),
    ])
    const all = await dataOf('/cards/wedding')
    expect([slugsOf(all), all.languages]).toEqual([
      ['a', 'b', 'c', 'older'],
      ['he', 'en'],
    ])
    expect(slugsOf(await dataOf('/cards/wedding?language=he'))).toEqual(['a', 'b'])
    expect(slugsOf(await dataOf('/cards/wedding?language=en'))).toEqual(['b', 'c'])
    const empty = await (await askSite('/cards/wedding?language=yi')).text()
    expect(empty).toContain('No cards in יידיש here yet.')
  })

  test('square cards stand three apart', async () => {
    const square = (slug: string) => shelfCard(slug, { formats: ['square'] })
    await publish([
      square('s1'),
      square('s2'),
      shelfCard('a'),
      shelfCard('b'),
      shelfCard('c'),
      square('s3'),
      shelfCard('d'),
    ])
    expect(slugsOf(await dataOf('/cards/wedding'))).toEqual(['s1', 'a', 'b', 's2', 'c', 'd', 's3'])
  })

  test('a filter finds its cards wherever they are on a long shelf', async () => {
    const cards = Array.from({ length: 100 }, (_, i) =>
      shelfCard(`card-${i + 1}`, { language: i % 10 === 0 ? 'yi' : 'en' }),
    )
    await publish(cards)
    const { total, cards: shown } = await dataOf('/cards/wedding?language=yi')
    expect(total).toBe(10)
    expect(shown.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 10 }, (_, i) => `card-${i * 10 + 1}`),
    )
  })
})

describe('the free posters', () => {
  const poster = (slug: string, categories: string[]) =>
    shelfCard(slug, { kind: 'poster', formats: ['status'], categories })

  test('are filtered by an occasion, and the occasions that have any are counted', async () => {
    await publish([
      poster('a', ['purim']),
      poster('b', ['chanukah', 'kids']),
      poster('c', ['purim']),
    ])
    const all = await dataOf('/cards/status_posters')
    // The order follows the calendar.
    expect(slugsOf(all).toSorted()).toEqual(['a', 'b', 'c'])
    const counts = all.occasions.map(({ category, count }) => [category.slug, count])
    expect(Object.fromEntries(counts)).toEqual({ chanukah: 1, purim: 2, kids: 1 })
    expect(slugsOf(await dataOf('/cards/status_posters?category=purim'))).toEqual(['a', 'c'])
  })

  test('an occasion without posters says so', async () => {
    await publish([poster('a', ['purim'])])
    const page = await askSite('/cards/status_posters?category=wedding')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('No poster for Wedding yet')
  })

  test('an occasion that there is not leads to the nearest', async () => {
    await publish([poster('a', ['purim'])])
    const page = await askSite('/cards/status_posters?category=purin')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('href="/cards/status_posters?category=purim"')
  })
})

describe('popular cards', () => {
  const order = (cards: readonly string[], madeAt: string) => {
    forgetPopularity()
    return env.CONTENT.put(popularityKey, JSON.stringify({ version: 1, madeAt, cards }))
  }
  const slugsOn = async (address: string) => (await dataOf(address)).cards.map(({ slug }) => slug)
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => `card-${first + i}`)

  test('come behind the newest six, and each card is on one page', async () => {
    await publish(shelfOf(60))
    await order(['card-50', 'no-such-card', 'card-2', 'card-30'], '2026-11-20')
    const first = await slugsOn('/cards/wedding')
    expect(first).toEqual([...numbers(1, 6), 'card-50', 'card-30', ...numbers(7, 22)])
    const all = [
      first,
      await slugsOn('/cards/wedding?page=2'),
      await slugsOn('/cards/wedding?page=3'),
    ]
    expect(all.flat().toSorted()).toEqual(numbers(1, 60).toSorted())
  })

  test('are at most as many as fill a page', async () => {
    await publish(shelfOf(60))
    await order(numbers(21, 60).reverse(), '2026-11-20')
    const first = await slugsOn('/cards/wedding')
    expect(first).toEqual([...numbers(1, 6), ...numbers(43, 60).reverse()])
    expect(await slugsOn('/cards/wedding?page=2')).toEqual(numbers(7, 30))
  })

  test('are chosen among those that a filter leaves', async () => {
    const cards = shelfOf(40).map((card, i) => (i % 2 === 0 ? { ...card, language: 'he' } : card))
    await publish(cards as ShelfCard[])
    await order(['card-40', 'card-39'], '2026-11-20')
    const found = await slugsOn('/cards/wedding?language=he')
    expect(found).not.toContain('card-40')
    expect(found[6]).toBe('card-39')
  })

  test('change a page that is kept', async () => {
    await publish(shelfOf(60))
    const placeOf = async (slug: string) =>
      (await (await askSite('/cards/wedding')).text()).indexOf(`/card/${slug}"`)
    expect(await placeOf('card-50')).toBe(-1)
    await order(['card-50'], '2026-11-20')
    expect(await placeOf('card-50')).toBeGreaterThan(await placeOf('card-6'))
    expect(await placeOf('card-50')).toBeLessThan(await placeOf('card-7'))
    await order([], '2026-11-21')
    expect(await placeOf('card-50')).toBe(-1)
  })
})
