/** A letter with its points, and a geresh before or after them. */
const POINTED = /([א-ת])([\p{M}׳]*)/gu

const GERESH = '׳'
const DAGESH = '\u05bc'
const SIN = '\u05c2'
const HOLAM = /[\u05b9\u05ba]/
const SHEVA = '\u05b0'

const vowelOf: Readonly<Record<string, string>> = {
  '\u05b1': 'e',
  '\u05b2': 'a',
  '\u05b3': 'o',
  '\u05b4': 'i',
  '\u05b5': 'e',
  '\u05b6': 'e',
  '\u05b7': 'a',
  '\u05b8': 'a',
  '\u05b9': 'o',
  '\u05ba': 'o',
  '\u05bb': 'u',
  '\u05c7': 'o',
}

const consonantOf: Readonly<Record<string, string>> = {
  א: '',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ch',
  ט: 't',
  י: 'y',
  כ: 'ch',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  ע: '',
  פ: 'f',
  צ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
}

const WITH_DAGESH: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', פ: 'p' }
const WITH_GERESH: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'tch', ת: 'th' }

/**
 * The sound of a pointed word, in the Israeli pronunciation.
 *
 * @param word no final letters
 * @example readPoints('חַיִּימ') // 'chayim'
 */
export function readPoints(word: string): string {
  const letters = [...word.matchAll(POINTED)]
  return letters
    .map(([, letter = '', marks = ''], i) => {
      const points = marks.replace(GERESH, '')
      const before = letters[i - 1]?.[2] ?? ''
      const isLast = i === letters.length - 1
      if (isSilent({ letter, points, before, isLast })) return ''
      if (letter === 'ו' && HOLAM.test(points)) return 'o'
      if (letter === 'ו' && points === DAGESH) return 'u'
      const consonant = consonantFor(letter, marks)
      const vowel = [...points].map((point) => vowelOf[point] ?? '').join('')
      // A patach under a final ח is said before it.
      if (isLast && letter === 'ח' && vowel === 'a' && i > 0) return `a${consonant}`
      return consonant + (vowel === '' && i === 0 && isShort(points, word) ? 'e' : vowel)
    })
    .join('')
    .replace(/iy(?=i|$)/g, 'i')
}

interface Place {
  letter: string
  points: string
  /** Points of the letter before it. */
  before: string
  isLast: boolean
}

/** Letters that only lengthen the vowel before them, or are not said at the end. */
function isSilent({ letter, points, before, isLast }: Place): boolean {
  if (points !== '') return false
  if (letter === 'י') return /[\u05b4\u05b5\u05b6]/.test(before)
  if (letter === 'ו') return HOLAM.test(before) && isLast
  return letter === 'ה' && isLast && before !== '' && !/[\u05b7\u05b8]/.test(before)
}

function consonantFor(letter: string, marks: string): string {
  if (marks.includes(GERESH)) return WITH_GERESH[letter] ?? consonantOf[letter] ?? ''
  if (letter === 'ש' && marks.includes(SIN)) return 's'
  if (marks.includes(DAGESH)) return WITH_DAGESH[letter] ?? consonantOf[letter] ?? ''
  return consonantOf[letter] ?? ''
}

/** A sheva under the first letter is said before some letters: 'ye', 'me', 'le', 've'. */
function isShort(points: string, word: string): boolean {
  return points.includes(SHEVA) && /^[ילמנורב]/.test(word)
}
