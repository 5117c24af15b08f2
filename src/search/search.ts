import type { Category } from '#shared/category.ts'
import { newestShelf } from '#shared/files/content-keys.ts'
import { maxQueryLength } from '#shared/pages.ts'
import { askedFor } from '#shared/search/asked-for.ts'
import { type Finds, findInIndex } from '#shared/search/find.ts'
import type { Nothing } from '#shared/search/nothing.ts'
import type { SearchAnswer, SearchNothing } from '#shared/search.ts'
import { readCards } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { builtinIndex } from './builtin-index.ts'
import { d1Index } from './d1-index.ts'

const maxCards = 48
const maxCategories = 6

/**
 * Finds cards and categories by words of any language of the site. An empty query finds nothing, a
 * long one is cut.
 */
export async function search(services: Services, asked: string): Promise<SearchAnswer> {
  const query = asked
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
  if (query === '') return { query, categories: [], cards: [], total: 0, nothing: null }
  const { value: categories } = await readCategories(services)
  const [finds, newest] = await Promise.all([
    find(services, query, categories),
    readCards(services, newestShelf),
  ])
  const cards = inOrder(finds.cards, newest)
  return {
    query,
    categories: inOrder(finds.categories, categories).slice(0, maxCategories),
    cards: cards.slice(0, maxCards).map((card) => summaryOf(card)),
    total: cards.length,
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

/** Searches the nearest copy of the published index, else the built-in one. */
async function find(
  services: Services,
  query: string,
  categories: readonly Category[],
): Promise<Finds> {
  const published = await findPublished(services, query, categories)
  return published ?? findInIndex(await builtinIndex(services), query, categories)
}

async function findPublished(services: Services, query: string, categories: readonly Category[]) {
  const ask = async () =>
    findInIndex(d1Index(services.env.SEARCH_DB.withSession()), query, categories)
  try {
    return await services.ask('SEARCH_DB', () => ask().catch(undefinedIfUnpublished))
  } catch (error) {
    console.error('the search index cannot be read from D1:', error)
    return undefined
  }
}

/** Not a failure: the catalogue has not been published since this version of the index. */
function undefinedIfUnpublished(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('no such table'))) throw error
}

/** The items of these slugs, without those that are on no shelf. */
function inOrder<Item extends { slug: string }>(
  slugs: readonly string[],
  items: readonly Item[],
): Item[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
