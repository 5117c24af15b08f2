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
} as const

/** The slug of the free cards' page, which stands among the categories but is none. */
export const POSTERS_SLUG = 'status_posters'

export type Route =
  | { name: 'home' }
  | { name: 'category'; slug: string; subCategory: string | undefined }
  | { name: 'posters'; category: string | undefined }
  | { name: 'card'; slug: string }
  | { name: 'videos' }
  | { name: 'video'; slug: string }
  | { name: 'not-found' }

/**
 * What stands at an address.
 *
 * @param address path with an optional query, as in a link
 * @example matchRoute('/cards/wedding?subCategory=thank-you')
 *   // { name: 'category', slug: 'wedding', subCategory: 'thank-you' }
 */
export function matchRoute(address: string): Route {
  const [path = '/', query = ''] = address.split('?')
  const search = readQuery(query)
  const [first, slug, ...more] = path.split('/').filter((part) => part !== '')
  if (first === undefined) return { name: 'home' }
  if (more.length > 0) return { name: 'not-found' }
  if (slug === undefined) return { name: first === 'videos' ? 'videos' : 'not-found' }
  if (first === 'cards' && slug === POSTERS_SLUG) {
    return { name: 'posters', category: search.get('category') }
  }
  if (first === 'cards') {
    return { name: 'category', slug, subCategory: search.get('subCategory') }
  }
  if (first === 'card') return { name: 'card', slug }
  if (first === 'video') return { name: 'video', slug }
  return { name: 'not-found' }
}

export const homePath = '/'
export const videosPath = '/videos'
export const postersPath = `/cards/${POSTERS_SLUG}`

/** @example categoryPath('wedding', 'thank-you') // '/cards/wedding?subCategory=thank-you' */
export function categoryPath(slug: string, subCategory?: string): string {
  const query = subCategory ? `?subCategory=${encodeURIComponent(subCategory)}` : ''
  return `/cards/${encodeURIComponent(slug)}${query}`
}

/** @example cardPath('papercut-arch') // '/card/papercut-arch' */
export function cardPath(slug: string): string {
  return `/card/${encodeURIComponent(slug)}`
}

/** @example videoPath('lights') // '/video/lights' */
export function videoPath(slug: string): string {
  return `/video/${encodeURIComponent(slug)}`
}

/** Where the data of a page is fetched when the visitor goes to it without a reload. */
export function pageDataPath(address: string): string {
  return `/api/page?address=${encodeURIComponent(address)}`
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
