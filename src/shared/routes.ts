import { type Format, formats } from './format.ts'

/**
 * The URL contract: every address of the site, built and recognised in this one place by the
 * server, the client and the tests.
 */
export const routePatterns = {
  home: '/',
  category: '/cards/:slug',
  card: '/card/:slug',
  videos: '/videos',
  video: '/video/:slug',
  move: '/video/move/:slug',
  search: '/search',
  drafts: '/drafts',
  privacy: '/privacy',
  accessibility: '/accessibility',
  licences: '/licences',
} as const

/** The slug of the free cards' page, which stands among the categories but is none. */
export const POSTERS_SLUG = 'status_posters'

/** The slug of the category whose shelf holds no cards but animated pictures. */
export const GIFS_SLUG = 'gifs'

export type Route =
  | { name: 'home' }
  | ({ name: 'category'; slug: string } & ShelfFilter)
  | { name: 'posters'; category: string | undefined; page: number }
  | { name: 'card'; slug: string; format: Format | undefined; draftText: string | undefined }
  | { name: 'videos'; category: string | undefined }
  | { name: 'video'; slug: string; draftText: string | undefined }
  | { name: 'move'; slug: string; draftText: string | undefined }
  | { name: 'search'; query: string }
  | { name: 'drafts' }
  | { name: 'privacy' | 'accessibility' | 'licences' }
  | { name: 'not-found' }
export type RouteOf<Name extends Route['name']> = Extract<Route, { name: Name }>

/** Which cards of a shelf are shown. */
export interface ShelfFilter {
  /** Slug of the kind of card; undefined means every kind. */
  subCategory: string | undefined
  /** The format that the pictures are in; undefined means each card's own. */
  format: Format | undefined
  /** From 1. */
  page: number
}

/** Of the address of a personal card: its draft, with names that are nobody else's business. */
export const DRAFT_QUERY = 'd'

/** Cards on one page of a shelf; the next are a page further. */
export const CARDS_A_PAGE = 24

/** Longer searches are cut, UTF-16 units. */
export const MAX_QUERY_LENGTH = 200

/**
 * What stands at an address. A format that there is not, or a page that is no number, is as if it
 * were left out.
 *
 * @param address path with an optional query, as in a link
 * @example matchRoute('/cards/wedding?subCategory=thank-you')
 *   // { name: 'category', slug: 'wedding', subCategory: 'thank-you', format: undefined, page: 1 }
 */
export function matchRoute(address: string): Route {
  const [path = '/', query = ''] = address.split('?')
  const search = readQuery(query)
  const [first, slug, ...more] = path.split('/').filter((part) => part !== '')
  if (first === undefined) return { name: 'home' }
  const [card, ...beyond] = more
  if (first === 'video' && slug === 'move' && card !== undefined && beyond.length === 0) {
    return { name: 'move', slug: card, draftText: search.get(DRAFT_QUERY) }
  }
  if (card !== undefined) return { name: 'not-found' }
  if (slug === undefined) return matchSingle(first, search)
  const page = pageNumber(search.get('page'))
  const format = formats.find((known) => known === search.get('format'))
  if (first === 'cards' && slug === POSTERS_SLUG) {
    return { name: 'posters', category: search.get('category'), page }
  }
  if (first === 'cards') {
    return { name: 'category', slug, subCategory: search.get('subCategory'), format, page }
  }
  if (first === 'card') return { name: 'card', slug, format, draftText: search.get(DRAFT_QUERY) }
  if (first === 'video') return { name: 'video', slug, draftText: search.get(DRAFT_QUERY) }
  return { name: 'not-found' }
}

export const homePath = '/'
export const draftsPath = '/drafts'
export const privacyPath = '/privacy'
export const accessibilityPath = '/accessibility'
export const licencesPath = '/licences'
/** The licences of all packages in full, written by the build. */
export const licenceTextsPath = '/licences.txt'
/** Where browsers report what the policy of a page has stopped. */
export const reportsPath = '/api/reports'
/** By RFC 9116. */
export const securityTextPath = '/.well-known/security.txt'

/**
 * The first page of a category's cards, or another one of those that a filter leaves.
 *
 * @example categoryPath('wedding', { subCategory: 'thank-you', page: 2 })
 *   // '/cards/wedding?subCategory=thank-you&page=2'
 */
export function categoryPath(slug: string, filter: Partial<ShelfFilter> = {}): string {
  const { subCategory, format, page } = filter
  return `/cards/${encodeURIComponent(slug)}${writeQuery({ subCategory, format, page })}`
}

/** @example postersPath({ category: 'purim' }) // '/cards/status_posters?category=purim' */
export function postersPath({ category, page }: { category?: string; page?: number } = {}): string {
  return `/cards/${POSTERS_SLUG}${writeQuery({ category, page })}`
}

/**
 * @param format to open the card in; its own unless told
 * @example cardPath('papercut-arch', 'square') // '/card/papercut-arch?format=square'
 */
