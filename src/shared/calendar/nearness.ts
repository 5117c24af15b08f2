import type { ComingOccasion } from './coming-up.ts'

/** The visitor's civil day, and whether it is late in the day: candles may have been lit. */
export interface Now {
  today: number
  late: boolean
}

/**
 * How near an occasion is. `date` means no countdown: a distant occasion, or any on Shabbos and Yom
 * Tov and from late on the eve.
 */
export type Nearness = 'now' | 'today' | 'tonight' | 'date' | { nights: number }

/** Beyond this, a date says more than a number of days. */
const countedDays = 90

/**
 * The next occasions that are not over, each once, at most `count`.
 *
 * @example nextOccasions([shabbos, shabbosAfter, chanukah], 739939, 5) // [shabbos, chanukah]
 */
export function nextOccasions(
  occasions: readonly ComingOccasion[],
  today: number,
  count: number,
): ComingOccasion[] {
  return occasions
    .filter(({ lastDay }) => lastDay >= today)
    .sort((a, b) => a.firstDay - b.firstDay)
    .filter(({ slug }, index, all) => all.findIndex((other) => other.slug === slug) === index)
    .slice(0, count)
}

/**
 * @example nearnessOf(chanukah, { today: 739940, late: false }, []) // { nights: 14 }
 */
export function nearnessOf(
  { firstDay, lastDay }: Pick<ComingOccasion, 'firstDay' | 'lastDay'>,
  { today, late }: Now,
  restDays: readonly number[],
): Nearness {
  const nights = firstDay - 1 - today
  if (nights < 0) return firstDay === lastDay ? 'today' : 'now'
  if (nights === 0) return 'tonight'
  const isRest = restDays.includes(today) || (late && restDays.includes(today + 1))
  return isRest || nights > countedDays ? 'date' : { nights }
}
