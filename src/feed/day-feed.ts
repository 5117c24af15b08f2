import { dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { DatedPoster, DayPosters } from '#shared/calendar/posters-ahead.ts'
import { postersAt } from '#shared/calendar/posters-at.ts'
import { feedPath } from '#shared/feed-path.ts'
import { baseOf, type Language } from '#shared/i18n/language.ts'
import { posterName } from '#shared/i18n/poster-name.ts'
import { posterTileStrings } from '#shared/i18n/poster-tile-strings.ts'
import { todayStrings } from '#shared/i18n/today-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import { todayPath } from '#shared/routes.ts'
import type { Feed, FeedEntry } from './atom.ts'

/** The days of the feed around the server's; an entry appears `ahead` days before its day. */
export const feedRange = { before: 7, ahead: 3 } as const
const pixelsWide = 1080

interface Where {
  origin: string
  siteName: string
  language: Language
}

/** An entry for each of the days that has posters, the last one first. */
export function dayFeed(dayPosters: DayPosters, where: Where): Feed {
  const { origin, siteName, language } = where
  const { before, ahead } = feedRange
  const { today } = dayPosters
  const words = todayStrings[language]
  const home = origin + baseOf(language)
  const days = Array.from({ length: before + 1 + ahead }, (_, i) => today + ahead - i)
  const entries = days.flatMap((dayNumber) => {
    // By day, where most visitors live. The first custom is enough for a feed.
    const moment = { dayNumber, evening: false, place: 'diaspora' } as const
    const posters = postersAt(dayPosters, moment, 'לעומר')
    return posters.length > 0 ? [entryOf(dayNumber, posters, where)] : []
  })
  return {
    id: `${tagOf(origin)}:today:${language}`,
    title: `${words.title} · ${siteName}`,
    subtitle: words.description,
    author: siteName,
    language,
    url: home + feedPath,
    pageUrl: home + todayPath,
    updatedAt: entries[0]?.publishedAt ?? timeOf(today),
    entries,
  }
}

/** Its id is made of the day alone, so that it is the same whatever its posters are. */
function entryOf(
  dayNumber: number,
  posters: readonly DatedPoster[],
  { origin, language }: Where,
): FeedEntry {
  const names = posters.map((poster) => posterName(posterTileStrings[language], poster))
  const date = writeDateLine(dayNumber, { language })
  return {
    id: `${tagOf(origin)}:today:${language}:${civilDay(dayNumber)}`,
    title: `${date}: ${[...new Set(names)].join(', ')}`,
    url: origin + baseOf(language) + todayPath,
    publishedAt: timeOf(dayNumber - feedRange.ahead),
    pictures: posters.map(({ card: { picture, description } }) => ({
      url:
        origin +
        imageUrl({ folder: 'cards', file: picture.file, width: pixelsWide, format: 'jpeg' }),
      width: picture.width,
      height: picture.height,
      alt: description,
    })),
  }
}

/** RFC 4151; the year is that of the first feed. */
function tagOf(origin: string): string {
  return `tag:${new URL(origin).hostname},2026`
}

/** @example civilDay(739993) // '2027-01-12' */
function civilDay(dayNumber: number): string {
  return timeOf(dayNumber).toISOString().slice(0, 10)
}

/** The start of a civil day, UTC. */
function timeOf(dayNumber: number): Date {
  const { year, month, day } = dayNumberToCivil(dayNumber)
  return new Date(Date.UTC(year, month - 1, day))
}
