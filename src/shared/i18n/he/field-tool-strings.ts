import type { FieldToolStrings } from '../field-tool-strings.ts'

export const hebrew: FieldToolStrings = {
  date: 'תאריך',
  wording: 'רעיונות',
  style: 'עיצוב',
  of: (button, field) => `${button}: ${field}`,
}
