import type { Strings } from './language.ts'

/** The words of a field of a form, in English. */
const english = {
  /** After the label; a screen reader hears it from the field itself. */
  required: 'required',
}

export const fieldStrings: Strings<typeof english> = { en: english }
