import { DRAFT_QUERY, matchRoute, type Route } from './routes.ts'

/** The parameters that a page reads, in the order in which its links write them. */
const pageParameters: Readonly<Record<Route['name'], readonly string[]>> = {
  home: [],
  category: ['subCategory', 'format', 'page'],
  posters: ['category', 'page'],
  card: ['format', DRAFT_QUERY],
  videos: ['category'],
  video: [DRAFT_QUERY],
  move: [DRAFT_QUERY],
  search: ['q'],
  drafts: [],
  privacy: [],
  accessibility: [],
  licences: [],
  'not-found': [],
}

/** What other addresses read, by how they begin. */
const fileParameters: readonly (readonly [start: string, parameters: readonly string[]])[] = [
  ['/api/page', ['address']],
  ['/api/search', ['q']],
  ['/images/', ['width', 'format']],
  ['/preview/', [DRAFT_QUERY]],
]

/** Where a visitor came from, as analytics reads it from the address of a page. */
const campaign = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid)=/

/**
 * An address with the parameters that something reads, in one order: links that others have written
 * something into (`fbclid`) then find the same copy in a cache.
 *
 * @param address path with an optional query
 * @param keepsCampaign whether a page keeps what analytics reads, after its own parameters
 * @example cleanAddress('/cards/wedding?fbclid=x&page=2') // '/cards/wedding?page=2'
 */
export function cleanAddress(address: string, { keepsCampaign = false } = {}): string {
  const [path = '/', ...queries] = address.split('?')
  const parts = queries.join('?').split('&')
  const file = fileParameters.find(([start]) => path.startsWith(start))
  const known = file?.[1] ?? pageParameters[matchRoute(path).name]
  const kept = known.flatMap((name) => parts.filter((part) => part.startsWith(`${name}=`)))
  const campaigns = keepsCampaign && !file ? parts.filter((part) => campaign.test(part)) : []
  const query = [...kept, ...campaigns.sort()].join('&')
  return query === '' ? path : `${path}?${query}`
}
