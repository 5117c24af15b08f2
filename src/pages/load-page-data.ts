import licences from 'virtual:licences'
import { assertNever } from '#shared/assert-never.ts'
import type { CardDesign } from '#shared/card.ts'
import { decodeDraft, type SentDraft } from '#shared/draft-link.ts'
import type { PageData } from '#shared/page.ts'
import { cardPath, matchRoute, type Route, type RouteOf, videoPath } from '#shared/routes.ts'
import { hadTrouble } from '../catalog/ask-service.ts'
import { NEWEST, POSTERS, readCard, readCards, readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import { search } from '../search/search.ts'
import { loadComingUp } from './load-coming-up.ts'
import { loadCategory, loadPosters } from './load-shelf.ts'
import { nearestSlug } from './nearest-slug.ts'
import { summaryOf } from './summary-of.ts'

const HOME_CARDS = 8
const HOME_POSTERS = 6
const HOME_VIDEOS = 4
const RELATED_CARDS = 5

/** What the page at an address shows; never throws for bad data, only for a fault of our own. */
export async function loadPageData(env: Env, address: string, now = new Date()): Promise<PageData> {
  const route = matchRoute(address)
  const page = await loadRoute(env, route, now)
  // While the catalogue is out of reach nobody can say that something is not in it.
  const isUnsure = page.name === 'not-found' && route.name !== 'not-found' && hadTrouble(env)
  return isUnsure ? { name: 'error' } : page
}

async function loadRoute(env: Env, route: Route, now: Date): Promise<PageData> {
  switch (route.name) {
    case 'home':
      return loadHome(env, now)
    case 'category':
      return loadCategory(env, route)
    case 'posters':
      return loadPosters(env, route)
    case 'card':
      return loadCard(env, route)
    case 'videos':
      return { name: 'videos', videos: await readVideos(env) }
    case 'video':
      return loadVideo(env, route.slug)
    case 'search':
      return { name: 'search', ...(await search(env, route.query)) }
    case 'drafts':
    case 'privacy':
    case 'accessibility':
      return { name: route.name }
    case 'licences':
      return { name: 'licences', ...licences }
    case 'not-found':
      return { name: 'not-found', nearest: null }
    default:
      return assertNever(route)
  }
}

async function loadHome(env: Env, now: Date): Promise<PageData> {
  const [newest, posters, videos, comingUp] = await Promise.all([
    readCards(env, NEWEST),
    readCards(env, POSTERS),
    readVideos(env),
    loadComingUp(env, now),
  ])
  return {
    name: 'home',
    newest: newest.slice(0, HOME_CARDS).map((card) => summaryOf(card)),
    posters: posters.slice(0, HOME_POSTERS).map((card) => summaryOf(card)),
    videos: videos.slice(0, HOME_VIDEOS),
    comingUp,
  }
}

async function loadCard(env: Env, route: RouteOf<'card'>): Promise<PageData> {
  const { slug, format } = route
  const document = await readCard(env, slug)
  if (!document) {
    const newest = await readCards(env, NEWEST)
    const near = nearestSlug(slug, newest, (card) => card.slug)
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
    format: document.design.formats.find((offered) => offered === format) ?? null,
    draft: await readDraft(document.design, route.draftText),
    category,
    related: [...related.values()].slice(0, RELATED_CARDS).map((card) => summaryOf(card)),
  }
}

/** What a personal link says of a design, in the palettes and formats that the design has. */
export async function readDraft(
  { palettes, formats }: CardDesign,
  text = '',
): Promise<SentDraft | null> {
  const draft = await decodeDraft(text)
  if (!draft) return null
  const { palette, format, ...rest } = draft
  return {
    ...rest,
    ...(palette && palettes.includes(palette) && { palette }),
    ...(format && formats.includes(format) && { format }),
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
    cards: shelves
      .flat()
      .slice(0, RELATED_CARDS)
      .map((card) => summaryOf(card)),
  }
}
