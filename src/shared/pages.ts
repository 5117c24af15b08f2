import { type ShelfLanguage, shelfLanguages } from './card-language.ts'
import { type DatedEvent, datedEvents } from './dated-event.ts'
import { type Format, formats } from './format.ts'
import { pageAddress } from './i18n/language.ts'
import { occasionOf, type SimchaOccasion } from './simcha/occasion.ts'

/** The slug of the page of posters, which is listed among the categories but is not one. */
export const postersSlug = 'status_posters'

/** Query parameter of a personal card's draft. The draft contains private names. */
export const draftQuery = 'd'

/** Longer searches are cut, UTF-16 units. */
export const maxQueryLength = 200

interface PageAddress {
  /** A path; `:slug` matches any one segment. */
  pattern: string
  /** The query parameters of the page, in the order in which links write them. */
  parameters: readonly (keyof Parameters)[]
}

/**
 * Every page of the site with its address; null for a page that is shown at another page's address.
 * `page.ts` has the data of a page, `src/pages/page-loaders.ts` its loader, `client/pages/pages.ts`
 * its component: if one is missing there, the code does not compile.
 */
export const pages = {
  home: { pattern: '/', parameters: [] },
  posters: { pattern: `/cards/${postersSlug}`, parameters: ['category', 'page'] },
  category: {
    pattern: '/cards/:slug',
    parameters: ['subCategory', 'recipient', 'format', 'language', 'page'],
  },
  card: { pattern: '/card/:slug', parameters: ['format', 'draftText'] },
  find: { pattern: '/find', parameters: ['category', 'recipient'] },
  videos: { pattern: '/videos', parameters: ['category', 'page'] },
  /** Before `video`, whose pattern it matches too. */
  'photo-film': { pattern: '/video/photos', parameters: [] },
  video: { pattern: '/video/:slug', parameters: ['draftText'] },
  move: { pattern: '/video/move/:slug', parameters: ['draftText'] },
  search: { pattern: '/search', parameters: ['query'] },
  drafts: { pattern: '/drafts', parameters: [] },
  guests: { pattern: '/guests/:slug', parameters: [] },
  dates: { pattern: '/dates', parameters: ['of'] },
  simcha: { pattern: '/simcha', parameters: ['occasion'] },
  today: { pattern: '/today', parameters: [] },
  privacy: { pattern: '/privacy', parameters: [] },
  accessibility: { pattern: '/accessibility', parameters: [] },
  licences: { pattern: '/licences', parameters: [] },
  filters: { pattern: '/about/filters', parameters: [] },
  /** A card as the receiver of a personal link sees it. */
  gift: null,
  /** The same for a film. */
  'film-gift': null,
  gifs: null,
  'not-found': null,
  error: null,
} as const satisfies Record<string, PageAddress | null>

export type PageName = keyof typeof pages

/** The query parameters of addresses. */
interface Parameters {
  /** Slug of an occasion. */
  category: string | undefined
  /** Slug of a kind of card; undefined means every kind. */
  subCategory: string | undefined
  /** Whom the cards are for, one of `recipients`; undefined means anyone. */
  recipient: string | undefined
  /** The format of the pictures; undefined means each card's own. */
  format: Format | undefined
  /** The language of the words; undefined means any. */
  language: ShelfLanguage | undefined
  /** What the dates follow from. */
  of: DatedEvent
  /** What the set of cards is for. */
  occasion: SimchaOccasion
  /** From 1. */
  page: number
  /** From `encodeDraft`. */
  draftText: string | undefined
  /** The search text. */
  query: string
}

/** Query names that differ from the names in the table. */
const keys: Partial<Record<keyof Parameters, string>> = {
  draftText: draftQuery,
  occasion: 'category',
  query: 'q',
  recipient: 'for',
}

