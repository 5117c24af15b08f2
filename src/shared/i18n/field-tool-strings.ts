import { hebrew } from './he/field-tool-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/field-tool-strings.ts'

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

export type FieldToolStrings = typeof english

export const fieldToolStrings: Strings<FieldToolStrings> = { en: english, he: hebrew, yi: yiddish }
