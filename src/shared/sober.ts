/** Categories of sorrow and of illness: nothing joyful goes with their cards. */
export const soberCategories: readonly string[] = ['yahrzeit', 'condolence', 'refuah-shleimah']

/** @example isOfSorrow(['yahrzeit']) // true */
export function isOfSorrow(categories: readonly string[]): boolean {
  return categories.some((slug) => soberCategories.includes(slug))
}
