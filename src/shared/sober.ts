/** Categories of sorrow and of illness: nothing joyful goes with their cards. */
export const soberCategories: readonly string[] = ['yahrzeit', 'condolence', 'refuah-shleimah']

/** Whether cards of these categories are for a sober day: of sorrow, or Yom Kippur. */
export function isSober(categories: readonly string[]): boolean {
  return isOfSorrow(categories) || categories.includes('yom-kippur')
}

/** @example isOfSorrow(['yahrzeit']) // true */
export function isOfSorrow(categories: readonly string[]): boolean {
  return categories.some((slug) => soberCategories.includes(slug))
}
