import { fits, type PointedLetter, withMark } from './marks.ts'

/** What a key works on: the text of a field and its selection, in UTF-16 units. */
export interface FieldText {
  value: string
  start: number
  /** Exclusive; the caret where it equals `start`. */
  end: number
}

/** A change of a text; the caret then stands after the new piece. UTF-16 units. */
export interface Splice {
  from: number
  /** Exclusive. */
  to: number
  text: string
}

/** Points and accents of Hebrew. */
const markCharacter = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/

/**
 * Types a piece in the place of the selection.
 *
 * @param maxLength of the text; a negative number is no limit
 * @returns `undefined` where the piece does not fit
 */
export function spliceOfTyping(
  { value, start, end }: FieldText,
  text: string,
  maxLength: number,
): Splice | undefined {
  const length = value.length - (end - start) + text.length
  if (maxLength >= 0 && length > maxLength) return undefined
  return { from: start, to: end, text }
}

/**
 * Deletes the selection, or what is before the caret: the last mark of a pointed letter, then the
 * letter; elsewhere a whole visible character.
 *
 * @returns `undefined` where there is nothing to delete
 */
export function spliceOfDeleting({ value, start, end }: FieldText): Splice | undefined {
  if (start !== end) return { from: start, to: end, text: '' }
  if (start === 0) return undefined
  if (markCharacter.test(value.charAt(start - 1))) return { from: start - 1, to: start, text: '' }
  const characters = [...new Intl.Segmenter().segment(value.slice(0, start))]
  return { from: characters.at(-1)?.index ?? start - 1, to: start, text: '' }
}

/**
 * Puts a mark on the letter before the caret, or takes it off. A selection stays as it is but for
 * its last letter, so that a mark never deletes words.
 *
 * @returns `undefined` where no letter takes the mark, or the text has no room for it
 */
export function spliceOfMark(
  field: FieldText,
  mark: string,
  maxLength: number,
): Splice | undefined {
  const found = clusterBefore(field)
  if (!found || !fits(mark, found.letter)) return undefined
  const { from, to } = found
  const text = withMark(found.marks, mark)
  const length = field.value.length - (to - from) + text.length
  if (maxLength >= 0 && length > maxLength) return undefined
  return { from, to, text }
}

/** The letter that a mark would be put on; `undefined` where the caret is not after a letter. */
export function letterBefore(field: FieldText): PointedLetter | undefined {
  return clusterBefore(field)
}

/** The same with the place of its marks. */
function clusterBefore({ value, end }: FieldText): (PointedLetter & Splice) | undefined {
  let from = end
  while (from > 0 && markCharacter.test(value.charAt(from - 1))) from -= 1
  // The caret may stand between a letter and its marks.
  let to = end
  while (to < value.length && markCharacter.test(value.charAt(to))) to += 1
  const letter = value.charAt(from - 1)
  if (!/[א-ת]/.test(letter)) return undefined
  const marks = value.slice(from, to)
  return { letter, marks, from, to, text: marks }
}
