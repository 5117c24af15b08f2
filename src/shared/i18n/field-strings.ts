import type { Strings } from './language.ts'

/** The words of a field of a form, in English. */
const english = {
  /** After the label; the field itself tells a screen reader. */
  required: 'required',
}

export const fieldStrings: Strings<typeof english> = { en: english }
