import { readGematria, readYear } from './gematria.ts'
import { type HebrewDate, isHebrewDate, MONTH } from './hebrew-date.ts'
import { monthName } from './month-name.ts'
import type { Spelling } from './spelling.ts'

/**
 * A Hebrew date from what a visitor typed: day, month and year, in Hebrew or Latin letters, with or
 * without the weekday and a comma before them. Marks may be missing or typed as quotation marks.
 *
 * @returns `undefined` if it is no date: a part is missing, or that year has no such day
 * @example readHebrewDate('ד׳ שבט תשפ״ז') // { year: 5787, month: 11, day: 4 }
 * @example readHebrewDate('4 Shevat 5787') // { year: 5787, month: 11, day: 4 }
 * @example readHebrewDate('1 Adar 5787') // undefined: that year has two
 */
export function readHebrewDate(text: string): HebrewDate | undefined {
  const words = text
    .slice(text.lastIndexOf(',') + 1)
    .trim()
    .split(/\s+/)
  const year = readNumber(words.at(-1) ?? '', readYear)
  const day = readNumber(words[0] ?? '', readGematria)
  if (year === undefined || day === undefined) return undefined
  const month = readMonth(words.slice(1, -1).join(' '), year)
  const date = { year, month: month ?? 0, day }
  return isHebrewDate(date) ? date : undefined
}

function readNumber(word: string, readLetters: (text: string) => number | undefined) {
  return /^\d{1,4}$/.test(word) ? Number(word) : readLetters(word)
}

function readMonth(typed: string, year: number): number | undefined {
  const months = Object.values(MONTH)
  return months.find((month) => namesOf(year, month).includes(comparable(typed)))
}

function namesOf(year: number, month: number): string[] {
  const spellings: readonly Spelling[] = ['hebrew', 'ashkenazi', 'sefardi']
  return [false, true].flatMap((full) =>
    spellings.map((spelling) => comparable(monthName({ year, month }, spelling, { full }))),
  )
}

/** Without marks and the prefix that Hebrew can put before a month. */
function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/['\u2018\u2019\u05f3]/g, '')
    .replace(/^ב(?=[א-ת]{2})/, '')
}
