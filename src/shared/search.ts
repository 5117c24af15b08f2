import * as v from 'valibot'
import { cardSummarySchema } from './card.ts'
import { categorySchema } from './category.ts'

/** What a search found: answer of `GET /api/search` and data of the page `/search`. */
export const searchAnswerSchema = v.object({
  /** As it was searched for: trimmed and cut to length. */
  query: v.string(),
  /** The best first; a few at most. */
  categories: v.array(categorySchema),
  /** The best first. */
  cards: v.array(cardSummarySchema),
  /** Cards found, shown or not. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
