import type { ShelfCard } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import { popularFirst, type Ranks } from '#shared/insight/popularity.ts'
import { maxQueryLength } from '#shared/pages.ts'
import { askedFor } from '#shared/search/asked-for.ts'
import { type Finds, findInIndex, type Wanted } from '#shared/search/find.ts'
import type { Nothing } from '#shared/search/nothing.ts'
import type { SearchAnswer, SearchNothing } from '#shared/search.ts'
import { hasCard } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import { hidesPeople } from '../catalog/without-people.ts'
import { logError } from '../log/log.ts'
import { readPopularity } from '../popularity/read-popularity.ts'
import { lacksTable } from '../release/lacks-table.ts'
import type { OpenRelease } from '../release/request-release.ts'
import type { Services } from '../services/services.ts'
import { builtinIndex, newestIndex } from './builtin-index.ts'
import type { CardIndex } from './card-index.ts'
import { d1Index, NoIndexError } from './d1-index.ts'

const maxCategories = 6
/** Each of these cards of the index that ships is looked up in the request's release. */
const mostLookedUp = 96

interface Search {
  query: string
  categories: readonly Category[]
  maxCards: number
}

interface RankedSearch extends Search {
  /** Order of the rows that match equally well. */
  ranks: Promise<Ranks>
}

/** The results, and the first cards of them. */
interface Found {
  finds: Finds
  cards: readonly ShelfCard[]
}

/**
 * Finds cards and categories by words of any language of the site. An empty query finds nothing, a
 * long one is cut.
 *
 * @param maxCards how many of the cards are in the answer; default 32
 */
export async function search(
  services: Services,
  asked: string,
  maxCards = 32,
): Promise<SearchAnswer> {
  const query = asked
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
  if (query === '') return { query, categories: [], cards: [], total: 0, nothing: null }
  const { value: categories } = await readCategories(services)
  const { finds, cards: found } = await find(services, { query, categories, maxCards })
  const cards = hidesPeople(services.env) ? found.filter(({ people }) => !people) : found
  return {
    query,
    categories: inOrder(finds.categories, categories).slice(0, maxCategories),
    cards: cards.map((card) => summaryOf(card)),
    total: finds.cards.length - (found.length - cards.length),
    nothing: finds.nothing && tellNothing(finds.nothing, categories),
  }
}

/** Describes what is missing, and names the nearest shelves. */
function tellNothing({ topic, nearest }: Nothing, categories: readonly Category[]): SearchNothing {
  const asked = topic !== null && Object.hasOwn(askedFor, topic) ? askedFor[topic] : undefined
  return {
    about: asked?.name ?? null,
    sober: asked?.sober ?? false,
    nearest: nearest.flatMap((near) => {
      const category = categories.find(({ slug }) => slug === near.category)
      const kind = category?.sub_categories.find(({ slug }) => slug === near.subCategory)
      return category ? [{ category, subCategory: kind ?? null }] : []
    }),
  }
}

/** Searches all rows of the request's release, else those of its newest cards, else what ships. */
async function find(services: Services, search: Search): Promise<Found> {
  services.release.parts.add('search')
  const release = await services.release.open()
  const { root, home } = release
  const ranked = { ...search, ranks: readPopularity(services).then(({ ranks }) => ranks) }
  if (!root || home === 'builtin') return findIn(await builtinIndex(services), ranked)
  return (
    (await findPublished(services, release, ranked)) ??
    (await findNewest(services, release, ranked)) ??
    findShipped(services, ranked)
  )
}

/** Rows that match equally well are then in the order of popularity. */
function byPopularity(index: CardIndex, ranks: Promise<Ranks>): CardIndex {
  const find = async (wanted: Wanted) => popularFirst(await index.find(wanted), await ranks)
  return { ...index, find }
}

async function findIn(
  index: CardIndex,
  { query, categories, maxCards, ranks }: RankedSearch,
): Promise<Found> {
  const finds = await findInIndex(byPopularity(index, ranks), {
    query,
    categories,
    most: maxCards,
  })
  return { finds, cards: await index.cards(finds.cards.slice(0, maxCards)) }
}

async function findPublished(
  services: Services,
  { pointer }: OpenRelease,
  search: RankedSearch,
): Promise<Found | undefined> {
  if (!pointer) return undefined
  const ask = () => findIn(d1Index(services.env.SEARCH_DB.withSession(), pointer.id), search)
  try {
    return await services.ask('SEARCH_DB', () => ask().catch(undefinedIfUnpublished))
  } catch (error) {
    logError('the search index cannot be read from D1', error)
    return undefined
  }
}

/** Without an index of this release or without its tables, another index is searched; that is no failure. */
function undefinedIfUnpublished(error: unknown): undefined {
  if (error instanceof NoIndexError) return
  if (!lacksTable(error)) throw error
}

async function findNewest(
  services: Services,
  { root, home }: OpenRelease,
  search: RankedSearch,
): Promise<Found | undefined> {
  try {
    return root ? await findIn(await newestIndex(services, root, home), search) : undefined
  } catch (error) {
    logError('the search index of the newest cards cannot be read', error)
    return undefined
  }
}

/** Searches what ships, without the cards that the request's release does not have. */
async function findShipped(services: Services, search: RankedSearch): Promise<Found> {
  const index = await builtinIndex(services)
  const { finds } = await findIn(index, { ...search, maxCards: mostLookedUp })
  const first = finds.cards.slice(0, mostLookedUp)
  const known = await Promise.all(first.map((slug) => hasCard(services, slug)))
  const cards = first.filter((_, place) => known[place])
  return { finds: { ...finds, cards }, cards: await index.cards(cards.slice(0, search.maxCards)) }
}

/** The items of these slugs. */
function inOrder<Item extends { slug: string }>(
  slugs: readonly string[],
  items: readonly Item[],
): Item[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
