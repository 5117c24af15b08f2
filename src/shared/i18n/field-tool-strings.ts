import type { Strings } from './language.ts'

/**
 * Names of the buttons beside a field, in English. The tools that they open have their own words.
 */
const english = {
  date: (field: string) => `Choose a date for ${field}`,
  wording: (field: string) => `Wording for ${field}`,
}

export const fieldToolStrings: Strings<typeof english> = { en: english }
