import * as v from 'valibot'
import { cardDesignSchema } from './card.ts'
import { draftSchema } from './draft.ts'

/** What the worker that draws previews is asked for: a card and what was made of it. */
export const previewOrderSchema = v.object({
  design: cardDesignSchema,
  draft: draftSchema,
  /** When nobody waits for the picture any more, ms since 1970: it is not begun after that. */
  until: v.number(),
})
export type PreviewOrder = v.InferInput<typeof previewOrderSchema>

/** A longer order is refused, UTF-16 units of its JSON. */
export const MAX_PREVIEW_ORDER_LENGTH = 131_072

/** Chat apps leave out heavier previews. */
export const MAX_PREVIEW_BYTES = 250_000
