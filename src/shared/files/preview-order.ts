import * as v from 'valibot'
import { cardDesignSchema } from '../card.ts'
import { draftSchema } from '../draft.ts'

/** What the worker that draws previews is asked for: a card and what was made of it. */
export const previewOrderSchema = v.object({
  design: cardDesignSchema,
  draft: draftSchema,
  /** What the words stand on where the design paints no ground: a picture, as a `data:` address. */
  ground: v.optional(
    v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/)),
  ),
  /** When nobody waits for the picture any more, ms since 1970: it is not begun after that. */
  until: v.number(),
})
export type PreviewOrder = v.InferInput<typeof previewOrderSchema>

/** A longer order is refused, UTF-16 units of its JSON. */
export const MAX_PREVIEW_ORDER_LENGTH = 400_000

/** The most that a picture under the words may weigh: no order is then longer than it may be. */
export const MAX_GROUND_BYTES = 200_000

/** Chat apps leave out heavier previews. */
export const MAX_PREVIEW_BYTES = 250_000
