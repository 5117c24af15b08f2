import * as v from 'valibot'
import { draftSchema } from '#shared/draft.ts'
import { slugSchema } from '#shared/slug.ts'
import type { DraftHistory } from './draft-history.ts'
import type { KeptDraft, StoredDraft } from './draft-store.ts'

/*
 * Checks what the device has of a draft. Loaded when there is something to check, since most
 * visitors of a card have no draft.
 */

const storedDraftSchema = v.object({
  version: v.literal(1),
  id: slugSchema,
  card: slugSchema,
  video: v.optional(slugSchema),
  changedAt: v.number(),
  draft: draftSchema,
})

/** An unreadable history does not discard its draft. */
const storedHistorySchema = v.fallback(
  v.object({ past: v.array(draftSchema), future: v.array(draftSchema) }),
  { past: [], future: [] },
)

const noteSchema = v.object({ stored: storedDraftSchema, history: storedHistorySchema })

/** Undefined when it is unreadable. */
export function parseStored(input: unknown): StoredDraft | undefined {
  const parsed = v.safeParse(storedDraftSchema, input)
  return parsed.success ? parsed.output : undefined
}

export function parseHistory(input: unknown): Pick<DraftHistory, 'past' | 'future'> {
  return v.parse(storedHistorySchema, input)
}

/** Undefined when it is unreadable. */
export function parseNote(input: unknown): KeptDraft | undefined {
  const parsed = v.safeParse(noteSchema, input)
  if (!parsed.success) return undefined
  const { stored, history } = parsed.output
  return { stored, history: { present: stored.draft, ...history } }
}
