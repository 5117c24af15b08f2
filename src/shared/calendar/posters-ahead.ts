import * as v from 'valibot'
import { cardSummarySchema } from '../card.ts'
import { dayAbouts } from './day-about.ts'
import type { OmerWord } from './omer.ts'

/*
 * The posters of some days, sent by the server: a page can be days old when it is read, and the
 * visitor has a local day and a place.
 */

const dayNumber = v.pipe(v.number(), v.integer())
const omerWords = ['לעומר', 'בעומר'] as const satisfies readonly OmerWord[]

const datedPoster = v.object({
  about: v.picklist(dayAbouts),
  /** It is still to come. */
  ahead: v.optional(v.literal(true)),
  /** Its picture has the words of the day. */
  card: cardSummarySchema,
  /** The words that the day gives it, by field; empty for a design that has them. */
  values: v.record(v.string(), v.string()),
  /** For one of the two customs only. */
  word: v.optional(v.picklist(omerWords)),
})
export type DatedPoster = v.InferOutput<typeof datedPoster>

export const dayPostersSchema = v.object({
  /** The server's civil day, in UTC. */
  today: dayNumber,
  posters: v.array(datedPoster),
  /** Places in `posters` for each moment of the days sent; `place` only where it matters. */
  moments: v.array(
    v.object({
      dayNumber,
      evening: v.boolean(),
      place: v.optional(v.picklist(['diaspora', 'israel'])),
      posters: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
})
export type DayPosters = v.InferOutput<typeof dayPostersSchema>
