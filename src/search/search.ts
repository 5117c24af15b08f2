import type { ShelfCard } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import { popularFirst, type Ranks } from '#shared/insight/popularity.ts'
import { maxQueryLength } from '#shared/pages.ts'
import type { Release } from '#shared/release/release.ts'
import { askedFor } from '#shared/search/asked-for.ts'
import { type Finds, findInIndex, type Wanted } from '#shared/search/find.ts'
import type { Nothing } from '#shared/search/nothing.ts'
import { searchTable } from '#shared/search/search-table.ts'
import type { SearchAnswer, SearchNothing } from '#shared/search.ts'
import { hasCard } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import { logError } from '../log/log.ts'
import { readPopularity } from '../popularity/read-popularity.ts'
import type { Services } from '../services/services.ts'
import { builtinIndex } from './builtin-index.ts'
import type { CardIndex } from './card-index.ts'
import { d1Index } from './d1-index.ts'

const maxCategories = 6

interface Search {
  query: string
  categories: readonly Category[]
  maxCards: number
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
 * @param maxCards how many of the cards are in the answer; default 48
 */
export async function search(
  services: Services,
  asked: string,
  maxCards = 48,
): Promise<SearchAnswer> {
  const query = asked
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
  if (query === '') return { query, categories: [], cards: [], total: 0, nothing: null }
  const { value: categories } = await readCategories(services)
  const { finds, cards } = await find(services, { query, categories, maxCards })
  return {
    query,
    categories: inOrder(finds.categories, categories).slice(0, maxCategories),
    cards: cards.map((card) => summaryOf(card)),
    total: finds.cards.length,
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

/** Searches the rows of the request's release, else those that ship. */
async function find(services: Services, search: Search): Promise<Found> {
  services.release.parts.add('search')
  const { root, home } = await services.release.open()
  const ranks = readPopularity(services)
  if (!root || home === 'builtin') {
    return findIn(byPopularity(await builtinIndex(services), ranks), search)
  }
  return (
    (await findPublished(services, root, { ...search, ranks })) ?? findShipped(services, search)
  )
}

/** Rows that match equally well are then in the order of popularity. */
function byPopularity(index: CardIndex, ranks: Promise<Ranks>): CardIndex {
  const find = async (wanted: Wanted) => popularFirst(await index.find(wanted), await ranks)
  return { ...index, find }
}

async function findIn(index: CardIndex, { query, categories, maxCards }: Search): Promise<Found> {
  const finds = await findInIndex(index, query, categories)
  return { finds, cards: await index.cards(finds.cards.slice(0, maxCards)) }
}

async function findPublished(
  services: Services,
  { search: index }: Release,
  search: Search & { ranks: Promise<Ranks> },
): Promise<Found | undefined> {
  const ask = () => {
    const table = d1Index(services.env.SEARCH_DB.withSession(), searchTable(index))
    return findIn(byPopularity(table, search.ranks), search)
  }
  try {
    return await services.ask('SEARCH_DB', () => ask().catch(undefinedIfUnpublished))
  } catch (error) {
    logError('the search index cannot be read from D1', error)
    return undefined
  }
}

/** Not a failure: the catalogue has not been published since the table was changed. */
function undefinedIfUnpublished(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('no such table'))) throw error
}

/** Searches what ships, without the cards that the request's release does not have. */
async function findShipped(services: Services, search: Search): Promise<Found> {
  const index = await builtinIndex(services)
  const { finds } = await findIn(index, { ...search, maxCards: 0 })
  const known = await Promise.all(finds.cards.map((slug) => hasCard(services, slug)))
  const cards = finds.cards.filter((_, place) => known[place])
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
