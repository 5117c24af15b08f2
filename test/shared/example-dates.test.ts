import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { weekdayOf } from '../../src/shared/calendar/civil-date.ts'
import { hebrewToDayNumber } from '../../src/shared/calendar/hebrew-date.ts'
import { parshaName, readingOf } from '../../src/shared/calendar/parsha.ts'
import { readHebrewDate } from '../../src/shared/calendar/read-date.ts'
import { weekdayName } from '../../src/shared/calendar/weekday-name.ts'

/* The examples that stand on the cards are dates that there are. */

const weekdays = [0, 1, 2, 3, 4, 5, 6]
const civilPattern = /[A-Z][a-z]+ \d{1,2}, 20\d\d/

test.each(cards.map(({ slug, fields }) => [slug, fields.map(({ value }) => value)] as const))(
  '%s: weekday, date and parsha agree',
  (_, values) => {
    for (const value of values) {
      const dayNumber = hebrewDayIn(value)
      const named = weekdayIn(value)
      const civil = civilPattern.exec(value)?.[0]
      if (civil && named !== undefined) expect(new Date(civil).getDay(), value).toBe(named)
      if (!civil && dayNumber !== undefined && named !== undefined) {
        expect(weekdayOf(dayNumber), value).toBe(named)
      }
    }
    const day = values.map(hebrewDayIn).find((found) => found !== undefined)
    const parsha = values.flatMap((value) => /(?:פרשת|Parshas) (\S+)/.exec(value)?.[1] ?? [])[0]
    if (day === undefined || parsha === undefined) return
    const names = (['diaspora', 'israel'] as const).flatMap((place) =>
      (['hebrew', 'ashkenazi'] as const).map((spelling) =>
        parshaName(readingOf(day, place), spelling),
      ),
    )
    expect(
      names.some((name) => name.startsWith(parsha.replace(/,$/, ''))),
      parsha,
    ).toBe(true)
  },
)

function hebrewDayIn(value: string): number | undefined {
  const date = readHebrewDate(value)
  return date && hebrewToDayNumber(date)
}

function weekdayIn(value: string): number | undefined {
  const names = (weekday: number) => [
    weekdayName(weekday, 'he'),
    weekdayName(weekday, 'he', { letter: true }),
    weekdayName(weekday, 'yi'),
    weekday === 6 ? 'Shabbos' : weekdayName(weekday, 'en'),
  ]
  const words = value.split(/[,\s]+/).join(' ')
  return weekdays.find((weekday) =>
    names(weekday).some((name) => ` ${words} `.includes(` ${name} `)),
  )
}
