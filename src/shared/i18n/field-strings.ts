import { hebrew } from './he/field-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/field-strings.ts'

/** The words of a field of a form, in English. */
const english = {
  /** After the label; the field itself tells a screen reader. */
  required: 'required',
}

export type FieldStrings = typeof english

export const fieldStrings: Strings<FieldStrings> = { en: english, he: hebrew, yi: yiddish }
