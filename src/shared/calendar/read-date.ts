import { readGematria, readYear } from './gematria.ts'
import { type HebrewDate, isHebrewDate, monthNumber } from './hebrew-date.ts'
import { monthName } from './month-name.ts'
import type { Spelling } from './spelling.ts'

/** A round thousand has two words. */
const wordsOfDate = /^(\S+) (\S+(?: \S+)??) (\S+(?: אלפים)?)$/

/**
 * A Hebrew date from a visitor's text: day, month and year, in Hebrew or Latin letters. Other words
 * (the weekday, the parsha) can come before it; marks can be missing or typed as quotation marks.
 *
 * @returns `undefined` if it is not a date: a part is missing, or that year has no such day
 * @example readHebrewDate('יום ג׳, ד׳ שבט תשפ״ז') // { year: 5787, month: 11, day: 4 }
 * @example readHebrewDate('4 Shevat 5787') // { year: 5787, month: 11, day: 4 }
 * @example readHebrewDate('1 Adar 5787') // undefined: that year has two
 */
export function readHebrewDate(text: string): HebrewDate | undefined {
  const words = text.trim().split(/\s+/)
  return words
    .map((_, index) => readAll(words.slice(index).join(' ')))
    .find((date) => date !== undefined)
}

function readAll(text: string): HebrewDate | undefined {
  const [, dayWord = '', monthWords = '', yearWords = ''] = wordsOfDate.exec(text) ?? []
  const day = readNumber(dayWord, readGematria)
  const year = readNumber(yearWords, readYear)
  if (year === undefined || day === undefined) return undefined
  const date = { year, month: readMonth(monthWords, year) ?? 0, day }
  return isHebrewDate(date) ? date : undefined
}

function readNumber(word: string, readLetters: (text: string) => number | undefined) {
  return /^\d{1,4}$/.test(word) ? Number(word) : readLetters(word)
}

function readMonth(typed: string, year: number): number | undefined {
  const months = Object.values(monthNumber)
  return months.find((month) => namesOf(year, month).includes(comparable(typed)))
}

function namesOf(year: number, month: number): string[] {
  const spellings: readonly Spelling[] = ['hebrew', 'ashkenazi', 'sefardi']
  return [false, true].flatMap((full) =>
    spellings.map((spelling) => comparable(monthName({ year, month }, spelling, { full }))),
  )
}

/** The name without marks, without the prefix of a Hebrew month, and with single vovs. */
function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/['\u2018\u2019\u05f3]/g, '')
    .replace(/^ב(?=[א-ת]{2})/, '')
    .replace('וו', 'ו')
}
