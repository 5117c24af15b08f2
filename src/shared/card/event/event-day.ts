import { type CivilDate, dayNumberToCivil, weekdayOf } from '../../calendar/civil-date.ts'
import {
  type DatePhrase,
  dateIn,
  datePhrases,
  namesComingDay,
  weekdayIn,
} from '../../calendar/date-phrase.ts'

/** The day of an event. */
export interface EventDay {
  /** Day number of the civil date. */
  civil: number
  /** Whether it begins in the evening. */
  isEvening: boolean
  /** Whether the evening before the daytime of a Hebrew date can be meant as well. */
  isOpen: boolean
}

/** A day that a phrase can mean, with the phrase's calendar. */
interface NamedDay {
  calendar: 'hebrew' | 'civil'
  /** Day number of the date that is written. */
  date: number
  isEvening: boolean
  /** Day numbers of civil dates, the likeliest first; empty when its weekday and date differ. */
  days: readonly number[]
}

/**
 * The civil date of the event that these texts announce. A Hebrew day begins in the evening, so the
 * weekday decides between its evening and its daytime; without one, a civil date does.
 *
 * @returns `undefined` if no text has a whole date, or if two parts contradict each other
 * @example eventDayOf(['יום שלישי, ד׳ שבט תשפ״ז']) // { year: 2027, month: 1, day: 12 }
 * @example eventDayOf(['אור ליום שלישי, ד׳ שבט תשפ״ז']) // { year: 2027, month: 1, day: 11 }
 * @example eventDayOf(['יום ראשון, ד׳ שבט תשפ״ז']) // undefined: that day is a Tuesday
 */
export function eventDayOf(texts: readonly string[]): CivilDate | undefined {
  const day = eventDayIn(texts)
  return day && dayNumberToCivil(day.civil)
}

/** The day of the event that these texts announce, and what they say of its hour; see `eventDayOf`. */
export function eventDayIn(texts: readonly string[]): EventDay | undefined {
  const named = texts.flatMap((text) =>
    datePhrases(text).flatMap((phrase) => namedDay(phrase, text) ?? []),
  )
  const hebrew = named.find(({ calendar }) => calendar === 'hebrew')
  const sure = named.find(({ calendar }) => calendar === 'civil') ?? hebrew
  const [civil] = sure?.days ?? []
  if (!sure || civil === undefined) return undefined
  if (!named.every(({ days }) => days.includes(civil))) return undefined
  return {
    civil,
    isEvening: named.some(({ isEvening }) => isEvening) || hebrew?.date === civil + 1,
    isOpen: named.every(({ days }) => days.length > 1),
  }
}

/** `undefined` for a phrase without a whole date. */
function namedDay(phrase: DatePhrase, text: string): NamedDay | undefined {
  const day = dateIn(phrase)
  if (day === undefined) return undefined
  const weekday = weekdayIn(phrase.words)
  const { calendar, evening } = phrase.form
  if (calendar === 'hebrew') {
    // 'אור לד׳ שבט', without a weekday.
    const isEve = weekday === undefined && /אור ל$/.test(text.slice(0, phrase.from))
    const days = isEve ? [day - 1] : civilDaysOf(day, phrase, weekday)
    return { calendar, date: day, isEvening: evening || isEve, days }
  }
  const namedDay = namesComingDay(phrase) ? day + 1 : day
  const agrees = weekday === undefined || weekday === weekdayOf(namedDay)
  return { calendar: 'civil', date: day, isEvening: evening, days: agrees ? [day] : [] }
}

/** The daytime of a Hebrew day, or the evening before it. */
function civilDaysOf(day: number, phrase: DatePhrase, weekday: number | undefined): number[] {
  if (weekday === undefined) return [day, day - 1]
  // The guests come on the evening before.
  if (namesComingDay(phrase)) return weekday === weekdayOf(day) ? [day - 1] : []
  return [day, day - 1].filter((civil) => weekdayOf(civil) === weekday)
}
