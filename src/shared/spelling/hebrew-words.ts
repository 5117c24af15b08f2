import { keysOfOne } from './keys.ts'
import { maxRunLength } from './run.ts'

/** A word of a Hebrew run. */
export interface HebrewWord {
  /** In plain letters. */
  plain: string
  /** With its points, as typed. */
  typed: string
  /** What is between the previous word and this one: ' ', ', ' or '-'. */
  gap: string
}

/** More words are not spelled at once. */
const maxWords = 8
const runPattern = /^[א-תיִ-ﭏװ-ײ\p{M}'"’‘`´ʼ”“׳״,–־ -]+$/u

/** The words of a Hebrew run. Null for a text of anything else, or too long. */
export function readHebrew(typed: string): HebrewWord[] | null {
  if (typed.length > maxRunLength || !runPattern.test(typed)) return null
  const words = [...typed.matchAll(/([,–־ -]*)([^,–־ -]+)/gu)].map(
    ([, gap = '', word = '']): HebrewWord => ({
      plain: keysOfOne(word).plain,
      typed: word.normalize('NFKD'),
      gap: gap.includes(',') ? ', ' : gap.trim() === '' ? ' ' : '-',
    }),
  )
  const read = words.filter(({ plain }) => plain !== '')
  return read.length === 0 || read.length > maxWords ? null : read
}
