import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { upcoming } from '#shared/calendar/occasion.ts'
import type { Category } from '#shared/category.ts'
import { keepResults } from './keep-results.ts'

/** Days before an occasion from which its cards are in season. */
const leadDays = 35
/** Where most visitors live. */
const community = 'diaspora'

/** The occasions of the calendar around a day. */
export interface Season {
  /** Slugs of the occasions that are near, the next one first. */
  near: readonly string[]
  /** Slugs of the others. */
  far: readonly string[]
}

/**
 * The occasions that are near a moment, including a current one, and those that are not.
 *
 * @example seasonOf(new Date('2026-11-22')).near // ['good-shabbos', 'chanukah', 'rosh-chodesh']
 */
export function seasonOf(now: Date): Season {
  return seasonOfDay(dayOf(now))
}

const seasonOfDay = keepResults((day: number): Season => {
  const near: string[] = []
  const far: string[] = []
  for (const { slug, firstDay } of upcoming(day, Number.POSITIVE_INFINITY, community)) {
    const list = firstDay - day <= leadDays ? near : far
    list.push(slug)
  }
  return { near, far }
}, String)

/**
 * The occasion that an item is shown for: a near one, or null for a simcha of any day. Undefined
 * for an item that is out of season.
 */
export function dueFor(
  { categories }: { categories: readonly string[] },
  { near, far }: Season,
): string | null | undefined {
  const due = near.find((slug) => categories.includes(slug))
  if (due !== undefined) return due
  return far.some((slug) => categories.includes(slug)) ? undefined : null
}

/** Categories with any of the items, each with its count: the near ones first, the next in front. */
export function occasionsOf(
  items: readonly { categories: readonly string[]; count?: number }[],
  categories: readonly Category[],
  { near }: Season,
): { category: Category; count: number }[] {
  const place = ({ slug }: Category) => (near.includes(slug) ? near.indexOf(slug) : near.length)
  return categories
    .toSorted((one, other) => place(one) - place(other))
    .map((category) => {
      const own = items.filter((item) => item.categories.includes(category.slug))
      return { category, count: own.reduce((sum, { count = 1 }) => sum + count, 0) }
    })
    .filter(({ count }) => count > 0)
}

/** The civil day of a moment, in UTC. */
export function dayOf(now: Date): number {
  return civilToDayNumber({
    year: now.getUTCFullYear(),
    month: now.getUTCMonth() + 1,
    day: now.getUTCDate(),
  })
}
