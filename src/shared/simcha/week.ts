import { civilToDayNumber, dayNumberToCivil, weekdayOf } from '../calendar/civil-date.ts'
import type { Moment } from '../calendar/date-phrase.ts'
import { simchasOf } from '../calendar/family-dates.ts'
import { hebrewDayOf } from '../calendar/hebrew-date.ts'
import type { Simcha } from './simcha.ts'

/** An event of the week of a simcha; `main` is the simcha itself. */
export type SimchaEvent =
  | 'main'
  | 'aufruf'
  | 'shalom-zachor'
  | 'vach-nacht'
  | 'aliyah'
  | 'brit-yitzchak'
  | 'shabbat-chatan'
  | 'henna'
  | `sheva-brachos-${number}`

/** When an event is. */
export interface DayOfWeek extends Moment {
  event: SimchaEvent
}

const saturday = 6
const mealsAfter = 6

/**
 * The events of a simcha in the order of their days; empty without a date.
 *
 * The seven days of sheva brachos begin with the day of the chuppah. After a chuppah by day the
 * last meal is by day too, before the seventh day ends. The chosson goes up to the Torah on the
 * Shabbos before the chuppah, among Sefardim on the one after it.
 *
 * @see Shulchan Aruch, Even HaEzer 62
 * @example weekOf({ ...wedding, date: { year: 2027, month: 1, day: 26, evening: true } })
 *   .map(({ event }) => event) // ['aufruf', 'main', 'sheva-brachos-1', ...]
 */
export function weekOf({ occasion, date, land, custom }: Simcha): DayOfWeek[] {
  if (!date) return []
  const { evening } = date
  const dayNumber = hebrewDayOf(date, { afterNightfall: evening })
  const at = (event: SimchaEvent, day: number, isEvening = false): DayOfWeek => ({
    ...{ event, dayNumber: day, evening: isEvening, place: land },
  })
  if (occasion === 'bris') {
    const time = { date, afterNightfall: evening }
    const days = simchasOf('boy', time, land)
    const bris = days.find(({ event }) => event === 'bris')?.day ?? dayNumber
    const zachor = days.find(({ event }) => event === 'shalom-zachor')?.day ?? dayNumber
    const isSefardi = custom === 'sefardi'
    const night = at(isSefardi ? 'brit-yitzchak' : 'vach-nacht', bris, true)
    return [...(isSefardi ? [] : [at('shalom-zachor', zachor, true)]), night, at('main', bris)]
  }
  const main = at('main', dayNumber, evening)
  if (occasion === 'bar-mitzvah') {
    const shabbos = dayNumber + ((saturday - weekdayOf(dayNumber) + 7) % 7)
    return shabbos === dayNumber ? [main] : [main, at('aliyah', shabbos)]
  }
  if (occasion !== 'wedding') return [main]
  const civilDay = civilToDayNumber(date)
  const before = civilDay - 1 - ((weekdayOf(civilDay - 1) + 1) % 7)
  const after = civilDay + 1 + ((saturday - weekdayOf(civilDay + 1) + 7) % 7)
  const shabbos = custom === 'sefardi' ? at('shabbat-chatan', after) : at('aufruf', before)
  const meals = Array.from({ length: mealsAfter }, (_, index) => {
    const event: SimchaEvent = `sheva-brachos-${index + 1}`
    const isLastByDay = !evening && index === mealsAfter - 1
    return isLastByDay ? at(event, civilDay + mealsAfter) : at(event, civilDay + index + 2, true)
  })
  return [shabbos, main, ...meals].sort((one, other) => startOf(one) - startOf(other))
}

/** Half days: a Hebrew day begins with its evening. */
function startOf({ dayNumber, evening }: DayOfWeek): number {
  return 2 * dayNumber + (evening ? 0 : 1)
}

/** The civil date of an event: an evening belongs to the date before its Hebrew day. */
export function civilDayOf({ dayNumber, evening }: Omit<Moment, 'place'>) {
  return dayNumberToCivil(evening ? dayNumber - 1 : dayNumber)
}
