import { type HebrewDate, monthNumber } from './hebrew-date.ts'

/** Eretz Yisroel has no second day of Yom Tov, and its parsha can be weeks ahead. */
export type Place = 'diaspora' | 'israel'

/** Yom Tov including its Chol Hamoed, by the slugs of the site's categories. */
export type Festival =
  | 'rosh-hashanah'
  | 'yom-kippur'
  | 'sukkos'
  | 'simchas-torah'
  | 'pesach'
  | 'shavuos'

/** The dates of a festival in the year; each range is within one month. */
export interface FestivalDates {
  slug: Festival
  month: number
  firstDay: number
  days: Readonly<Record<Place, number>>
}

/**
 * The festivals in the order of the year. Sukkos includes Hoshana Rabbah; Simchas Torah begins with
 * Shemini Atzeres, which in Eretz Yisroel is the same day.
 */
export const festivals: readonly FestivalDates[] = [
  {
    slug: 'rosh-hashanah',
    month: monthNumber.tishrei,
    firstDay: 1,
    days: { diaspora: 2, israel: 2 },
  },
  {
    slug: 'yom-kippur',
    month: monthNumber.tishrei,
    firstDay: 10,
    days: { diaspora: 1, israel: 1 },
  },
  { slug: 'sukkos', month: monthNumber.tishrei, firstDay: 15, days: { diaspora: 7, israel: 7 } },
  {
    slug: 'simchas-torah',
    month: monthNumber.tishrei,
    firstDay: 22,
    days: { diaspora: 2, israel: 1 },
  },
  { slug: 'pesach', month: monthNumber.nisan, firstDay: 15, days: { diaspora: 8, israel: 7 } },
  { slug: 'shavuos', month: monthNumber.sivan, firstDay: 6, days: { diaspora: 2, israel: 1 } },
]

/**
 * The festival of a date, including Chol Hamoed.
 *
 * @example festivalOn({ year: 5787, month: monthNumber.nisan, day: 22 }, 'diaspora') // 'pesach'
 * @example festivalOn({ year: 5787, month: monthNumber.nisan, day: 22 }, 'israel') // undefined
 */
export function festivalOn({ month, day }: HebrewDate, place: Place): Festival | undefined {
  const isOn = (festival: FestivalDates) =>
    festival.month === month &&
    day >= festival.firstDay &&
    day < festival.firstDay + festival.days[place]
  return festivals.find(isOn)?.slug
}

/**
 * Whether a date is Yom Tov itself, when work is forbidden: not Chol Hamoed.
 *
 * @example isYomTov({ year: 5787, month: monthNumber.nisan, day: 17 }, 'israel') // false
 */
export function isYomTov(date: HebrewDate, place: Place): boolean {
  const festival = festivals.find(({ slug }) => slug === festivalOn(date, place))
  if (!festival) return false
  const { slug, firstDay, days } = festival
  const yomTovDays = place === 'israel' ? 1 : 2
  const isAtStart = date.day < firstDay + yomTovDays
  const isAtEnd = date.day >= firstDay + days[place] - yomTovDays
  if (slug === 'sukkos') return isAtStart
  return slug !== 'pesach' || isAtStart || isAtEnd
}
