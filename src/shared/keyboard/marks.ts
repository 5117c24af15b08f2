/** Kinds of marks; a letter has at most one of each kind. */
type MarkKind = 'vowel' | 'dagesh' | 'dot'

export interface Mark {
  /** One combining character. */
  mark: string
  kind: MarkKind
  /** Letters that take it, as an expression for one letter. */
  letters: RegExp
}

const KAMATZ = '\u05b8'
const PATACH = '\u05b7'
const SEGOL = '\u05b6'
const TZERE = '\u05b5'
const CHIRIK = '\u05b4'
const CHOLAM = '\u05b9'
const KUBUTZ = '\u05bb'
const SHEVA = '\u05b0'
const HATAF_SEGOL = '\u05b1'
const HATAF_PATACH = '\u05b2'
const HATAF_KAMATZ = '\u05b3'
const DAGESH = '\u05bc'
const RAFE = '\u05bf'
const SHIN_DOT = '\u05c1'
const SIN_DOT = '\u05c2'

/** All but the final letters. */
const anyLetter = /[אבגדהוזחטיכלמנסעפצקרשת]/
/** A final kaf is the only final letter with a vowel. */
const orFinalKaf = /[אבגדהוזחטיכךלמנסעפצקרשת]/
const guttural = /[אהחע]/

/** The marks of the keyboard, the most usual first. */
export const marks: readonly Mark[] = [
  { mark: KAMATZ, kind: 'vowel', letters: orFinalKaf },
  { mark: PATACH, kind: 'vowel', letters: anyLetter },
  { mark: SEGOL, kind: 'vowel', letters: anyLetter },
  { mark: TZERE, kind: 'vowel', letters: anyLetter },
  { mark: CHIRIK, kind: 'vowel', letters: anyLetter },
  { mark: CHOLAM, kind: 'vowel', letters: anyLetter },
  { mark: KUBUTZ, kind: 'vowel', letters: anyLetter },
  { mark: SHEVA, kind: 'vowel', letters: orFinalKaf },
  { mark: DAGESH, kind: 'dagesh', letters: /[בגדהוזטיכךלמנספףצקרשת]/ },
  { mark: SHIN_DOT, kind: 'dot', letters: /ש/ },
  { mark: SIN_DOT, kind: 'dot', letters: /ש/ },
  { mark: HATAF_PATACH, kind: 'vowel', letters: guttural },
  { mark: HATAF_SEGOL, kind: 'vowel', letters: guttural },
  { mark: HATAF_KAMATZ, kind: 'vowel', letters: guttural },
  { mark: RAFE, kind: 'dagesh', letters: /[בגדהכךפףת]/ },
]

/** Vav as a vowel, typed as one piece: shuruk and cholam. */
export const vavVowels = [`ו${DAGESH}`, `ו${CHOLAM}`] as const

/** Letters of Yiddish that are more than one character. Pairs are two letters, as on every card. */
export const yiddishLetters = [
  `א${PATACH}`,
  `א${KAMATZ}`,
  `ב${RAFE}`,
  vavVowels[0],
  `י${CHIRIK}`,
  'יי',
  `יי${PATACH}`,
  'וו',
  'וי',
  `כ${DAGESH}`,
  `פ${DAGESH}`,
  `פ${RAFE}`,
  `ש${SIN_DOT}`,
  `ת${DAGESH}`,
] as const

/** A Hebrew letter with its marks. */
export interface PointedLetter {
  letter: string
  marks: string
}

/**
 * Whether a letter takes a mark.
 *
 * @example fits('\u05c1', 'ש') // true: the dot of shin
 */
export function fits(mark: string, letter: string): boolean {
  return marks.some((each) => each.mark === mark && each.letters.test(letter))
}

/**
 * The marks of a letter after a press of the key of a mark: a second vowel replaces the first, and
 * a mark that the letter has is removed. The order is that of typing; layout normalises it.
 *
 * @example withMark('\u05b8', '\u05b7') // '\u05b7': patach for kamatz
 */
export function withMark(own: string, mark: string): string {
  if (own.includes(mark)) return own.replace(mark, '')
  const kindOf = (one: string) => marks.find((each) => each.mark === one)?.kind
  const kind = kindOf(mark)
  return [...own].filter((one) => kindOf(one) !== kind).join('') + mark
}
