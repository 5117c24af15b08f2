import type { Strings } from './language.ts'

/**
 * Names of the buttons beside a field, in English. The tools that they open have their own words.
 */
const english = {
  date: 'Date',
  wording: 'Ideas',
  style: 'Style',
  /** For screen readers: which field a button is for. */
  of: (button: string, field: string) => `${button} of ${field}`,
}

export const fieldToolStrings: Strings<typeof english> = { en: english }
