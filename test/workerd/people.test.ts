import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrange } from '../../catalog/release/content.ts'
import { withoutPeople } from '../../src/catalog/without-people.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { entriesOf, groupsOf } from '../../src/shared/release/shelf.ts'
import { categoryPath } from '../../src/shared/routes.ts'
import { cardRow } from '../../src/shared/search/row.ts'
import { itemsAPage } from '../../src/shared/shelf-pages.ts'
import type { Video } from '../../src/shared/video.ts'
import { clipVideo, documentOf, shelfCardOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const hidden = { PEOPLE: 'hidden' }
const plain = documentOf('papercut-arch')
const [category = ''] = plain.design.categories
const peopled = {
  ...plain,
  design: { ...plain.design, slug: 'a-family', people: true, titles: { en: 'A family' } },
  summary: { ...plain.summary, slug: 'a-family', titles: { en: 'A family' } },
}
const peopledCard = { ...shelfCardOf(peopled.design), people: true as const }
/** A shelf with pages: every third card shows people. */
const shelf = Array.from({ length: 3 * itemsAPage }, (_, index) => ({
  ...(index % 3 === 0 ? peopledCard : shelfCardOf(plain.design)),
  slug: `copy-${index}`,
}))
const film: Video = { ...clipVideo(), people: true }

beforeAll(async () => {
  const shelfCards = [peopledCard, shelfCardOf(plain.design), ...shelf]
  const search = [peopled, plain].map(({ design }) => ({
    ...cardRow(design),
    card: design.people ? peopledCard : shelfCardOf(design),
  }))
  await publishContent({ shelfCards, cards: [peopled, plain], videos: [film], search })
}, 120_000)

afterAll(clearStorage)

interface ShelfAnswer {
  cards: { slug: string }[]
  total: number
}

async function cardsOf(path: string, bindings: Partial<Env>): Promise<ShelfAnswer> {
  const answer = await askSite(`/api/page?address=${encodeURIComponent(path)}`, {}, bindings)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** All slugs of a shelf, page by page. */
async function slugsOf(bindings: Partial<Env>): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page += 1) {
    const { cards, total } = await cardsOf(categoryPath(category, { page }), bindings)
    slugs.push(...cards.map(({ slug }) => slug))
    if (slugs.length >= total) return slugs
  }
}

test('a shelf has the cards that show people, unless they are hidden', async () => {
  const all = [peopledCard.slug, plain.design.slug, ...shelf.map(({ slug }) => slug)]
  expect((await slugsOf({})).sort()).toEqual(all.toSorted())
  const shown = all.filter((slug) => {
    const card = shelf.find((one) => one.slug === slug)
    return slug === plain.design.slug || (card !== undefined && !('people' in card))
  })
  expect((await slugsOf(hidden)).sort()).toEqual(shown.sort())
})

test.each([
  '/card/a-family',
  '/api/card/a-family',
  '/video/move/a-family',
  `/video/${film.slug}`,
  `/api/video/${film.slug}`,
])('%s is not there while people are hidden', async (path) => {
  expect((await askSite(path)).status).toBe(200)
  expect((await askSite(path, {}, hidden)).status).toBe(404)
})

test('search and sitemap have them only when they are shown', async () => {
  for (const path of ['/api/search?q=papercut', '/sitemaps/cards-1.xml']) {
    expect(await (await askSite(path)).text(), path).toContain('a-family')
    expect(await (await askSite(path, {}, hidden)).text(), path).not.toContain('a-family')
  }
  expect((await askSite('/sitemaps/films.xml', {}, hidden)).status).toBe(404)
})

test('a shelf without people has the stored place of each card that is left', () => {
  const traits = { categories: [], subCategories: [], formats: [], recipients: [], ratio: 1 }
  const stored = {
    slugs: ['a', 'b', 'c', 'd'],
    traits: [{ ...traits, people: true as const }, traits, { ...traits, ratio: 2 }],
    kinds: [1, 0, 2, 1],
    front: [],
    pages: [],
  }
  const shown = withoutPeople({
    entries: entriesOf(stored),
    groups: groupsOf(stored),
    groupIndexes: stored.kinds,
  })
  expect(shown.stored).toEqual([0, 2, 3])
  expect(shown.groupIndexes).toEqual([0, 1, 0])
  expect(shown.entries.map(({ slug, place }) => `${slug}${place}`)).toEqual(['a0', 'c1', 'd2'])
})

test('a release labels shelves and films by the documents, and only those that show people', () => {
  const { film: motion, ...rest } = clipVideo()
  if (!motion?.clip) throw new RangeError('the film has no clip')
  const ofPeople: Video = {
    ...rest,
    slug: 'film-of-people',
    film: { ...motion, design: { ...motion.design, people: true } },
  }
  const { shelves, videoList } = arrange({
    categories: builtinCategories,
    cards: [peopled, plain],
    videos: [clipVideo(), ofPeople],
    songs: [],
    gifs: [],
    withdrawn: [],
  })
  const labels = (shelves[category] ?? []).map((card) => [card.slug, 'people' in card])
  expect(labels).toEqual([
    ['a-family', true],
    [plain.design.slug, false],
  ])
  expect(videoList.map(({ slug, people }) => [slug, people])).toEqual([
    [clipVideo().slug, undefined],
    ['film-of-people', true],
  ])
})
