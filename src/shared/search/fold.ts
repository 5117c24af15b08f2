/*
 * Normalises words for comparison: the spellings of one word share one key of the letters a-z, 0-9
 * and alef-tav. Latin keys have `c` for sh, `x` for ch and kh, `z` for tz and ts.
 */

/** Longer words are cut, letters. */
const maxWordLength = 40

const yiddishDigraphs: Readonly<Record<string, string>> = { װ: 'וו', ױ: 'וי', ײ: 'יי' }
const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Points, accents, invisible characters, and everything typed for geresh and gershayim. */
const withinWords = /[\p{M}\p{Cf}'"`´‘’‚‛“”„‟′″ʼʹ׳״]/gu

/** What the last letter of an unfinished word can become with the next letter. */
const openEndings: Readonly<Record<string, string>> = {
  a: 'ei',
  c: 'x',
  k: 'x',
  o: 'u',
  p: 'f',
  s: 'c',
  t: 'z',
}

/**
 * The words of a text in plain letters: lower case, no points, no final letters.
 *
 * @example wordsOf('L’chaim, בַּר־מצוה!') // ['lchaim', 'בר', 'מצוה']
 */
export function wordsOf(text: string): string[] {
  const words = plainLetters(text).match(/[a-z0-9]+|[א-ת]+/g) ?? []
  return words.map((word) => word.slice(0, maxWordLength))
}

/**
 * A text in plain letters, with everything between its words.
 *
 * @example plainLetters('L’chaim, חַיִּים!') // 'lchaim, חיימ!'
 */
export function plainLetters(text: string): string {
  return text
    .replace(/[װױײ]/g, (digraph) => yiddishDigraphs[digraph] ?? digraph)
    .normalize('NFKD')
    .toLowerCase()
    .replace(withinWords, '')
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter)
}

/**
 * The key of a word: spellings that differ only by habit share it. A letter repeated four times or
 * more is not a habit; it is kept, so that the word does not match everything with the same
 * beginning.
 *
 * @param word from `wordsOf`
 * @example foldWord('chanukkah') // 'xanuka'
 * @example foldWord('מצווה') // 'מצוה'
 */
export function foldWord(word: string): string {
  return word
    .replaceAll('x', 'ks')
    .replace(/sch|sh/g, 'S')
    .replace(/[ck]h/g, 'H')
    .replaceAll('ph', 'f')
    .replace(/t[zs]/g, 'z')
    .replaceAll('th', 't')
    .replace(/ck|[cq]/g, 'k')
    .replaceAll('w', 'v')
    .replace(/(?<=[aeiou])h(?![aeiouy])/g, '')
    .replace(/oo|ou/g, 'u')
    .replace(/[ae][iy]/g, 'ei')
    .replace(/(?<=.)y/g, 'i')
    .replaceAll('S', 'c')
    .replaceAll('H', 'x')
    .replace(/(.)\1{1,2}(?!\1)/g, '$1')
}

/** The keys of a text, each once. */
export function keysOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(foldWord))]
}

/**
 * The possible beginnings of the key of a partly typed word.
 *
 * @param word from `wordsOf`
 * @example beginningsOf('mit') // ['mit', 'miz']
 */
export function beginningsOf(word: string): string[] {
  const open = openEndings[word.at(-1) ?? '']
  const key = foldWord(word)
  return open === undefined ? [key] : [key, foldWord(word.slice(0, -1)) + open]
}

/**
 * Keys of the words that a word may be a form of: a plural or possessive. In Hebrew also a word
 * after the letters for 'to', 'in', 'the', 'and', 'from', 'that' or 'as', or with the ending for
 * 'of' or 'my'.
 *
 * @param word from `wordsOf`
 * @example stemsOf('weddings') // ['veding']
 * @example stemsOf('לחתונת') // contains 'חתונה'
 */
export function stemsOf(word: string): string[] {
  if (!/^[א-ת]/.test(word)) return latinStems(word).map(foldWord)
  const bare = [
    word,
    word.replace(/^[ובהלמשכ](?=..)/, ''),
    word.replace(/^[ובהלמשכ]{2}(?=...)/, ''),
  ]
  const ended = bare.flatMap((each) => [each, ...withoutEnding(each)])
  return [...new Set(ended.map(foldWord))].filter((key) => key !== foldWord(word))
}

/** Plurals and possessives, and words after "l'" or "b'". */
function latinStems(word: string): string[] {
  const stems = [word.replace(/(?<=[a-z]{3})s$/, ''), word.replace(/^[lb](?=[^aeiouy\d]..)/, '')]
  return stems.filter((stem) => stem !== word)
}

function withoutEnding(word: string): string[] {
  if (word.length < 4) return []
  const stem = word.replace(/(?:ימ|ות|יכ|כמ|נו|[תהכויימ])$/, '')
  return stem === word ? [] : [stem, `${stem}ה`]
}

/**
 * The sound of a key, for words spelled by ear. It ignores which vowels there are, ch versus h, and
 * a last s, t or vowel. Empty when too few letters are left to tell words apart.
 *
 * @param least minimum number of letters to tell words apart; a phrase needs fewer
 * @example soundOf('xanuka') === soundOf('hanike') // true
 */
export function soundOf(key: string, least = 4): string {
  const sound = /^[א-ת]/.test(key) ? hebrewSound(key) : latinSound(key)
  return sound.length < least ? '' : sound
}

/** Minimum letters of the sound of a word within a known phrase. */
export const leastInPhrase = 3

function hebrewSound(key: string): string {
  return (
    key.charAt(0) +
    key
      .slice(1)
      .replace(/[אויע]/g, '')
      .replace(/[הת]$/, '')
  )
}

function latinSound(key: string): string {
  return key
    .replace(/[aeiou]+/g, 'a')
    .replace(/[zc]/g, 's')
    .replaceAll('x', 'h')
    .replace(/s$|(?<=a)t$/, '')
    .replace(/a$/, '')
}
