import { baseOf, languageOf } from '../i18n/language.ts'
import { draftQuery, writtenQuery } from '../pages.ts'

/** Query parameters of other addresses, by prefix. */
const fileParameters: readonly (readonly [start: string, parameters: readonly string[]])[] = [
  ['/api/page', ['address']],
  ['/api/search', ['q']],
  ['/images/', ['width', 'format']],
  ['/preview/', [draftQuery]],
]

/** Parameters in which analytics reads a visitor's source. */
const campaign = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid)=/

/**
 * An address with only the parameters that are used, in one order, and the values that are read.
 * Links to which others have added a parameter (`fbclid`) then share one cache entry. The home page
 * of a language ends in a slash, no other page does.
 *
 * @param address path with an optional query
 * @param keepsCampaign whether a page keeps the parameters for analytics, after its own
 * @example cleanAddress('/cards/wedding?fbclid=x&page=2') // '/cards/wedding?page=2'
 * @example cleanAddress('/cards/wedding/?page=1') // '/cards/wedding'
 * @example cleanAddress('/he') // '/he/'
 */
export function cleanAddress(address: string, { keepsCampaign = false } = {}): string {
  const [given = '/', ...queries] = address.split('?')
  const home = `${baseOf(languageOf(given))}/`
  const bare = given.replace(/\/+$/, '')
  const path = `${bare}/` === home ? home : bare
  const parts = queries.join('?').split('&')
  const file = fileParameters.find(([start]) => path.startsWith(start))
  const kept = file
    ? file[1].flatMap((name) => parts.filter((part) => part.startsWith(`${name}=`)))
    : writtenQuery(`${path}?${queries.join('?')}`)
  const campaigns = keepsCampaign && !file ? parts.filter((part) => campaign.test(part)) : []
  const query = [...kept, ...campaigns.sort()].join('&')
  return query === '' ? path : `${path}?${query}`
}
