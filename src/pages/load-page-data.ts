import licences from 'virtual:licences'
import { assertNever } from '#shared/assert-never.ts'
import type { CardDesign, CardDocument } from '#shared/card.ts'
import type { Category } from '#shared/category.ts'
import { decodeDraft, encodeDraft, type SentDraft } from '#shared/draft-link.ts'
import type { PageData } from '#shared/page.ts'
import {
  cardPath,
  matchRoute,
  type Route,
  type RouteOf,
  videoPath,
  videosPath,
} from '#shared/routes.ts'
import { type Song, songsFor } from '#shared/song.ts'
import type { Video, VideoSummary } from '#shared/video.ts'
import { hadTrouble } from '../catalog/ask-service.ts'
import {
  NEWEST,
  POSTERS,
  readCard,
  readCards,
  readFilmCard,
  readSongs,
  readVideo,
  readVideos,
} from '../catalog/read-cards.ts'
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
const RELATED_VIDEOS = 4

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
      return loadVideos(env, route)
    case 'video':
      return loadVideo(env, route)
    case 'move':
      return loadMove(env, route)
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

/** Videos, of one occasion where the address says so. */
async function loadVideos(env: Env, { category }: RouteOf<'videos'>): Promise<PageData> {
  const [all, { value: categories }] = await Promise.all([readVideos(env), readCategories(env)])
  const occasions = categories.flatMap((one) => {
    const count = all.filter((video) => video.categories.includes(one.slug)).length
    return count > 0 ? [{ category: one, count }] : []
  })
  if (category !== undefined && !occasions.some((one) => one.category.slug === category)) {
    return { name: 'not-found', nearest: { label: 'All videos', path: videosPath() } }
  }
  const videos = all.filter((video) => !category || video.categories.includes(category))
  return { name: 'videos', category: category ?? null, occasions, videos }
}

async function loadVideo(env: Env, { slug, draftText }: RouteOf<'video'>): Promise<PageData> {
  const [videos, video, songs, { value: categories }] = await Promise.all([
    readVideos(env),
    readVideo(env, slug),
    readSongs(env),
    readCategories(env),
  ])
  const [shown, ...shelves] = await Promise.all([
    video && readFilmCard(env, video),
    ...(video?.categories ?? []).map((category) => readCards(env, category)),
  ])
  if (!video || !(shown || video.clip)) {
    const near = nearestSlug(slug, videos, (one) => one.slug)
    return {
      name: 'not-found',
      nearest: near ? { label: near.titles.en, path: videoPath(near.slug) } : null,
    }
  }
  return {
    name: 'video',
    video,
    document: shown,
    songs: shown ? fittingSongs(songs, video, categories) : [],
    ...(await readPersonal(shown, draftText)),
    ...(video.film?.clip && !video.film.still && { previewText: null }),
    more: others(videos, video),
    cards: shelves
      .flat()
      .slice(0, RELATED_CARDS)
      .map((card) => summaryOf(card)),
  }
}

async function loadMove(env: Env, { slug, draftText }: RouteOf<'move'>): Promise<PageData> {
  const [document, videos, songs, { value: categories }] = await Promise.all([
    readCard(env, slug),
    readVideos(env),
    readSongs(env),
    readCategories(env),
  ])
  if (!document) return { name: 'not-found', nearest: null }
  const { design } = document
  return {
    name: 'move',
    document,
    songs: fittingSongs(songs, design, categories),
    ...(await readPersonal(document, draftText)),
    category: categories.find((one) => one.slug === design.categories[0]) ?? null,
    more: others(videos, design),
  }
}

/** Those of its categories, with its own first, where it has one. */
function fittingSongs(
  songs: readonly Song[],
  { categories, film }: Pick<Video, 'categories'> & Partial<Pick<Video, 'film'>>,
  known: readonly Category[],
): Song[] {
  const own = songs.filter(({ slug }) => slug === film?.song)
  const fitting = categories.flatMap((slug) =>
    songsFor(songs, known.find((one) => one.slug === slug) ?? { slug, songs: [] }),
  )
  return [...new Set([...own, ...fitting])]
}

/** Those of the same occasion before the rest. */
function others<Of extends Pick<VideoSummary, 'slug' | 'categories'>>(
  videos: readonly VideoSummary[],
  { slug, categories }: Of,
): VideoSummary[] {
  const suits = (video: VideoSummary) => video.categories.some((one) => categories.includes(one))
  return videos
    .filter((one) => one.slug !== slug)
    .toSorted((one, other) => Number(suits(other)) - Number(suits(one)))
    .slice(0, RELATED_VIDEOS)
}

/** A preview shows the card as the film does: in the film's words where the visitor has none. */
async function readPersonal(document: CardDocument | null, draftText: string | undefined) {
  const draft = document && (await readDraft(document.design, draftText))
  if (!draft) return { draft: null, previewText: null }
  const { fields, art } = document.design
  const words = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  const { film, ...card } = draft
  const shown = { palette: art.palette, ...card, values: { ...words, ...draft.values } }
  return { draft, previewText: await encodeDraft(shown) }
}
