import { weekdayOf } from '../calendar/civil-date.ts'
import {
  type DatePhrase,
  dateIn,
  datePhrases,
  namesComingDay,
  saysDay,
  saysEvening,
  weekdayIn,
} from '../calendar/date-phrase.ts'
import type { DateLanguage } from '../calendar/weekday-name.ts'
import type { ProofText } from './finding.ts'

/** Words that name a day. */
export interface DatedWords extends Pick<DatePhrase, 'words' | 'form'> {
  textId: string
  /** Day number of the whole date that the words hold, of its daytime; undefined without one. */
  day: number | undefined
  /** 0 is Sunday; undefined where none is named. */
  weekday: number | undefined
}

/** All words of a card that name a day, in the order of its texts. */
export function datedWords(texts: readonly ProofText[], language: DateLanguage): DatedWords[] {
  return texts.flatMap(({ id, value }) =>
    datePhrases(value, language).map((phrase) => ({
      ...phrase,
      textId: id,
      day: dateIn(phrase),
      weekday: weekdayIn(phrase.words),
    })),
  )
}

/** How sure it is that the event is after nightfall. */
export type Evening = 'sure' | 'likely' | 'no'

/** An hour, and what says in which half of the day it is. */
const hourWords = /(?<![\d.])(\d{1,2})[:.](\d{2})(?![\d.])\s*([ap]\.?m\b\.?)?/giu

/** The latest hour of nightfall where most visitors live. */
const surelyNight = 22

/**
 * Whether the texts set an hour after nightfall. Where nightfall depends on the place and season, and
 * where the half of the day is unsaid, it is likely at most.
 *
 * @example eveningIn(['8:30 PM']) // 'likely'
 * @example eveningIn(['בשעה 8:30 בערב']) // 'sure'
 * @example eveningIn(['11:00 AM']) // 'no'
 */
export function eveningIn(texts: readonly string[]): Evening {
  const ways = texts.flatMap((text) => [
    ...(saysEvening.test(text) ? ['sure' as const] : []),
    ...[...text.matchAll(hourWords)].map(([, hour = '', , half = '']) =>
      eveningAt(Number(hour), half.toLowerCase().replaceAll('.', ''), text),
    ),
  ])
  if (ways.includes('sure')) return 'sure'
  return ways.includes('likely') ? 'likely' : 'no'
}

function eveningAt(hour: number, half: string, text: string): Evening {
  if (half === 'am' || hour > 24 || (half === '' && saysDay.test(text))) return 'no'
  const hour24 = half === 'pm' && hour < 12 ? hour + 12 : hour
  if (hour24 >= surelyNight) return 'sure'
  if (hour24 >= 16) return 'likely'
  // '8:30' alone is more often in the evening, '11:30' before noon.
  return half === '' && hour24 >= 4 && hour24 < 10 ? 'likely' : 'no'
}

/** Whether a weekday can be that of words with a whole date. */
export function weekdayAgrees(dated: DatedWords, evening: Evening): boolean {
  const { day, weekday, form } = dated
  const isComing = namesComingDay(dated)
  if (day === undefined || weekday === undefined) return true
  if (form.calendar === 'civil') return weekday === weekdayOf(isComing ? day + 1 : day)
  if (weekday === weekdayOf(day)) return true
  // 'Monday evening, 4 Shevat': the fourth begins on that evening.
  return !isComing && weekday === weekdayOf(day - 1) && (form.evening || evening !== 'no')
}
