import { weekdayOf } from '../calendar/civil-date.ts'
import { hebrewDayIn, writePhrase } from '../calendar/date-phrase.ts'
import { isYomTov, type Place } from '../calendar/festival.ts'
import { dayNumberToHebrew } from '../calendar/hebrew-date.ts'
import { fastOn } from '../calendar/occasion.ts'
import { parshaName, readingOf } from '../calendar/parsha.ts'
import type { Spelling } from '../calendar/spelling.ts'
import type { Custom } from '../custom/custom.ts'
import { type DatedWords, type Evening, weekdayAgrees } from './dated-words.ts'
import type { Finding, ProofRule } from './finding.ts'
import { noWeddingOn } from './wedding-customs.ts'

/** The dated words of a card, and what else its texts say of the time. */
export interface CardDates {
  dated: readonly DatedWords[]
  evening: Evening
  /** The parsha schedule for the words that replace wrong ones. */
  place: Place
}

type WithDay = DatedWords & { day: number }

/** Words whose own parts disagree: a weekday, a date and a parsha. */
export function disagreementsWithin({ dated, evening, place }: CardDates): Finding[] {
  const days = dated.filter(hasDay)
  // A week that is named alone belongs to the only date of the card.
  const [only, ...more] = days
  return dated.flatMap((one): Finding[] => {
    if (hasDay(one) && !weekdayAgrees(one, evening)) {
      return [finding('weekday', one, rewritten(one, hebrewDayIn(one, one.day), place))]
    }
    const day = one.day ?? (only && more.length === 0 ? only.day : undefined)
    if (day === undefined || namesItsWeek(one, day)) return []
    return [finding('parsha', one, rewritten(one, day, place))]
  })
}

/** A Hebrew and a civil date, the only ones of a card, that are not the same day. */
export function disagreementsBetween({ dated, evening, place }: CardDates): Finding[] {
  const hebrew = dated.filter(hasDay).filter(({ form }) => form.calendar === 'hebrew')
  const civil = dated.filter(hasDay).filter(({ form }) => form.calendar === 'civil')
  const [date] = hebrew
  const [day] = civil
  if (!date || !day || hebrew.length > 1 || civil.length > 1) return []
  const isEvening = date.form.evening || day.form.evening || evening !== 'no'
  const isSure = day.form.evening || evening === 'sure'
  if (date.day === day.day + 1 && isEvening) return []
  if (date.day === day.day && !(isSure && !date.form.evening)) return []
  const rule = date.day === day.day ? 'evening' : 'calendars'
  return [
    {
      ...finding(rule, date, rewritten(date, isSure ? day.day + 1 : day.day, place, isSure)),
      against: day.words,
    },
  ]
}

/** The civil day of the event, by the words with a whole date. */
interface EventDay {
  dated: DatedWords
  day: number
  /** The Hebrew day, when the event is after nightfall. */
  hebrewDay: number
}

/** Words that name a day before today. */
export function pastDays(event: EventDay | undefined, today: number): Finding[] {
  return event && event.day < today ? [finding('past', event.dated)] : []
}

/** Days on which a couple does not celebrate, and for a wedding those on which not all marry. */
export function unfitDays(
  event: EventDay | undefined,
  { isWedding, place, custom }: { isWedding: boolean; place: Place; custom: Custom | undefined },
): Finding[] {
  const rule =
    event &&
    (restRule(event, place) ?? (isWedding ? noWeddingOn(event.hebrewDay, custom) : undefined))
  return rule ? [finding(rule, event.dated)] : []
}

const friday = 5
const saturday = 6

function restRule({ day, hebrewDay }: EventDay, place: Place): ProofRule | undefined {
  const isEvening = hebrewDay > day
  if (isEvening ? weekdayOf(day) === friday : weekdayOf(day) === saturday) return 'shabbos'
  if (isYomTov(dayNumberToHebrew(hebrewDay), place)) return 'yom-tov'
  return !isEvening && fastOn(hebrewDay) ? 'fast' : undefined
}

/** The day of the event that a card announces; undefined where its words name none, or several. */
export function eventDayIn({ dated, evening }: CardDates): EventDay | undefined {
  const days = dated.filter(hasDay)
  const civil = days.find(({ form }) => form.calendar === 'civil')
  const hebrew = days.find(({ form }) => form.calendar === 'hebrew')
  if (days.length > (civil && hebrew ? 2 : 1)) return undefined
  if (civil) {
    const isEvening = civil.form.evening || evening === 'sure' || hebrew?.day === civil.day + 1
    return { dated: civil, day: civil.day, hebrewDay: civil.day + (isEvening ? 1 : 0) }
  }
  if (!hebrew) return undefined
  const isEvening = hebrew.form.evening || hebrew.weekday === weekdayOf(hebrew.day - 1)
  return { dated: hebrew, day: hebrew.day - (isEvening ? 1 : 0), hebrewDay: hebrew.day }
}

function hasDay(dated: DatedWords): dated is WithDay {
  return dated.day !== undefined
}

function finding(rule: ProofRule, { textId, words }: DatedWords, right?: string): Finding {
  return { rule, textId, words, ...(right !== undefined && right !== words && { right }) }
}

function rewritten({ form }: DatedWords, dayNumber: number, place: Place, evening = form.evening) {
  return writePhrase(form, { dayNumber, evening, place })
}

const parshaWords = /(?:פרשת|לסדר|פ׳) |para?sh(?:as|at|ah?) /

/** Whether the parsha in the words, if there is one, is read in the week of that day. */
function namesItsWeek({ words, form }: DatedWords, day: number): boolean {
  if (!form.parsha) return true
  const [, named = ''] = plain(words).split(parshaWords)
  const days = form.calendar === 'civil' ? [day, day + 1] : [day]
  const read = (['diaspora', 'israel'] as const).flatMap((place) =>
    days.map((each) => readingOf(each, place)),
  )
  // A week of Yom Tov has no parsha of its own, and is called after the next.
  if (read.some(({ numbers }) => numbers.length === 0)) return true
  return read.some(({ numbers, festival }) =>
    [numbers, ...numbers.map((number) => [number])].some((some) =>
      spellings.some((spelling) =>
        `${named} `.startsWith(`${plain(parshaName({ numbers: some, festival }, spelling))} `),
      ),
    ),
  )
}

const spellings: readonly Spelling[] = ['hebrew', 'ashkenazi', 'sefardi']

/** Lower case, without commas; hyphens are spaces. */
function plain(words: string): string {
  return words.toLowerCase().replace(/,/g, '').replace(/['’]/g, '׳').replace(/[־-]/g, ' ')
}