/** Parsers of query values; other values are used as text. */
const readers: { [Name in keyof Parameters]?: (text: string | undefined) => Parameters[Name] } = {
  format: (text) => formats.find((known) => known === text),
  language: (text) => shelfLanguages.find((known) => known === text),
  of: (text) => datedEvents.find((known) => known === text) ?? datedEvents[0],
  occasion: occasionOf,
  page: (text = '1') => (/^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 1),
  query: (text = '') => text.trim().slice(0, maxQueryLength),
}

type Addresses = typeof pages
type RoutedName = {
  [Name in PageName]: Addresses[Name] extends PageAddress ? Name : never
}[PageName]
type SlugOf<Pattern> = Pattern extends `${string}/:slug` ? { slug: string } : unknown

/** The parameters of each page's address. */
export type Routes = {
  [Name in RoutedName]: { name: Name } & SlugOf<Addresses[Name]['pattern']> &
    Pick<Parameters, Addresses[Name]['parameters'][number]>
} & { 'not-found': { name: 'not-found' } }
export type RouteName = keyof Routes
export type RouteOf<Name extends RouteName> = Routes[Name]
export type Route = Routes[RouteName]

/** The pages with an address, in the order in which they are matched. */
const routed = Object.entries<PageAddress | null>(pages).flatMap(([name, page]) => {
  if (!page) return []
  const pattern = new RegExp(`^${page.pattern.replace(':slug', '([^/]+)')}$`)
  const [, start] = page.pattern.split('/')
  return { name, start, pattern, parameters: page.parameters }
})

/**
 * The page of an address and its parameters. An unknown format or language and a page number
 * that is not a number are left out.
 *
 * @param address path with an optional query, as in a link; in any language
 * @example matchRoute('/cards/wedding?subCategory=thank-you')
 *   // { name: 'category', slug: 'wedding', subCategory: 'thank-you', page: 1 }
 */
export function matchRoute(address: string): Route {
  const [path = '/', ...queries] = pageAddress(address).split('?')
  const parts = path.split('/').filter((part) => part !== '')
  for (const { name, start, pattern, parameters } of routed) {
    // Most pages are told apart without a pattern.
    const match = start === (parts[0] ?? '') && pattern.exec(`/${parts.join('/')}`)
    if (!match) continue
    const [, slug] = match
    const search = readQuery(queries.join('?'))
    const values = parameters.map((parameter) => {
      const text = search.get(keyOf(parameter))
      const read = readers[parameter]
      return [parameter, read ? read(text) : text]
    })
    // The type is derived from the table that this code reads.
    return { name, ...(slug && { slug }), ...Object.fromEntries(values) } as Route
  }
  return { name: 'not-found' }
}

/**
 * What a page reads of its query, as links write it: each parameter once and in their order. A value
 * that is read like a missing one is left out, so that a page has few addresses.
 *
 * @param address path with an optional query
 * @example writtenQuery('/cards/wedding?page=3&format=round&page=2') // ['page=2']
 */
export function writtenQuery(address: string): string[] {
  const [path = '/', ...queries] = address.split('?')
  const query = queries.join('?')
  const search = readQuery(query)
  const page: PageAddress | null = pages[matchRoute(path).name]
  return (page?.parameters ?? []).flatMap((parameter) => {
    const name = keyOf(parameter)
    const read = parameter === 'query' ? undefined : readers[parameter]
    // Of several values the last is read.
    if (!read) return query.split('&').findLast((part) => readQuery(part).has(name)) ?? []
    const value = read(search.get(name))
    return value === read(undefined) ? [] : `${name}=${value}`
  })
}

function keyOf(parameter: keyof Parameters): string {
  return keys[parameter] ?? parameter
}

/** The values of a query; badly encoded ones are left out. */
function readQuery(query: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=')
    try {
      values.set(decodeURIComponent(name), decodeURIComponent(value.replaceAll('+', ' ')))
    } catch {
      // A stray % is a mistyped address, not an error.
    }
  }
  return values
}
