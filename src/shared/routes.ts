import type { Format } from './format.ts'
import { DRAFT_QUERY, matchRoute, pages, type RouteOf } from './pages.ts'

/*
 * Writes every address of the site, for the server, the client and the tests. `pages.ts` reads those of
 * pages.
 */

/** The slug of the category whose shelf holds no cards but animated pictures. */
export const GIFS_SLUG = 'gifs'

/** Which cards of a shelf are shown. */
export type ShelfFilter = Pick<RouteOf<'category'>, 'subCategory' | 'format' | 'page'>

/** Cards on one page of a shelf; the next are a page further. */
export const CARDS_A_PAGE = 24

export const homePath = pages.home.pattern
export const draftsPath = pages.drafts.pattern
export const privacyPath = pages.privacy.pattern
export const accessibilityPath = pages.accessibility.pattern
export const licencesPath = pages.licences.pattern
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
  return pages.posters.pattern + writeQuery({ category, page })
}

/**
 * @param format to open the card in; default: its own
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
 * Whether an address may hold what someone wrote on a card, well encoded or not. Such a page is a
 * document of its own, which no shared cache, search engine or tag sees.
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

/** Without what is empty, and without the first page, which is the one without a number. */
function writeQuery(values: Record<string, string | number | undefined>): string {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const left = value === undefined || value === '' || (name === 'page' && value === 1)
    return left ? [] : `${name}=${encodeURIComponent(String(value).toWellFormed())}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
