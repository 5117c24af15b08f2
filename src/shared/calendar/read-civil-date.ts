import type { CivilDate } from './civil-date.ts'
import { civilMonths } from './civil-months.ts'

const months = Object.values(civilMonths).map((names) => names.toLowerCase().split(' '))
const anyMonth = `(${months.flat().join('|')})`
const dayFirst = new RegExp(`(?<!\\d)(\\d{1,2}) ב?${anyMonth},? (\\d{4})(?!\\d)`, 'i')
const monthFirst = new RegExp(`${anyMonth} (\\d{1,2}), (\\d{4})(?!\\d)`, 'i')

/**
 * The first civil date whose month is a word and that has a year; `undefined` if there is none, or
 * no such day.
 *
 * @example readCivilDate('Tuesday, January 12, 2027') // { year: 2027, month: 1, day: 12 }
 * @example readCivilDate('12 בינואר 2027') // { year: 2027, month: 1, day: 12 }
 * @example readCivilDate('February 30, 2027') // undefined
 */
export function readCivilDate(text: string): CivilDate | undefined {
  const [, day = '', month = '', year] = dayFirst.exec(text) ?? []
  if (year) return dateOf(day, month, year)
  const [, name = '', number = '', ofYear] = monthFirst.exec(text) ?? []
  return ofYear ? dateOf(number, name, ofYear) : undefined
}

function dateOf(day: string, name: string, ofYear: string): CivilDate | undefined {
  const month = 1 + Math.max(...months.map((names) => names.indexOf(name.toLowerCase())))
  const year = Number(ofYear)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isDay = Number(day) >= 1 && Number(day) <= lastDay
  return isDay ? { year, month, day: Number(day) } : undefined
}
