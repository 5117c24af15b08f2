import type { DateLineOptions } from '#shared/calendar/date-line.ts'
import { type DateForm, datePhrases, writePhrase } from '#shared/calendar/date-phrase.ts'
import type { Place } from '#shared/calendar/festival.ts'
import { parshaName, readingOf } from '#shared/calendar/parsha.ts'
import type { DateKind } from './field-kind.ts'

/** How the line is written. */
export interface LineChoice {
  language: DateLineOptions['language']
  calendar: 'hebrew' | 'civil'
  spelling: 'ashkenazi' | 'sefardi'
  weekday: 'name' | 'letter' | 'none'
  /** `full` includes the thousands of a Hebrew year. */
  year: 'short' | 'full' | 'none'
  parsha: boolean
  place: Place
  sayEvening: boolean
}

/** The default: in the style of the field's current text. */
export function lineChoiceFor(value: string, language: string, kind: DateKind): LineChoice {
  const isLatin = /[a-z]{3}/i.test(value)
  const fallback = language === 'yi' || language === 'en' ? language : 'he'
  const form = datePhrases(value)[0]?.form
  return {
    language: isLatin ? 'en' : fallback === 'en' && /[א-ת]/.test(value) ? 'he' : fallback,
    calendar: form?.calendar === 'civil' ? 'civil' : 'hebrew',
    spelling: form?.spelling ?? 'ashkenazi',
    weekday: form?.weekday ?? 'none',
    year: form?.year ?? (kind === 'parsha' ? 'none' : 'short'),
    parsha: form?.parsha ?? false,
    place: 'diaspora',
    sayEvening: true,
  }
}

/** The text that names the day; empty for a parsha where the Shabbos has none. */
export function lineOf(
  dayNumber: number,
  choice: LineChoice,
  { kind, evening }: { kind: DateKind; evening: boolean },
): string {
  const { language, calendar, place, weekday } = choice
  const isParsha = kind === 'parsha'
  const form: DateForm = {
    ...choice,
    calendar: isParsha ? 'none' : calendar,
    parsha: isParsha || choice.parsha,
    weekday: language === 'en' && weekday === 'letter' ? 'name' : weekday,
    fullMonth: false,
    evening,
  }
  return writePhrase(form, { dayNumber, place, evening: evening && isEveningSaid(choice) }) ?? ''
}

/** Whether the line names the evening: with its weekday, or by the civil date of the day before. */
function isEveningSaid({ sayEvening, weekday, calendar }: LineChoice): boolean {
  return calendar === 'civil' || (sayEvening && weekday !== 'none')
}

/** Whether the parsha of that week differs in Eretz Yisroel. */
export function isPlaceAsked(dayNumber: number): boolean {
  const [here, there] = (['diaspora', 'israel'] as const).map((place) =>
    parshaName(readingOf(dayNumber, place), 'hebrew'),
  )
  return here !== there
}
