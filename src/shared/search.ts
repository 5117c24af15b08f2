import * as v from 'valibot'
import { cardSummarySchema } from './card.ts'
import { categorySchema, subCategorySchema } from './category.ts'

const nothingSchema = v.object({
  /** Cards that do not exist yet, in words: 'bas mitzvah cards'; null if unknown. */
  about: v.nullable(v.string()),
  /** Sorrow or illness: show nothing joyful beside it. */
  sober: v.boolean(),
  /** Similar shelves, or one kind of card on them; nearest first. */
  nearest: v.array(
    v.object({ category: categorySchema, subCategory: v.nullable(subCategorySchema) }),
  ),
})
/** Why a search found no card. */
export type SearchNothing = v.InferOutput<typeof nothingSchema>

/** Search results: the response of `GET /api/search` and the data of the page `/search`. */
export const searchAnswerSchema = v.object({
  /** The search text, trimmed and cut to length. */
  query: v.string(),
  /** Best match first; only a few. */
  categories: v.array(categorySchema),
  /** Best match first. */
  cards: v.array(cardSummarySchema),
  /** Number of cards found, shown or not. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Null if something was found. Missing in a response that was cached before this field existed.
   */
  nothing: v.optional(v.nullable(nothingSchema), null),
})
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
