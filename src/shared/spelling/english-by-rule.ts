import { readPoints } from './read-points.ts'
import { withVowels } from './with-vowels.ts'

type Letters = readonly (readonly [RegExp, string])[]

/** Parts of surnames. */
const endings: Letters = [
  [/גאלד/g, 'gold'],
  [/(?:רוז|ראזע?)נ(?=.)/g, 'rosen'],
  [/(?<=.)שטע?רנ/g, 'stern'],
  [/(?<=[אע])ה(?=[^אויעa-z])/g, ''],
  [/שטיינ/g, 'stein'],
  [/בע?רג(?=$|ר)/, 'berg'],
  [/פע?לד(?=$|ר)/, 'feld'],
  [/(?<=..)מא?נ$/, 'man'],
  [/בוימ$/, 'baum'],
  [/(?<=.)(?:בי|ווי)(?:צ׳?|טש)$/, 'witz'],
  [/סקי$/, 'sky'],
  [/צקי$/, 'tzky'],
]

/** Letters whose sound depends on the vowels around them. */
const besideVowels: Letters = [
  [/פ$|(?<=או|וי)פ/g, 'f'],
  [/(?<=[אויע]|^.)ב$/, 'v'],
  [/(?<=.)כ/g, 'ch'],
]

const consonants: Letters = [
  [/צ׳|טש/g, 'tch'],
  [/דזש|ג׳/g, 'j'],
  [/זש|ז׳/g, 'zh'],
  [/ת׳/g, 'th'],
  [/׳/g, ''],
  [/ש/g, 'sh'],
  [/ח/g, 'ch'],
  [/צ/g, 'tz'],
  [/קס/g, 'x'],
  [/[קכ]/g, 'k'],
  [/[טת]/g, 't'],
  [/ב/g, 'b'],
  [/פ/g, 'p'],
  [/ג/g, 'g'],
  [/ד/g, 'd'],
  [/ז/g, 'z'],
  [/ל/g, 'l'],
  [/מ/g, 'm'],
  [/נ/g, 'n'],
  [/ס/g, 's'],
  [/ר/g, 'r'],
]

const hebrewVowels: Letters = [
  [/וו/g, 'w'],
  [/^ו(?=יי)/, 'w'],
  [/^ו(?=.)/, 'v'],
  [/^או/, 'o'],
  [/^איי/, 'ei'],
  [/^אי/, 'i'],
  [/^עו/, 'o'],
  [/^עי/, 'i'],
  [/^י(?=.)/, 'y'],
  [/^ה(?=.)/, 'h'],
  [/יה$/, 'ia'],
  [/ה$/, 'a'],
  [/(?<=[^אויעa-z])ה(?=[^אויעa-z])/g, 'aha'],
  [/וי/g, 'oi'],
  [/יי/g, 'ei'],
  [/או/g, 'au'],
  [/י(?=[או])/g, 'y'],
  [/י/g, 'i'],
  [/ו/g, 'o'],
  [/[אע]/g, 'a'],
  [/ה/g, 'h'],
]

const yiddishVowels: Letters = [
  [/יע(?=.)/g, 'ie'],
  [/א(?=ווי|w|[^אעויa-z]ע)/g, 'o'],
  [/וו/g, 'w'],
  [/^א(?=[וי])/, ''],
  [/^יי/, 'ei'],
  [/^י(?=.)/, 'y'],
  [/וי/g, 'oi'],
  [/יי/g, 'ei'],
  [/י(?=[אעו])/g, 'y'],
  [/י/g, 'i'],
  [/ו/g, 'u'],
  [/א$/, 'a'],
  [/א/g, 'a'],
  [/ע/g, 'e'],
  [/ה/g, 'h'],
]

/** Other readings of the first letter. */
const otherStarts: Letters = [
  [/^P/, 'F'],
  [/^Tz/, 'Z'],
  [/^V/, 'W'],
  [/^W/, 'V'],
  [/^K/, 'C'],
]

/**
 * Plausible Latin spellings of an unknown word: the likeliest, then another if its first letter has
 * one. Points are read exactly; without them, vowels are guessed.
 *
 * @param word Hebrew letters with or without points, in NFKD
 * @example englishByRule('פלברג') // ['Pelberg', 'Felberg']
 */
export function englishByRule(word: string): string[] {
  const plain = word
    .replace(/['’‘`´ʼ]/g, '׳')
    .replace(/[^א-ת\p{M}׳]/gu, '')
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter)
  const latin = /\p{M}/u.test(plain) ? readPoints(plain) : readPlain(plain.replace(/׳$/, ''))
  if (latin === '') return []
  const first = latin.charAt(0).toUpperCase() + latin.slice(1)
  const other = otherStarts.find(([start]) => start.test(first))
  return other ? [first, first.replace(...other)] : [first]
}

const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

function readPlain(plain: string): string {
  const vowels = isYiddish(plain) ? yiddishVowels : hebrewVowels
  const letters = [...endings, ...besideVowels, ...vowels, ...consonants]
  const latin = letters.reduce((word, [letter, sound]) => word.replace(letter, sound), plain)
  return withVowels(latin)
}

/** Yiddish writes its vowels. */
function isYiddish(plain: string): boolean {
  return (
    (plain.slice(1).match(/ע|א(?!$)/g)?.length ?? 0) >= 2 || /[^אוי]ע[רלנ]|.ע$|וו.*[אע]/.test(plain)
  )
}
