import * as v from 'valibot'
import { cardDesignSchema } from '../card.ts'
import { draftSchema } from '../draft.ts'

/** A picture as a `data:` address. */
export const pictureDataSchema = v.pipe(
  v.string(),
  v.regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/),
)

/** A request to the worker that draws previews: a card and its draft. */
export const previewOrderSchema = v.object({
  design: cardDesignSchema,
  draft: draftSchema,
  /** The picture under the words when the design paints no ground, as a `data:` address. */
  ground: v.optional(pictureDataSchema),
  /**
   * Deadline, ms since 1970: drawing does not start after it, since nobody waits for the picture
   * any more.
   */
  until: v.number(),
})
export type PreviewOrder = v.InferInput<typeof previewOrderSchema>

/** Maximum length of an order, UTF-16 units of its JSON. */
export const maxPreviewOrderLength = 400_000

/** Maximum size of the picture under the words, which keeps an order within its limit. */
export const maxGroundBytes = 200_000

/** Chat apps drop larger previews. */
export const maxPreviewBytes = 250_000
