import * as v from 'valibot'

const integer = v.pipe(v.number(), v.integer())
const texts = v.array(v.string())

/** The event of a card as its receiver sees it. */
export const shownEventSchema = v.object({
  /** A civil date. */
  day: v.nullable(v.object({ year: integer, month: integer, day: integer })),
  time: v.nullable(v.string()),
  /** The words of the card, then the civil date where they have another. */
  when: texts,
  /** Words for a map, then their addresses in Waze and Google Maps; empty without a place. */
  where: texts,
  /** Numbers as they are written, each with its address to call and, of a mobile, to chat. */
  phones: v.array(texts),
})
export type ShownEvent = v.InferOutput<typeof shownEventSchema>
