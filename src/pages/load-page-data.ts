import { assertNever } from '#shared/assert-never.ts'
import type { CardSummary } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import type { PageData } from '#shared/page.ts'
import { cardPath, categoryPath, matchRoute, videoPath } from '#shared/routes.ts'
import { NEWEST, POSTERS, readCard, readCards, readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { nearestSlug } from './nearest-slug.ts'

const HOME_CARDS = 8
const HOME_POSTERS = 6
const HOME_VIDEOS = 4
const RELATED_CARDS = 5

/** What the page at an address shows; never throws for bad data, only for a fault of our own. */
export async function loadPageData(env: Env, address: string): Promise<PageData> {
  const route = matchRoute(address)
  switch (route.name) {
    case 'home':
      return loadHome(env)
    case 'category':
      return loadCategory(env, route.slug, route.subCategory)
    case 'posters':
      return { name: 'posters', posters: await readCards(env, POSTERS) }
    case 'card':
      return loadCard(env, route.slug)
    case 'videos':
      return { name: 'videos', videos: await readVideos(env) }
    case 'video':
      return loadVideo(env, route.slug)
    case 'not-found':
      return { name: 'not-found', nearest: null }
    default:
      return assertNever(route)
  }
}

async function loadHome(env: Env): Promise<PageData> {
  const [newest, posters, videos] = await Promise.all([
    readCards(env, NEWEST),
    readCards(env, POSTERS),
    readVideos(env),
  ])
  return {
    name: 'home',
    newest: newest.slice(0, HOME_CARDS),
    posters: posters.slice(0, HOME_POSTERS),
    videos: videos.slice(0, HOME_VIDEOS),
  }
}

async function loadCategory(
  env: Env,
  slug: string,
  subCategory: string | undefined,
): Promise<PageData> {
  const categories = (await readCategories(env)).value
  const category = categories.find((one) => one.slug === slug)
  if (!category) return { name: 'not-found', nearest: nearestCategory(categories, slug) }
  const known = category.sub_categories.some((one) => one.slug === subCategory)
  if (subCategory !== undefined && !known) {
    return { name: 'not-found', nearest: nearestSubCategory(category, subCategory) }
  }
  const all = await readCards(env, slug)
  const cards = all.filter((card) => !subCategory || card.subCategories.includes(subCategory))
  const newest = cards.length > 0 ? [] : (await readCards(env, NEWEST)).slice(0, RELATED_CARDS)
  return { name: 'category', category, subCategory: subCategory ?? null, cards, newest }
}

async function loadCard(env: Env, slug: string): Promise<PageData> {
  const document = await readCard(env, slug)
  if (!document) {
    const newest = await readCards(env, NEWEST)
    const near = nearestSlug(slug, newest, (card: CardSummary) => card.slug)
    const nearest = near && { label: near.titles.en, path: cardPath(near.slug) }
    return { name: 'not-found', nearest: nearest ?? null }
  }
  const categories = (await readCategories(env)).value
  const category = categories.find((one) => one.slug === document.design.categories[0]) ?? null
  const shelves = await Promise.all([
    category ? readCards(env, category.slug) : [],
    readCards(env, NEWEST),
  ])
  const related = new Map(shelves.flat().map((card) => [card.slug, card]))
  related.delete(slug)
  return {
    name: 'card',
    document,
    category,
    related: [...related.values()].slice(0, RELATED_CARDS),
  }
}

async function loadVideo(env: Env, slug: string): Promise<PageData> {
  const videos = await readVideos(env)
  const video = videos.find((one) => one.slug === slug)
  if (!video) {
    const near = nearestSlug(slug, videos, (one) => one.slug)
    return {
      name: 'not-found',
      nearest: near ? { label: near.titles.en, path: videoPath(near.slug) } : null,
    }
  }
  const shelves = await Promise.all(video.categories.map((category) => readCards(env, category)))
  return {
    name: 'video',
    video,
    more: videos.filter((one) => one.slug !== slug),
    cards: shelves.flat().slice(0, RELATED_CARDS),
  }
}

function nearestCategory(categories: readonly Category[], slug: string) {
  const near = nearestSlug(slug, categories, (category) => category.slug)
  return near ? { label: near.english ?? near.name, path: categoryPath(near.slug) } : null
}

function nearestSubCategory(category: Category, subCategory: string) {
  const near = nearestSlug(subCategory, category.sub_categories, (one) => one.slug)
  const label = category.english ?? category.name
  return near
    ? { label: `${label}: ${near.name}`, path: categoryPath(category.slug, near.slug) }
    : { label, path: categoryPath(category.slug) }
}
