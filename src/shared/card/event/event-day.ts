import { type CivilDate, dayNumberToCivil, weekdayOf } from '../../calendar/civil-date.ts'
import { type DatePhrase, dateIn, datePhrases, namesComingDay } from '../../calendar/date-phrase.ts'
import { weekdayIn } from '../../calendar/weekday-in.ts'

/** A day that a phrase can mean, with the phrase's calendar. */
interface NamedDay {
  calendar: 'hebrew' | 'civil'
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
  const named = texts
    .flatMap((text) => datePhrases(text))
    .flatMap((phrase) => namedDay(phrase) ?? [])
  const sure = named.find(({ calendar }) => calendar === 'civil') ?? named[0]
  const day = sure?.days[0]
  if (day === undefined) return undefined
  return named.every(({ days }) => days.includes(day)) ? dayNumberToCivil(day) : undefined
}

/** `undefined` for a phrase without a whole date. */
function namedDay(phrase: DatePhrase): NamedDay | undefined {
  const day = dateIn(phrase)
  if (day === undefined) return undefined
  const weekday = weekdayIn(phrase.words)
  if (phrase.form.calendar === 'hebrew') {
    return { calendar: 'hebrew', days: civilDaysOf(day, phrase, weekday) }
  }
  const namedDay = namesComingDay(phrase) ? day + 1 : day
  const agrees = weekday === undefined || weekday === weekdayOf(namedDay)
  return { calendar: 'civil', days: agrees ? [day] : [] }
}

/** The daytime of a Hebrew day, or the evening before it. */
function civilDaysOf(day: number, phrase: DatePhrase, weekday: number | undefined): number[] {
  if (weekday === undefined) return [day, day - 1]
  // The guests come on the evening before.
  if (namesComingDay(phrase)) return weekday === weekdayOf(day) ? [day - 1] : []
  return [day, day - 1].filter((civil) => weekdayOf(civil) === weekday)
}
