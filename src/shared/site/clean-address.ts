import { DRAFT_QUERY, queryNames } from '../pages.ts'

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
  const known = file?.[1] ?? queryNames(path)
  const kept = known.flatMap((name) => parts.filter((part) => part.startsWith(`${name}=`)))
  const campaigns = keepsCampaign && !file ? parts.filter((part) => campaign.test(part)) : []
  const query = [...kept, ...campaigns.sort()].join('&')
  return query === '' ? path : `${path}?${query}`
}
