import { type DayPoster, postersOf } from '#shared/calendar/day-posters.ts'
import type { Place } from '#shared/calendar/festival.ts'
import type { DatedPoster, DayPosters } from '#shared/calendar/posters-ahead.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { readCard } from '../catalog/read-cards.ts'
import { dayPicture } from '../pictures/day-picture.ts'
import type { Services } from '../services/services.ts'
import { keepResults } from './keep-results.ts'
import { dayOf } from './season.ts'

const places: readonly Place[] = ['diaspora', 'israel']
/** A visitor may be a day behind the server. */
const daysBefore = 1
/** A cached page of today may be a week old; after nightfall the next day has begun. */
const daysAhead = 9

export async function loadToday(
  services: Services,
  _: RouteOf<'today'>,
  now: Date,
): Promise<PageOf<'today'>> {
  return { name: 'today', dayPosters: await loadDayPosters(services, now) }
}

interface DayPostersOptions {
  /** Days before the server's. */
  before?: number
  /** Days after the server's. */
  ahead?: number
  /** The most posters of a moment. */
  most?: number
}

/** The posters of each moment of some days, with the pictures of their words. */
export async function loadDayPosters(
  services: Services,
  now: Date,
  {
    before = daysBefore,
    ahead = daysAhead,
    most = Number.POSITIVE_INFINITY,
  }: DayPostersOptions = {},
): Promise<DayPosters> {
  const today = dayOf(now)
  const { moments, wanted } = momentsAhead({ today, before, ahead, most })
  const found = await Promise.all(
    wanted.map(async ([key, poster]) => ({ key, poster: await date(services, poster) })),
  )
  const shown = found.flatMap(({ key, poster }) => (poster ? [{ key, poster }] : []))
  const places = new Map(shown.map(({ key }, place) => [key, place]))
  return {
    today,
    posters: shown.map(({ poster }) => poster),
    moments: moments.map(({ keys, ...moment }) => ({
      ...moment,
      posters: keys.flatMap((key) => places.get(key) ?? []),
    })),
  }
}

interface DaysAhead extends Required<DayPostersOptions> {
  today: number
}

/** The moments of some days with the keys of their posters, and each of these once, by its key. */
const momentsAhead = keepResults(
  ({ today, before, ahead, most }: DaysAhead) => {
    const days = Array.from({ length: before + 1 + ahead }, (_, i) => today - before + i)
    const moments = days.flatMap((dayNumber) =>
      [false, true].flatMap((evening) => momentsOf({ dayNumber, evening }, most)),
    )
    const posters = moments.flatMap(({ own }) => own)
    return {
      moments: moments.map(({ own, ...moment }) => ({ ...moment, keys: own.map(keyOf) })),
      wanted: [...new Map(posters.map((poster) => [keyOf(poster), poster]))],
    }
  },
  ({ today, before, ahead, most }) => [today, before, ahead, most].join(' '),
)

/** One for both places, unless they differ. */
function momentsOf(moment: { dayNumber: number; evening: boolean }, most: number) {
  const each = places.map((place) => {
    return { ...moment, place, own: firstSlugs(postersOf({ ...moment, place }), most) }
  })
  const isSame = each.every(({ own }) => JSON.stringify(own) === JSON.stringify(each[0]?.own))
  return isSame ? [{ ...moment, own: each[0]?.own ?? [] }] : each
}

/** The posters of the first designs: of the Omer, one for each custom. */
function firstSlugs(posters: readonly DayPoster[], most: number): DayPoster[] {
  const slugs = [...new Set(posters.map(({ slug }) => slug))].slice(0, most)
  return posters.filter(({ slug }) => slugs.includes(slug))
}

function keyOf(poster: DayPoster): string {
  return JSON.stringify(poster)
}

async function date(services: Services, poster: DayPoster): Promise<DatedPoster | undefined> {
  const { about, ahead, slug, values, word } = poster
  const card = await readCard(services, slug)
  const found = card && (await dayPicture(card, poster))
  if (!card || !found) return undefined
  return {
    about,
    ...(ahead && { ahead }),
    card: { ...card.summary, picture: found.picture },
    values: found.order ? { ...values } : {},
    ...(word && { word }),
  }
}
