import type { Category } from '#shared/category.ts'
import { MAX_QUERY_LENGTH } from '#shared/routes.ts'
import { askedFor } from '#shared/search/asked-for.ts'
import { type Finds, findInIndex } from '#shared/search/find.ts'
import type { Nothing } from '#shared/search/nothing.ts'
import type { SearchAnswer, SearchNothing } from '#shared/search.ts'
import { askService } from '../catalog/ask-service.ts'
import { NEWEST, readCards } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { summaryOf } from '../pages/summary-of.ts'
import { builtinIndex } from './builtin-index.ts'
import { d1Index } from './d1-index.ts'

const MAX_CARDS = 48
const MAX_CATEGORIES = 6

/**
 * Finds cards and categories by words of any of the site's languages. A query that is empty finds
 * nothing, and one that is too long is cut.
 */
export async function search(env: Env, asked: string): Promise<SearchAnswer> {
  const query = asked
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed()
  if (query === '') return { query, categories: [], cards: [], total: 0, nothing: null }
  const { value: categories } = await readCategories(env)
  const [finds, newest] = await Promise.all([find(env, query, categories), readCards(env, NEWEST)])
  const cards = inOrder(finds.cards, newest)
  return {
    query,
    categories: inOrder(finds.categories, categories).slice(0, MAX_CATEGORIES),
    cards: cards.slice(0, MAX_CARDS).map((card) => summaryOf(card)),
    total: cards.length,
    nothing: finds.nothing && tellNothing(finds.nothing, categories),
  }
}

/** What is missing, in words, and the shelves that come near. */
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

/** In the nearest copy of the published index, else in the one that ships with the site. */
async function find(env: Env, query: string, categories: readonly Category[]): Promise<Finds> {
  const published = await findPublished(env, query, categories)
  return published ?? findInIndex(await builtinIndex(env), query, categories)
}

async function findPublished(env: Env, query: string, categories: readonly Category[]) {
  const ask = async () => findInIndex(d1Index(env.SEARCH_DB.withSession()), query, categories)
  try {
    return await askService(env, 'SEARCH_DB', () => ask().catch(undefinedIfUnpublished))
  } catch (error) {
    console.error('the search index cannot be read from D1:', error)
    return undefined
  }
}

/** No fault: the catalogue was not published since this version of the index came. */
function undefinedIfUnpublished(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('no such table'))) throw error
}

/** The items of these slugs; what is on no shelf is left out. */
function inOrder<Item extends { slug: string }>(
  slugs: readonly string[],
  items: readonly Item[],
): Item[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
