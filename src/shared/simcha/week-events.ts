import { writeDateLine } from '../calendar/date-line.ts'
import { inCustom } from '../custom/word-forms.ts'
import type { EventWords } from './event-words.ts'
import { nameOfMember } from './name-of-member.ts'
import { placeOf } from './place-of.ts'
import type { Simcha, SimchaLanguage } from './simcha.ts'
import { type EventDay, weekOf } from './week.ts'
import { writeTime } from './write-time.ts'

/** An event of the week in words. */
export interface WeekEvent {
  id: string
  day: EventDay
  title: string
  /** The hall or the hosts; empty if not said. */
  where: string
  /** '17:30'; empty if not said. */
  time: string
}

/**
 * The events of a simcha in the order of their days; the kabbolas ponim is one of its own.
 *
 * @param words in the language of the titles
 * @param language whose letters the places have, where they are said in them
 */
export function weekEvents(
  simcha: Simcha,
  words: EventWords,
  language: SimchaLanguage = simcha.language,
): WeekEvent[] {
  return weekOf(simcha).flatMap((day): WeekEvent[] => {
    const { event } = day
    const { he = '', en = '' } = placeOf(simcha, event) ?? {}
    const [first, second] = language === 'en' ? [en, he] : [he, en]
    const where = first.trim() || second.trim()
    const isMain = event === 'main'
    const named = isMain ? words.occasions[simcha.occasion] : nameOfMember(event, words.events)
    const title = inCustom(named, simcha.custom)
    const main = { id: event, day, title, where, time: isMain ? simcha.time : '' }
    if (!isMain || simcha.welcomeTime === '') return [main]
    return [
      {
        ...main,
        id: 'welcome',
        title: inCustom(words.welcome, simcha.custom),
        time: simcha.welcomeTime,
      },
      main,
    ]
  })
}

/**
 * The rows of the card with the schedule of a simcha: an event, its time and its place, and below
 * them its day in both calendars. Sheva brachos without hosts are left out where others have some.
 *
 * @param words in the language of the card
 * @example scheduleRows(simcha, hebrewEvents, 'he')[0]
 *   // 'שבת חתן · בית המדרש הגדול\nשבת פרשת בשלח, ט״ו שבט · 23 בינואר'
 */
export function scheduleRows(
  simcha: Simcha,
  words: EventWords,
  language: SimchaLanguage,
): string[] {
  const all = weekEvents(simcha, words, language)
  const hasHosts = all.some(({ id, where }) => isMeal(id) && where !== '')
  return all
    .filter(({ id, where }) => !isMeal(id) || !hasHosts || where !== '')
    .map((event) => {
      const { day, where, time } = event
      const { dayNumber, evening, place } = day
      const at = time && writeTime(time, language === 'en' ? 'en' : 'he', simcha.land)
      const what = [[titleOf(event, simcha, words), at].filter(Boolean).join(', '), where]
      const when = [
        writeDateLine(dayNumber, {
          ...{ language, evening, year: false },
          weekday: language === 'he' ? 'letter' : 'name',
          parsha: namesParsha(day) ? place : undefined,
        }),
        writeDateLine(dayNumber, {
          ...{ language, evening, year: false, calendar: 'civil', weekday: 'none' },
        }),
      ]
      return `${what.filter(Boolean).join(' · ')}\n${when.join(' · ')}`
    })
}

/** The chuppah is one event of a wedding, and a meal on a card needs no number beside its day. */
function titleOf({ id, title }: WeekEvent, { occasion }: Simcha, words: EventWords): string {
  if (id === 'main' && occasion === 'wedding') return words.chuppah
  return isMeal(id) ? nameOfMember('sheva-brachos', words.events) : title
}

function isMeal(id: string): boolean {
  return id.startsWith('sheva-brachos-')
}

/** The Shabbos of an aufruf is known by its parsha. */
function namesParsha({ event, evening }: EventDay): boolean {
  return !evening && (event === 'aufruf' || event === 'shabbat-chatan' || event === 'aliyah')
}
