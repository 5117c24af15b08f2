import { type HebrewDate, isLeapYear, monthNumber } from './hebrew-date.ts'
import { type Name, type Spelling, spell } from './spelling.ts'

/** From Nisan, in the order of `monthNumber`. */
const names: readonly Name[] = [
  ['ניסן', 'Nissan', 'Nisan'],
  ['אייר', 'Iyar'],
  ['סיון', 'Sivan'],
  ['תמוז', 'Tamuz', 'Tammuz'],
  ['אב', 'Av'],
  ['אלול', 'Elul'],
  ['תשרי', 'Tishrei'],
  ['חשון', 'Cheshvan'],
  ['כסלו', 'Kislev'],
  ['טבת', 'Teves', 'Tevet'],
  ['שבט', 'Shevat'],
  ['אדר', 'Adar'],
  ['אדר ב׳', 'Adar II'],
]
const adarI: Name = ['אדר א׳', 'Adar I']

/** The fuller names that invitations prefer. */
const fullNames: Readonly<Record<number, Name>> = {
  [monthNumber.av]: ['מנחם אב', 'Menachem Av'],
  [monthNumber.cheshvan]: ['מרחשון', 'Marcheshvan'],
}

/**
 * The name of a month; in a leap year Adar includes its number.
 *
 * @param full Menachem Av and Marcheshvan; default false
 * @example monthName({ year: 5787, month: monthNumber.adar }, 'hebrew') // 'אדר א׳'
 * @example monthName({ year: 5787, month: monthNumber.teves }, 'ashkenazi') // 'Teves'
 */
export function monthName(
  { year, month }: Pick<HebrewDate, 'year' | 'month'>,
  spelling: Spelling,
  { full = false } = {},
): string {
  const plain = month === monthNumber.adar && isLeapYear(year) ? adarI : names[month - 1]
  const name = (full && fullNames[month]) || plain
  if (!name) throw new RangeError(`month: ${month}, not 1 to 13`)
  return spell(name, spelling)
}
