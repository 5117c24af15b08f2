/** A letter with its points, and a geresh before or after them. */
const pointed = /([א-ת])([\p{M}׳]*)/gu

const GERESH = '׳'
const dagesh = '\u05bc'
const sin = '\u05c2'
const holam = /[\u05b9\u05ba]/
const sheva = '\u05b0'

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

const withDagesh: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', פ: 'p' }
const withGeresh: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'tch', ת: 'th' }

/**
 * The sound of a pointed word, in the Israeli pronunciation.
 *
 * @param word no final letters
 * @example readPoints('חַיִּימ') // 'chayim'
 */
export function readPoints(word: string): string {
  const letters = [...word.matchAll(pointed)]
  return letters
    .map(([, letter = '', marks = ''], i) => {
      const points = marks.replace(GERESH, '')
      const before = letters[i - 1]?.[2] ?? ''
      const isLast = i === letters.length - 1
      if (isSilent({ letter, points, before, isLast })) return ''
      if (letter === 'ו' && holam.test(points)) return 'o'
      if (letter === 'ו' && points === dagesh) return 'u'
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
  if (letter === 'ו') return holam.test(before) && isLast
  return letter === 'ה' && isLast && before !== '' && !/[\u05b7\u05b8]/.test(before)
}

function consonantFor(letter: string, marks: string): string {
  if (marks.includes(GERESH)) return withGeresh[letter] ?? consonantOf[letter] ?? ''
  if (letter === 'ש' && marks.includes(sin)) return 's'
  if (marks.includes(dagesh)) return withDagesh[letter] ?? consonantOf[letter] ?? ''
  return consonantOf[letter] ?? ''
}

/** A sheva under the first letter is said before some letters: 'ye', 'me', 'le', 've'. */
function isShort(points: string, word: string): boolean {
  return points.includes(sheva) && /^[ילמנורב]/.test(word)
}
