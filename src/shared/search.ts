import * as v from 'valibot'
import { cardSummarySchema } from './card.ts'
import { categorySchema, subCategorySchema } from './category.ts'

const nothingSchema = v.object({
  /** What there are no cards of yet, in words: 'bas mitzvah cards'; null where nobody can say. */
  about: v.nullable(v.string()),
  /** Sorrow or illness: nothing joyful may stand beside it. */
  sober: v.boolean(),
  /** Shelves that come near, or one kind of card on them; the nearest first. */
  nearest: v.array(
    v.object({ category: categorySchema, subCategory: v.nullable(subCategorySchema) }),
  ),
})
/** Why a search found no card. */
export type SearchNothing = v.InferOutput<typeof nothingSchema>

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
  /** Null where something was found; an answer that a cache kept from before has none. */
  nothing: v.optional(v.nullable(nothingSchema), null),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
