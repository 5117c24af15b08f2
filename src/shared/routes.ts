import { type DatedEvent, datedEvents } from './dated-event.ts'
import type { Format } from './format.ts'
import { draftQuery, matchRoute, pages, type RouteOf } from './pages.ts'

/*
 * Writes every address of the site, for the server, the client and the tests. `pages.ts` parses the
 * addresses of pages.
 */

/** The slug of the category with animated pictures instead of cards. */
export const gifsSlug = 'gifs'

/** Selects the visible cards of a shelf. */
export type ShelfFilter = Pick<
  RouteOf<'category'>,
  'subCategory' | 'recipient' | 'format' | 'language' | 'page'
>

export const homePath = pages.home.pattern
export const draftsPath = pages.drafts.pattern
export const todayPath = pages.today.pattern
export const photoFilmPath = pages['photo-film'].pattern
export const privacyPath = pages.privacy.pattern
export const accessibilityPath = pages.accessibility.pattern
export const licencesPath = pages.licences.pattern
export const filtersPath = pages.filters.pattern
/** The licences of all packages in full, written by the build. */
export const licenceTextsPath = '/licences.txt'
/** Where browsers report violations of a page's policy. */
export const reportsPath = '/api/reports'
/** The state of the bindings, for a monitor. */
export const healthPath = '/healthz'
/** Defined by RFC 9116. */
export const securityTextPath = '/.well-known/security.txt'

/**
 * The first page of a category's cards, or another page of the filtered ones.
 *
 * @example categoryPath('wedding', { subCategory: 'thank-you', page: 2 })
 *   // '/cards/wedding?subCategory=thank-you&page=2'
 */
export function categoryPath(slug: string, filter: Partial<ShelfFilter> = {}): string {
  const { subCategory, recipient, format, language, page } = filter
  const query = writeQuery({ subCategory, for: recipient, format, language, page })
  return `/cards/${encodeURIComponent(slug)}${query}`
}

/** @example postersPath({ category: 'purim' }) // '/cards/status_posters?category=purim' */
export function postersPath({ category, page }: { category?: string; page?: number } = {}): string {
  return pages.posters.pattern + writeQuery({ category, page })
}

/**
 * @param format the format to open the card in; default its own
 * @example cardPath('papercut-arch', 'square') // '/card/papercut-arch?format=square'
 */
export function cardPath(slug: string, format?: Format): string {
  return `/card/${encodeURIComponent(slug)}${writeQuery({ format })}`
}

/**
 * A card with a draft.
 *
 * @param draftText from `encodeDraft`
 * @example personalCardPath('papercut-arch', '1abc') // '/card/papercut-arch?d=1abc'
 */
export function personalCardPath(slug: string, draftText: string): string {
  return personalPath(cardPath(slug), draftText)
}

/**
 * A card or a video with a draft.
 *
 * @param path of the card or the video, without a query
 * @param draftText from `encodeDraft`
 * @example personalPath('/video/lights', '1abc') // '/video/lights?d=1abc'
 */
export function personalPath(path: string, draftText: string): string {
  return path + writeQuery({ [draftQuery]: draftText })
}

/**
 * The preview picture of a personal card's link, 1200x630 JPEG.
 *
 * @param draftText from `encodeDraft`
 * @example previewPath('papercut-arch', '1abc') // '/preview/card/papercut-arch.jpg?d=1abc'
 */
export function previewPath(slug: string, draftText: string): string {
  const query = writeQuery({ [draftQuery]: draftText })
  return `/preview/card/${encodeURIComponent(slug)}.jpg${query}`
}

/**
 * The preview picture of a personal link to a film over a clip.
 *
 * @example videoPreviewPath('lights', '1abc') // '/preview/video/lights.jpg?d=1abc'
 */
export function videoPreviewPath(slug: string, draftText: string): string {
  const query = writeQuery({ [draftQuery]: draftText })
  return `/preview/video/${encodeURIComponent(slug)}.jpg${query}`
}

/**
 * A card or a video with a saved draft. Drafts are only on the visitor's device, so the id is not
 * sent to the server.
 *
 * @param path of the card or the video
 * @example draftPath('/card/papercut-arch', '7d1f') // '/card/papercut-arch#draft=7d1f'
 */
export function draftPath(path: string, id: string): string {
  return `${path}#draft=${encodeURIComponent(id)}`
}

/**
 * The page that makes a card for each guest of a list, with a saved draft: `draftPath` adds its id.
 *
 * @example guestsPath('papercut-arch') // '/guests/papercut-arch'
 */
export function guestsPath(card: string): string {
  return `/guests/${encodeURIComponent(card)}`
}

/** @example searchPath('bar mitzva') // '/search?q=bar%20mitzva' */
export function searchPath(query = ''): string {
  return `/search${writeQuery({ q: query })}`
}

/** @example videosPath({ category: 'wedding' }) // '/videos?category=wedding' */
export function videosPath({ category, page }: { category?: string; page?: number } = {}): string {
  return pages.videos.pattern + writeQuery({ category, page })
}

/**
 * A step on the way to a shelf.
 *
 * @example findPath({ category: 'wedding', recipient: 'couple' }) // '/find?category=wedding&for=couple'
 */
export function findPath({ category, recipient }: Partial<RouteOf<'find'>> = {}): string {
  return pages.find.pattern + writeQuery({ category, for: recipient })
}

/**
 * The dates that follow from an event. The date itself is never in an address.
 *
 * @example datesPath('wedding') // '/dates?of=wedding'
 */
export function datesPath(of: DatedEvent = datedEvents[0]): string {
  return pages.dates.pattern + writeQuery({ of: of === datedEvents[0] ? undefined : of })
}

/**
 * A card as a film.
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
 * Whether an address may contain the visitor's words from a card, well encoded or not. Such a page
 * is its own document, hidden from shared caches, search engines and tags.
 *
 * @example isPersonal('/card/papercut-arch?d=1abc') // true
 */
export function isPersonal(address: string): boolean {
  const route = matchRoute(address)
  if (!('draftText' in route)) return false
  return route.draftText !== undefined || badlyEncodedDraft.test(address)
}

/** Needed because `matchRoute` leaves out badly encoded values. */
const badlyEncodedDraft = new RegExp(`[?&]${draftQuery}=`)

/** Where the client fetches the data of a page, for navigation without a reload. */
export function pageDataPath(address: string): string {
  return `/api/page?address=${encodeURIComponent(address)}`
}

/** Where the client fetches the document of a card. */
export function cardDataPath(slug: string): string {
  return `/api/card/${encodeURIComponent(slug)}`
}

/** Where the client fetches a video with the card of its film. */
export function videoDataPath(slug: string): string {
  return `/api/video/${encodeURIComponent(slug)}`
}

/** Where the client fetches the best results while the visitor types. */
export function searchCallPath(query: string): string {
  return `/api/search${writeQuery({ q: query })}`
}

/** Leaves out empty values and the first page, whose address has no number. */
function writeQuery(values: Record<string, string | number | undefined>): string {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const left = value === undefined || value === '' || (name === 'page' && value === 1)
    return left ? [] : `${name}=${encodeURIComponent(String(value).toWellFormed())}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
