/** The customs that a family can choose once for all its cards. */
export const customs = ['litvish', 'chassidish', 'chabad', 'sefardi', 'israeli'] as const
export type Custom = (typeof customs)[number]

/**
 * The custom of a draft; `undefined` if none was chosen.
 *
 * @example customOf('chabad') // 'chabad'
 */
export function customOf(text: string | undefined): Custom | undefined {
  return customs.find((known) => known === text)
}
