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

/** An event and its day. */
export interface EventDay extends Moment {
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
export function weekOf(simcha: Simcha): EventDay[] {
  const { occasion, date } = simcha
  if (!date) return []
  const dated = { ...simcha, date }
  if (occasion === 'bris') return weekOfBris(dated)
  if (occasion === 'wedding') return weekOfWedding(dated)
  const main = dayOf(dated)
  const day = main.dayNumber
  if (occasion !== 'bar-mitzvah' || weekdayOf(day) === saturday) return [main]
  const shabbos = day + saturday - weekdayOf(day)
  return [main, { event: 'aliyah', dayNumber: shabbos, evening: false, place: simcha.land }]
}

type DatedSimcha = Simcha & { date: NonNullable<Simcha['date']> }

/** The day of the simcha itself, or for a bris that of the birth. */
function dayOf({ date, land }: DatedSimcha): EventDay {
  const { evening } = date
  const dayNumber = hebrewDayOf(date, { afterNightfall: evening })
  return { event: 'main', dayNumber, evening, place: land }
}

function weekOfBris(simcha: DatedSimcha): EventDay[] {
  const { date, land, custom } = simcha
  const days = simchasOf('boy', { date, afterNightfall: date.evening }, land)
  const on = (event: SimchaEvent, known: 'bris' | 'shalom-zachor', evening: boolean): EventDay => {
    const day = days.find((one) => one.event === known)?.day
    return { event, dayNumber: day ?? dayOf(simcha).dayNumber, evening, place: land }
  }
  const bris = on('main', 'bris', false)
  return custom === 'sefardi'
    ? [on('brit-yitzchak', 'bris', true), bris]
    : [on('shalom-zachor', 'shalom-zachor', true), on('vach-nacht', 'bris', true), bris]
}

function weekOfWedding(simcha: DatedSimcha): EventDay[] {
  const { date, land, custom } = simcha
  const civilDay = civilToDayNumber(date)
  const at = (event: SimchaEvent, dayNumber: number, evening = false): EventDay => ({
    ...{ event, dayNumber, evening, place: land },
  })
  const before = civilDay - 1 - ((weekdayOf(civilDay - 1) + 1) % 7)
  const after = civilDay + 1 + ((saturday - weekdayOf(civilDay + 1) + 7) % 7)
  const shabbos = custom === 'sefardi' ? at('shabbat-chatan', after) : at('aufruf', before)
  const meals = Array.from({ length: mealsAfter }, (_, index) => {
    const event: SimchaEvent = `sheva-brachos-${index + 1}`
    const isLastByDay = !date.evening && index === mealsAfter - 1
    return isLastByDay ? at(event, civilDay + mealsAfter) : at(event, civilDay + index + 2, true)
  })
  return [shabbos, dayOf(simcha), ...meals].sort((one, other) => startOf(one) - startOf(other))
}

/** Half days: a Hebrew day begins with its evening. */
function startOf({ dayNumber, evening }: EventDay): number {
  return 2 * dayNumber + (evening ? 0 : 1)
}

/** The civil date of an event: an evening belongs to the date before its Hebrew day. */
export function civilDayOf({ dayNumber, evening }: Omit<Moment, 'place'>) {
  return dayNumberToCivil(evening ? dayNumber - 1 : dayNumber)
}
