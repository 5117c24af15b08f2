import type { FieldToolStrings } from '../field-tool-strings.ts'

export const yiddish: FieldToolStrings = {
  date: 'דאטום',
  wording: 'געדאנקען',
  style: 'סטייל',
  of: (button, field) => `${button}: ${field}`,
}
