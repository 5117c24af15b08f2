import { expect, test } from 'vitest'
import { keyboardStrings } from '#shared/i18n/keyboard-strings.ts'
import { letterRows, signRows } from '#shared/keyboard/layout.ts'
import { fits, marks, vavVowels, yiddishLetters } from '#shared/keyboard/marks.ts'
import {
  type FieldText,
  letterBefore,
  type Splice,
  spliceOfDeleting,
  spliceOfMark,
  spliceOfTyping,
} from '#shared/keyboard/splice.ts'
import { normaliseText } from '#shared/text/normalise.ts'

const PATACH = '\u05b7'
const KAMATZ = '\u05b8'
const CHOLAM = '\u05b9'
const DAGESH = '\u05bc'
const SHIN_DOT = '\u05c1'
const SIN_DOT = '\u05c2'
const noLimit = -1

/** A text with `|` at the caret, or `[` and `]` round the selection. */
function read(marked: string): FieldText {
  const value = marked.replace(/[|[\]]/g, '')
  const start = marked.search(/[|[]/)
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start
  return { value, start, end }
}

function write({ value }: FieldText, splice: Splice | undefined): string | undefined {
  if (!splice) return undefined
  return `${value.slice(0, splice.from)}${splice.text}|${value.slice(splice.to)}`
}

const typed = (marked: string, text: string, most = noLimit) =>
  write(read(marked), spliceOfTyping(read(marked), text, most))
const deleted = (marked: string) => write(read(marked), spliceOfDeleting(read(marked)))
const pointed = (marked: string, mark: string, most = noLimit) =>
  write(read(marked), spliceOfMark(read(marked), mark, most))

test('a key types at the caret, and in the place of the selection', () => {
  expect(typed('מז|טוב', 'ל')).toBe('מזל|טוב')
  expect(typed('[מזל] טוב', 'ב')).toBe('ב| טוב')
  expect(typed('|', yiddishLetters[0])).toBe(`א${PATACH}|`)
})

test('a text never becomes longer than its field allows', () => {
  expect(typed('אב|', 'ג', 2)).toBeUndefined()
  expect(typed('א[ב]', 'ג', 2)).toBe('אג|')
  expect(typed('א|', `ב${DAGESH}`, 2)).toBeUndefined()
  expect(pointed('אב|', DAGESH, 2)).toBeUndefined()
  // A mark in the place of another needs no room.
  expect(pointed(`א${KAMATZ}|`, PATACH, 2)).toBe(`א${PATACH}|`)
})

test('a press deletes the last mark of a letter, then the letter', () => {
  const first = `ש${SHIN_DOT}${KAMATZ}|`
  expect(deleted(first)).toBe(`ש${SHIN_DOT}|`)
  expect(deleted(`ש${SHIN_DOT}|`)).toBe('ש|')
  expect(deleted('ש|')).toBe('|')
  expect(deleted('|ש')).toBeUndefined()
  expect(deleted('א[בג]ד')).toBe('א|ד')
  expect(deleted('א👨‍👩‍👧|')).toBe('א|')
  expect(deleted('e\u0301|')).toBe('|')
})

test('a mark goes on the letter before the caret', () => {
  expect(pointed('ש|לום', SHIN_DOT)).toBe(`ש${SHIN_DOT}|לום`)
  expect(pointed(`ש${SHIN_DOT}|`, KAMATZ)).toBe(`ש${SHIN_DOT}${KAMATZ}|`)
  expect(pointed('מזל |', KAMATZ)).toBeUndefined()
  expect(pointed('|', KAMATZ)).toBeUndefined()
  expect(pointed('a|', KAMATZ)).toBeUndefined()
})

test('a mark in a selection goes on its last letter and deletes no words', () => {
  expect(pointed('[מזל]', KAMATZ)).toBe(`מזל${KAMATZ}|`)
})

test('a letter has one vowel, one dot of shin, and dagesh or rafe', () => {
  expect(pointed(`ב${KAMATZ}|`, PATACH)).toBe(`ב${PATACH}|`)
  expect(pointed(`ש${SHIN_DOT}${KAMATZ}|`, SIN_DOT)).toBe(`ש${KAMATZ}${SIN_DOT}|`)
  expect(pointed(`ב${DAGESH}${KAMATZ}|`, '\u05bf')).toBe(`ב${KAMATZ}\u05bf|`)
  expect(pointed(`ב${DAGESH}${KAMATZ}|`, DAGESH)).toBe(`ב${KAMATZ}|`)
})

test('the marks around a caret within a letter stay on it', () => {
  const field = { value: `ש${SHIN_DOT}${KAMATZ}ל`, start: 2, end: 2 }
  expect(letterBefore(field)).toMatchObject({ letter: 'ש', marks: SHIN_DOT + KAMATZ })
  expect(write(field, spliceOfMark(field, DAGESH, noLimit))).toBe(
    `ש${SHIN_DOT}${KAMATZ}${DAGESH}|ל`,
  )
})

test.each([
  [SHIN_DOT, 'ש', 'סתא'],
  [SIN_DOT, 'ש', 'צ'],
  [DAGESH, 'בכפהוךרש', 'אחעםןץ'],
  [KAMATZ, 'אשךת', 'םןףץ'],
  [CHOLAM, 'ולא', 'םך'],
  ['\u05b2', 'אהחע', 'בשת'],
  ['\u05bf', 'בפתכ', 'אלש'],
])('the mark %j is for the letters that take it alone', (mark, taking, others) => {
  expect([...taking].filter((letter) => !fits(mark, letter))).toEqual([])
  expect([...others].filter((letter) => fits(mark, letter))).toEqual([])
})

test('every letter is there once, and every key has a name', () => {
  const letters = letterRows.flat()
  const alphabet = Array.from({ length: 27 }, (_, i) => String.fromCodePoint(0x05d0 + i))
  expect(letters.filter((key) => alphabet.includes(key)).toSorted()).toEqual(alphabet)
  const keys = [
    ...letters,
    ...signRows.flat().filter((sign) => !/\d/.test(sign)),
    ...marks.map(({ mark }) => mark),
    ...vavVowels,
    ...yiddishLetters,
  ]
  expect(keys.filter((key) => !keyboardStrings.en.keys[key])).toEqual([])
  expect(letterRows.map((row) => row.length)).toEqual([10, 10, 9])
  expect(signRows.map((row) => row.length)).toEqual([10, 10, 9])
})

test('what is typed has the letters that layout uses, in any order of the marks', () => {
  const shin = normaliseText(`ש${SHIN_DOT}${KAMATZ}`)
  expect(normaliseText(`ש${KAMATZ}${SHIN_DOT}`)).toBe(shin)
  for (const piece of yiddishLetters) {
    const expected = piece === `יי${PATACH}` ? '\ufb1f' : piece
    expect(normaliseText(piece)).toBe(expected)
  }
})
