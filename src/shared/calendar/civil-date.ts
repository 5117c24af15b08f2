/** A date of the Gregorian calendar, extended backwards before its introduction. */
export interface CivilDate {
  year: number
  /** 1 is January. */
  month: number
  day: number
}

const daysPer400Years = 146_097
/** Days from 1 March of the year 0, where the arithmetic begins, to 1 January of the year 1. */
const marchToDayOne = 306

/** The civil date of a moment in the local time zone. */
export function civilDateOf(moment: Date): CivilDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
}

/**
 * The day number of a civil date: days from 31 December of the year 0, so 1 January of the year 1
 * is 1 ("rata die" of Reingold and Dershowitz). All calendar code uses day numbers.
 *
 * @throws RangeError if there is no such date
 * @example civilToDayNumber({ year: 2027, month: 1, day: 12 }) // 739993
 */
export function civilToDayNumber(date: CivilDate): number {
  const { year, month, day } = date
  const dayNumber = countDays(date)
  const isWhole = [year, month, day].every(Number.isInteger)
  // A day or month out of range would result in another month.
  const isDate = isWhole && dayNumberToCivil(dayNumber).month === month
  if (!isDate) throw new RangeError(`date: no ${year}-${month}-${day}`)
  return dayNumber
}

/**
 * @see civilToDayNumber
 * @example dayNumberToCivil(739993) // { year: 2027, month: 1, day: 12 }
 */
export function dayNumberToCivil(dayNumber: number): CivilDate {
  const days = dayNumber + marchToDayOne - 1
  const era = Math.floor(days / daysPer400Years)
  const dayOfEra = days - era * daysPer400Years
  const leapDays =
    Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra + leapDays) / 365)
  const dayOfYear = dayOfEra - daysInYears(yearOfEra)
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - daysInMonthsFromMarch(monthFromMarch) + 1,
  }
}

/**
 * The day of the week: 0 is Sunday, 6 is Shabbos.
 *
 * @example weekdayOf(739993) // 2, a Tuesday
 */
export function weekdayOf(dayNumber: number): number {
  return ((dayNumber % 7) + 7) % 7
}

/** Years begin in March, so the leap day is the last of its year. */
function countDays({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year
  const monthFromMarch = (month + 9) % 12
  return daysInYears(marchYear) + daysInMonthsFromMarch(monthFromMarch) + day - marchToDayOne
}

function daysInYears(years: number): number {
  return years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
}

/** From March on, five months have 153 days: 31, 30, 31, 30, 31. */
function daysInMonthsFromMarch(months: number): number {
  return Math.floor((153 * months + 2) / 5)
}
