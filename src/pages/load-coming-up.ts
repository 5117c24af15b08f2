import { weekdayOf } from '#shared/calendar/civil-date.ts'
import type { ComingOccasion, ComingUp } from '#shared/calendar/coming-up.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { isYomTov } from '#shared/calendar/festival.ts'
import { dayNumberToHebrew } from '#shared/calendar/hebrew-date.ts'
import { monthName } from '#shared/calendar/month-name.ts'
import { type Occasion, upcoming } from '#shared/calendar/occasion.ts'
import { defaultLanguage, type Language } from '#shared/i18n/language.ts'
import { beginningStrings, occasionNames } from '#shared/i18n/occasion-strings.ts'
import { readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { familiesInTurn } from './home-picks.ts'
import { keepResults } from './keep-results.ts'
import { dayOf } from './season.ts'

/** Where most visitors live; a day of rest there may be a normal day elsewhere. */
const community = 'diaspora'
const maxOccasions = 5
const cardsPerOccasion = 4
/** A visitor may be a day behind the server, and a cached page a week old. */
const daysBefore = 1
const daysAhead = 8
const saturday = 6

/** What is told of the dates. */
type DatesAhead = Pick<ComingUp, 'today' | 'restDays' | 'occasions'>
/** The same in every language. */
type ComingCards = Pick<ComingUp, 'cards' | 'totals'>

/** The next dates of the calendar, for every day that a cached page may be shown on. */
export function datesAhead({ now, language }: { now: Date; language: Language }): DatesAhead {
  return datesFrom({ today: dayOf(now), language })
}

/** Cards for the next dates. */
export async function loadComingCards(services: Services, now: Date): Promise<ComingCards> {
  const { occasions } = datesAhead({ now, language: defaultLanguage })
  const slugs = [...new Set(occasions.map(({ slug }) => slug))]
  const shelves = await Promise.all(
    slugs.map(async (slug) => {
      const { entries, groupIndexes, cards } = await readShelf(services, slug)
      const shown = await cards(familiesInTurn(entries, cardsPerOccasion))
      return { slug, shown: shown.map((card) => summaryOf(card)), total: groupIndexes.length }
    }),
  )
  return {
    cards: Object.fromEntries(shelves.map(({ slug, shown }) => [slug, shown])),
    totals: Object.fromEntries(shelves.map(({ slug, total }) => [slug, total])),
  }
}

const datesFrom = keepResults(
  ({ today, language }: { today: number; language: Language }): DatesAhead => {
    const days = Array.from(
      { length: daysBefore + 1 + daysAhead },
      (_, i) => today - daysBefore + i,
    )
    return {
      today,
      restDays: days.filter(isRest),
      occasions: occasionsOf(days).map((occasion) => describe(occasion, language)),
    }
  },
  ({ today, language }) => `${today} ${language}`,
)

function isRest(day: number): boolean {
  return weekdayOf(day) === saturday || isYomTov(dayNumberToHebrew(day), community)
}

/** The occasions that are next on any of the days. */
function occasionsOf(days: readonly number[]): Occasion[] {
  const all = days.flatMap((day) => upcoming(day, maxOccasions, community))
  const byKey = new Map(all.map((each) => [`${each.slug} ${each.firstDay}`, each]))
  return [...byKey.values()]
}

function describe({ slug, firstDay, lastDay }: Occasion, language: Language): ComingOccasion {
  const name = occasionNames[language][slug]
  const words = beginningStrings[language]
  const civil = { language, calendar: 'civil', year: false } as const
  const evening = writeDateLine(firstDay, { ...civil, evening: true })
  const lighting = writeDateLine(firstDay - 1, civil)
  const isChanukah = slug === 'chanukah'
  const isBeforeShabbos = weekdayOf(firstDay) === saturday
  return {
    slug,
    name: slug === 'rosh-chodesh' ? `${name} ${monthOf(lastDay, language)}` : name,
    hebrew: occasionNames.he[slug],
    firstDay,
    lastDay,
    begins: isChanukah ? words.firstCandle(lighting, isBeforeShabbos) : words.begins(evening),
    hebrewDate: writeDateLine(firstDay, { language: 'he', weekday: 'none' }),
    eve: writeDateLine(firstDay - 1, { ...civil, weekday: 'none' }),
  }
}

function monthOf(day: number, language: Language): string {
  return monthName(dayNumberToHebrew(day), language === 'en' ? 'ashkenazi' : 'hebrew')
}
