/**
 * The keys of a Hebrew keyboard from left to right, in the order of SI 1452, which Israeli
 * computers and phones have. Geresh and gershayim stand where a computer has other signs.
 */
export const letterRows = ['״׳קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'].map(keysOf)

/** Digits and punctuation. The brackets are in the order of a text from right to left. */
export const signRows = ['1234567890', '-–/:;)(&"\'', '.,?!…+@₪*'].map(keysOf)

export const MAQAF = '\u05be'

function keysOf(row: string): readonly string[] {
  return [...row]
}
