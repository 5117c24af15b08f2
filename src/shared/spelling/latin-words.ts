import { keysOfOne } from './keys.ts'
import { maxRunLength } from './run.ts'

/** A word of a Latin run, without "and" and "the" before it. */
export interface LatinWord {
  /** In plain letters; the same, with the small words before it. */
  plain: string
  phrase: string
  /** What is between the previous word and this one: ' ', ', ' or '-'. */
  gap: string
  and: boolean
  the: boolean
}

export interface LatinPhrase {
  words: LatinWord[]
  /** Whether it is 'the … family', or 'families'. */
  frame: 'family' | 'families' | null
  /** Whether it ends with "and". */
  unfinished: boolean
}

/** More words are not spelled at once. */
const MAX_WORDS = 8
const RUN = /^[\p{Script=Latin}\p{M}'’‘`´ʼ.,&–־ -]+$/u

/**
 * The words of a Latin run. Null for a text of anything else, or too long.
 *
 * @example readLatin('the Klein family')?.frame // 'family'
 */
export function readLatin(typed: string): LatinPhrase | null {
  if (typed.length > maxRunLength || !RUN.test(typed)) return null
  const words: LatinWord[] = []
  let small: string[] = []
  let gap = ''
  for (const [, between = '', token = ''] of typed.matchAll(/([,–־ -]*)(&|[^,&–־ -]+)/gu)) {
    gap = gap.trim() === '' ? gapOf(between) : gap
    const { plain } = keysOfOne(token === '&' ? 'and' : token)
    if (plain === 'and' || plain === 'the') small.push(plain)
    else if (plain !== '') {
      const phrase = [...small, plain].join(' ')
      words.push({ plain, phrase, gap, and: small.includes('and'), the: small.includes('the') })
      small = []
      gap = ''
    }
  }
  if (words.length + small.length === 0 || words.length > MAX_WORDS) return null
  return framed(words, small.includes('and'))
}

function gapOf(between: string): string {
  if (between.includes(',')) return ', '
  return /[–־-]/.test(between) ? between : ' '
}

/** 'the Klein family', 'family Klein', 'the Kleins'. */
function framed(words: LatinWord[], unfinished: boolean): LatinPhrase {
  const [first, ...others] = words
  const last = others.at(-1)
  if (first && last && isFamily(last.plain) && !last.and) {
    return { words: words.slice(0, -1), frame: last.plain, unfinished }
  }
  if (first && last && isFamily(first.plain))
    return { words: others, frame: first.plain, unfinished }
  if (first?.the && !last && /[^s]s$/.test(first.plain)) {
    const plain = first.plain.slice(0, -1)
    return { words: [{ ...first, plain, phrase: plain }], frame: 'family', unfinished }
  }
  return { words, frame: null, unfinished }
}

function isFamily(plain: string): plain is 'family' | 'families' {
  return plain === 'family' || plain === 'families'
}