export function cardPath(slug: string, format?: Format): string {
  return `/card/${encodeURIComponent(slug)}${writeQuery({ format })}`
}

/**
 * A card as someone made it.
 *
 * @param draftText of `encodeDraft`
 * @example personalCardPath('papercut-arch', '1abc') // '/card/papercut-arch?d=1abc'
 */
export function personalCardPath(slug: string, draftText: string): string {
  return personalPath(cardPath(slug), draftText)
}

/**
 * A card or a video as someone made it.
 *
 * @param path of the card or the video, without a query
 * @param draftText of `encodeDraft`
 * @example personalPath('/video/lights', '1abc') // '/video/lights?d=1abc'
 */
export function personalPath(path: string, draftText: string): string {
  return path + writeQuery({ [DRAFT_QUERY]: draftText })
}

/**
 * The picture that goes before the link of a personal card, 1200x630 JPEG.
 *
 * @param draftText of `encodeDraft`
 * @example previewPath('papercut-arch', '1abc') // '/preview/card/papercut-arch.jpg?d=1abc'
 */
export function previewPath(slug: string, draftText: string): string {
  const query = writeQuery({ [DRAFT_QUERY]: draftText })
  return `/preview/card/${encodeURIComponent(slug)}.jpg${query}`
}

/**
 * The same before the link of a personal film over a clip.
 *
 * @example videoPreviewPath('lights', '1abc') // '/preview/video/lights.jpg?d=1abc'
 */
export function videoPreviewPath(slug: string, draftText: string): string {
  const query = writeQuery({ [DRAFT_QUERY]: draftText })
  return `/preview/video/${encodeURIComponent(slug)}.jpg${query}`
}

/**
 * A card or a video with a draft that the visitor has kept. Drafts are on the visitor's device alone,
 * so the server is not told the id.
 *
 * @param path of the card or the video
 * @example draftPath('/card/papercut-arch', '7d1f') // '/card/papercut-arch#draft=7d1f'
 */
export function draftPath(path: string, id: string): string {
  return `${path}#draft=${encodeURIComponent(id)}`
}

/** @example searchPath('bar mitzva') // '/search?q=bar%20mitzva' */
export function searchPath(query = ''): string {
  return `/search${writeQuery({ q: query })}`
}

/** @example videosPath('wedding') // '/videos?category=wedding' */
export function videosPath(category?: string): string {
  return `/videos${writeQuery({ category })}`
}

/**
 * A card in motion.
 *
 * @example movePath('papercut-arch') // '/video/move/papercut-arch'
 */
export function movePath(card: string): string {
  return `/video/move/${encodeURIComponent(card)}`
}

/** @example videoPath('lights') // '/video/lights' */
export function videoPath(slug: string): string {
  return `/video/${encodeURIComponent(slug)}`
}

/**
 * Whether an address may hold what someone wrote on a card, be it well written or not: such a page is
 * a document of its own, which no shared cache, search engine or tag sees.
 *
 * @example isPersonal('/card/papercut-arch?d=1abc') // true
 */
export function isPersonal(address: string): boolean {
  const route = matchRoute(address)
  if (!('draftText' in route)) return false
  return route.draftText !== undefined || badlyEncodedDraft.test(address)
}

/** `matchRoute` leaves out what is not well encoded. */
const badlyEncodedDraft = new RegExp(`[?&]${DRAFT_QUERY}=`)

/** Where the data of a page is fetched when the visitor goes to it without a reload. */
export function pageDataPath(address: string): string {
  return `/api/page?address=${encodeURIComponent(address)}`
}

/** Where the document of a card is fetched. */
export function cardDataPath(slug: string): string {
  return `/api/card/${encodeURIComponent(slug)}`
}

/** Where a video is fetched, with the card that its film is made of. */
export function videoDataPath(slug: string): string {
  return `/api/video/${encodeURIComponent(slug)}`
}

/** Where the best finds of a search are fetched while the visitor types. */
export function searchCallPath(query: string): string {
  return `/api/search${writeQuery({ q: query })}`
}

function matchSingle(first: string, search: ReadonlyMap<string, string>): Route {
  switch (first) {
    case 'videos':
      return { name: first, category: search.get('category') }
    case 'drafts':
    case 'privacy':
    case 'accessibility':
    case 'licences':
      return { name: first }
    case 'search':
      return { name: first, query: (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH) }
    default:
      return { name: 'not-found' }
  }
}

function pageNumber(text = '1'): number {
  return /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 1
}

/** Without what is empty, and without the first page, which is the one without a number. */
function writeQuery(values: Record<string, string | number | undefined>): string {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const left = value === undefined || value === '' || (name === 'page' && value === 1)
    return left ? [] : `${name}=${encodeURIComponent(String(value).toWellFormed())}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The values of a query; what is not well encoded is left out. */
function readQuery(query: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=')
    try {
      values.set(decodeURIComponent(name), decodeURIComponent(value.replaceAll('+', ' ')))
    } catch {
      // A stray % is a mistyped address, not a fault.
    }
  }
  return values
}
