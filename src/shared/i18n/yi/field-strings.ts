import type { FieldStrings } from '../field-strings.ts'

export const yiddish: FieldStrings = { required: 'מען מוז' }
