import { weekdayOf } from './civil-date.ts'
import { type Festival, festivals, type Place } from './festival.ts'
import {
  dayNumberToHebrew,
  daysInMonth,
  type HebrewDate,
  hebrewToDayNumber,
  lastAdar,
  monthNumber,
} from './hebrew-date.ts'

/** An occasion with cards, by the slug of its category. */
export type OccasionSlug =
  | Festival
  | 'chanukah'
  | 'tu-bishvat'
  | 'purim'
  | 'lag-baomer'
  | 'good-shabbos'
  | 'rosh-chodesh'

/** Day numbers, both inclusive. Like every Hebrew day, the first begins the evening before. */
export interface Occasion {
  slug: OccasionSlug
  firstDay: number
  lastDay: number
}

export type Fast =
  | 'tzom-gedaliah'
  | 'yom-kippur'
  | 'asarah-bteves'
  | 'taanis-esther'
  | 'shivah-asar-btamuz'
  | 'tisha-bav'

/**
 * The next occasions from a day on, each once, by their first day, including a current one. Rosh
 * Chodesh of two days is one occasion; Purim includes Shushan Purim.
 *
 * @param count the maximum; there are 12 occasions
 * @example upcoming(740065, 2, 'diaspora')
 *   // [{ slug: 'purim', firstDay: 740063, lastDay: 740064 }, ...]
 */
export function upcoming(dayNumber: number, count: number, place: Place): Occasion[] {
  const { year } = dayNumberToHebrew(dayNumber)
  return [
    nextShabbos(dayNumber),
    nextRoshChodesh(dayNumber),
    ...yearly(year, place),
    ...yearly(year + 1, place),
  ]
    .filter(({ lastDay }) => lastDay >= dayNumber)
    .sort((a, b) => a.firstDay - b.firstDay)
    .filter(({ slug }, index, all) => all.findIndex((other) => other.slug === slug) === index)
    .slice(0, count)
}

/**
 * All occasions of a day. Shabbos of Chanukah that is also Rosh Chodesh is three.
 *
 * @example occasionsOn(740063, 'diaspora') // [{ slug: 'purim', firstDay: 740063, ... }]
 */
export function occasionsOn(dayNumber: number, place: Place): Occasion[] {
  return upcoming(dayNumber, Number.POSITIVE_INFINITY, place).filter(
    ({ firstDay }) => firstDay <= dayNumber,
  )
}

/**
 * The candle of Chanukah, 1 to 8, that is lit on the evening of a civil date.
 *
 * @example chanukahCandle(civilToDayNumber({ year: 2026, month: 12, day: 4 })) // 1
 */
export function chanukahCandle(dayNumber: number): number | undefined {
  const tonight = dayNumber + 1
  const { year } = dayNumberToHebrew(tonight)
  return countFrom({ year, month: monthNumber.kislev, day: 25 }, tonight, 8)
}

/**
 * The day of the Omer, 1 to 49, of a Hebrew day. It is counted on the evening that the day begins
 * with: for the evening of a civil date, pass the next day.
 *
 * @example omerDay(hebrewToDayNumber({ year: 5787, month: monthNumber.iyar, day: 18 })) // 33
 */
export function omerDay(dayNumber: number): number | undefined {
  const { year } = dayNumberToHebrew(dayNumber)
  return countFrom({ year, month: monthNumber.nisan, day: 16 }, dayNumber, 49)
}

/**
 * The public fast of a day as observed: postponed from Shabbos, or moved before it (Taanis Esther).
 * Suggest nothing festive on it.
 *
 * @example fastOn(hebrewToDayNumber({ year: 5787, month: monthNumber.av, day: 9 })) // 'tisha-bav'
 */
export function fastOn(dayNumber: number): Fast | undefined {
  const { year } = dayNumberToHebrew(dayNumber)
  return fastsOf(year).find(([, month, day, daysFromShabbos]) => {
    const date = hebrewToDayNumber({ year, month, day })
    return dayNumber === date + (weekdayOf(date) === 6 ? daysFromShabbos : 0)
  })?.[0]
}

function fastsOf(
  year: number,
): readonly [slug: Fast, month: number, day: number, daysFromShabbos: number][] {
  return [
    ['tzom-gedaliah', monthNumber.tishrei, 3, 1],
    ['yom-kippur', monthNumber.tishrei, 10, 0],
    ['asarah-bteves', monthNumber.teves, 10, 0],
    ['taanis-esther', lastAdar(year), 13, -2],
    ['shivah-asar-btamuz', monthNumber.tamuz, 17, 1],
    ['tisha-bav', monthNumber.av, 9, 1],
  ]
}

function yearly(year: number, place: Place): Occasion[] {
  const others: readonly [slug: OccasionSlug, month: number, day: number, days: number][] = [
    ['chanukah', monthNumber.kislev, 25, 8],
    ['tu-bishvat', monthNumber.shevat, 15, 1],
    ['purim', lastAdar(year), 14, 2],
    ['lag-baomer', monthNumber.iyar, 18, 1],
  ]
  const all = [
    ...festivals.map((row) => [row.slug, row.month, row.firstDay, row.days[place]] as const),
    ...others,
  ]
  return all.map(([slug, month, day, days]) => {
    const firstDay = hebrewToDayNumber({ year, month, day })
    return { slug, firstDay, lastDay: firstDay + days - 1 }
  })
}

function nextShabbos(dayNumber: number): Occasion {
  const shabbos = dayNumber + 6 - weekdayOf(dayNumber)
  return { slug: 'good-shabbos', firstDay: shabbos, lastDay: shabbos }
}

/**
 * The first of a month, and the thirtieth of the month before if it has one; Tishrei has neither.
 */
function nextRoshChodesh(dayNumber: number): Occasion {
  const { year, month, day } = dayNumberToHebrew(dayNumber)
  const lastDay = day === 1 ? dayNumber : dayNumber + daysInMonth(year, month) - day + 1
  if (dayNumberToHebrew(lastDay).month === monthNumber.tishrei) return nextRoshChodesh(lastDay + 1)
  const isTwoDays = dayNumberToHebrew(lastDay - 1).day === 30
  return { slug: 'rosh-chodesh', firstDay: isTwoDays ? lastDay - 1 : lastDay, lastDay }
}

function countFrom(first: HebrewDate, dayNumber: number, days: number): number | undefined {
  const count = dayNumber - hebrewToDayNumber(first) + 1
  return count >= 1 && count <= days ? count : undefined
}
