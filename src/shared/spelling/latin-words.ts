import { keysOfOne } from './keys.ts'
import { maxRunLength } from './run.ts'

/** English words that are letters before a Hebrew word. */
export type SmallWord = 'and' | 'the' | 'to'

/** A word of a Latin run, with the small words before it. */
export interface LatinWord {
  /** In plain letters, without and with the small words. */
  plain: string
  phrase: string
  small: readonly SmallWord[]
  /** What is between the previous word and this one: ' ', ', ' or '-'. */
  gap: string
  /** Whether a name of 'the … family', or families, begins here. */
  family?: Family
}

export type Family = 'family' | 'families'

export interface LatinPhrase {
  words: readonly LatinWord[]
  /** Whether the last word may go on. */
  open: boolean
  /** Whether it ends with "and". */
  joins: boolean
}

/** More words are not spelled at once. */
const maxWords = 8
const runPattern = /^[\p{Script=Latin}\p{M}'’‘`´ʼ.,&–־ -]+$/u
const tokenPattern = /([,–־ -]*)(&|[^,&–־ -]+)/gu
const smallWords: ReadonlyMap<string, SmallWord> = new Map([
  ['and', 'and'],
  ['the', 'the'],
  ['to', 'to'],
  ['for', 'to'],
])

/**
 * The words of a Latin run. Null for a text of anything else, or too long.
 *
 * @example readLatin('the Klein family')?.words[0]?.family // 'family'
 */
export function readLatin(typed: string): LatinPhrase | null {
  if (typed.length > maxRunLength || !runPattern.test(typed)) return null
  const tokens = [...typed.matchAll(tokenPattern)].map(([, gap = '', token = '']) => ({
    gap: gapOf(gap),
    plain: keysOfOne(token === '&' ? 'and' : token).plain,
  }))
  const spoken = tokens.filter(({ plain }) => plain !== '')
  const joins = spoken.at(-1)?.plain === 'and'
  const words = joinSmall(joins ? spoken.slice(0, -1) : spoken)
  if (spoken.length === 0 || words.length > maxWords) return null
  return { ...framed(words), joins }
}

function gapOf(between: string): string {
  if (between.includes(',')) return ', '
  return /[–־-]/.test(between) ? between.trim() : ' '
}

/** A small word at the end may be the beginning of another word. */
function joinSmall(tokens: readonly Pick<LatinWord, 'gap' | 'plain'>[]): LatinWord[] {
  const words: LatinWord[] = []
  let before: string[] = []
  let gap = ''
  tokens.forEach((token, i) => {
    if (before.length === 0) gap = token.gap
    if (smallWords.has(token.plain) && i < tokens.length - 1) {
      before.push(token.plain)
      return
    }
    const small = before.flatMap((word) => smallWords.get(word) ?? [])
    words.push({ plain: token.plain, phrase: [...before, token.plain].join(' '), small, gap })
    before = []
  })
  return words
}

/** 'the Klein family', 'family Klein', 'the Kleins'. */
function framed(words: readonly LatinWord[]): Pick<LatinPhrase, 'words' | 'open'> {
  const [first, ...others] = words
  const last = others.at(-1)
  if (first && last && isFamily(last.plain) && !last.small.includes('and')) {
    const named = words.slice(0, -1)
    const the = named.findLastIndex(({ small }) => small.includes('the'))
    const start = the >= 0 || named.length <= 2 ? Math.max(0, the) : named.length - 1
    const { plain } = last
    return { words: named.map((word, i) => withFamily(word, i === start && plain)), open: false }
  }
  const [second] = others
  if (first && second && isFamily(first.plain) && !second.small.includes('and')) {
    const { plain } = first
    const named = others.map((word, i) => withFamily(word, i === 0 && plain))
    return { words: named, open: true }
  }
  if (first && !last && first.small.includes('the') && /[^s]s$/.test(first.plain)) {
    const plain = first.plain.slice(0, -1)
    return { words: [{ ...first, plain, phrase: plain, family: 'family' }], open: false }
  }
  return { words, open: true }
}

function withFamily(word: LatinWord, family: Family | false): LatinWord {
  return family ? { ...word, family } : word
}

function isFamily(plain: string): plain is Family {
  return plain === 'family' || plain === 'families'
}
