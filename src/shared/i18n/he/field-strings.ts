import type { FieldStrings } from '../field-strings.ts'

export const hebrew: FieldStrings = { required: 'שדה חובה' }
