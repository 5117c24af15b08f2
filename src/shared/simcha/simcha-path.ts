import { pages } from '../pages.ts'
import { type SimchaOccasion, simchaOccasions } from './occasion.ts'

/**
 * The set of cards of a simcha. What is typed there is never in an address.
 *
 * @example simchaPath('bris') // '/simcha?category=bris'
 */
export function simchaPath(occasion: SimchaOccasion = simchaOccasions[0]): string {
  const { pattern } = pages.simcha
  return occasion === simchaOccasions[0] ? pattern : `${pattern}?category=${occasion}`
}
