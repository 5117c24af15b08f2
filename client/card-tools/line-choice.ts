import { type DateLineOptions, writeDateLine, writeParshaLine } from '#shared/calendar/date-line.ts'
import type { Place } from '#shared/calendar/festival.ts'
import { parshaName, readingOf } from '#shared/calendar/parsha.ts'
import type { DateKind } from './field-kind.ts'

/** How the line is to be written. */
export interface LineChoice {
  language: DateLineOptions['language']
  calendar: 'hebrew' | 'civil'
  spelling: 'ashkenazi' | 'sefardi'
  weekday: 'name' | 'letter' | 'none'
  /** `full` has the thousands of a Hebrew year. */
  year: 'short' | 'full' | 'none'
  parsha: boolean
  place: Place
  sayEvening: boolean
}

/** As what stands in the field is written. */
export function lineChoiceFor(value: string, language: string): LineChoice {
  const isLatin = /[a-z]{3}/i.test(value)
  const fallback = language === 'yi' || language === 'en' ? language : 'he'
  return {
    language: isLatin ? 'en' : fallback === 'en' && /[א-ת]/.test(value) ? 'he' : fallback,
    calendar: 'hebrew',
    spelling: /shabbat|parashat|tevet/i.test(value) ? 'sefardi' : 'ashkenazi',
    weekday: /יום|שבת|טאג|day|shabb/i.test(value) ? 'name' : 'none',
    year: /ה[׳']תש/.test(value) ? 'full' : 'short',
    parsha: /פרשת|parash|parsh/i.test(value),
    place: 'diaspora',
    sayEvening: true,
  }
}

/** What the field gets; empty for a parsha where the Shabbos has none. */
export function lineOf(
  dayNumber: number,
  choice: LineChoice,
  { kind, evening }: { kind: DateKind; evening: boolean },
): string {
  const { language, calendar, spelling, weekday, year, parsha, place } = choice
  if (kind === 'parsha') return writeParshaLine(dayNumber, { language, spelling, place })
  return writeDateLine(dayNumber, {
    language,
    calendar,
    spelling,
    weekday: language === 'en' && weekday === 'letter' ? 'name' : weekday,
    year: year !== 'none',
    thousands: year === 'full',
    parsha: parsha ? place : undefined,
    evening: evening && isEveningSaid(choice),
  })
}

/** An evening needs a weekday to be said of, but for a civil date, which is then the one before. */
export function isEveningSaid({ sayEvening, weekday, calendar }: LineChoice): boolean {
  return calendar === 'civil' || (sayEvening && weekday !== 'none')
}

/** Whether that week has another parsha in Eretz Yisroel. */
export function isPlaceAsked(dayNumber: number): boolean {
  const [here, there] = (['diaspora', 'israel'] as const).map((place) =>
    parshaName(readingOf(dayNumber, place), 'hebrew'),
  )
  return here !== there
}
