/** The occasions of a simcha, the first one the default. */
export const simchaOccasions = [
  'wedding',
  'bris',
  'bar-mitzvah',
  'bas-mitzvah',
  'upsherin',
  'siyum',
] as const
export type SimchaOccasion = (typeof simchaOccasions)[number]

/**
 * The occasion of an address; the default if the address has none of a simcha.
 *
 * @example occasionOf('bris') // 'bris'
 */
export function occasionOf(category: string | undefined): SimchaOccasion {
  return simchaOccasions.find((known) => known === category) ?? simchaOccasions[0]
}
