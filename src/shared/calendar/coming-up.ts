import * as v from 'valibot'
import { cardSummarySchema } from '../card.ts'

/*
 * The next dates of the calendar, sent by the server for some days ahead: a page can be a day old
 * when it is read, and the visitor has a local day. Which dates are next, and when, is then plain
 * arithmetic of day numbers (src/shared/calendar), so the page needs no calendar.
 */

const dayNumber = v.pipe(v.number(), v.integer())
const words = v.pipe(v.string(), v.maxLength(120))

const comingOccasion = v.object({
  /** Slug of its category. */
  slug: words,
  name: words,
  hebrew: words,
  /** Both inclusive; the first begins the evening before. */
  firstDay: dayNumber,
  lastDay: dayNumber,
  /** Its beginning in words: 'From Monday evening, March 22'. */
  begins: words,
  hebrewDate: words,
  /** The civil date of the evening it begins with: 'March 22'. */
  eve: words,
})
export type ComingOccasion = v.InferOutput<typeof comingOccasion>

export const comingUpSchema = v.object({
  /** The server's civil day, in UTC. */
  today: dayNumber,
  /** Shabbos and Yom Tov among the days sent. */
  restDays: v.array(dayNumber),
  occasions: v.array(comingOccasion),
  /** A few cards for each occasion, by its slug. */
  cards: v.record(v.string(), v.array(cardSummarySchema)),
  /** Number of all cards of each occasion; missing in older cached pages. */
  totals: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer())), () => ({})),
})
export type ComingUp = v.InferOutput<typeof comingUpSchema>
