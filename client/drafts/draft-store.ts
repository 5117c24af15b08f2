import * as v from 'valibot'
import { draftSchema } from '#shared/draft.ts'
import { slugSchema } from '#shared/slug.ts'
import { resultOf, transact } from './draft-database.ts'
import { boundHistory, type DraftHistory } from './draft-history.ts'
import { forgetNote, noteDraft, readNotes } from './draft-notes.ts'

const storedDraftSchema = v.object({
  version: v.literal(1),
  id: slugSchema,
  /** Slug of its card. */
  card: slugSchema,
  /** Slug of the video it was made in; absent for the card itself. */
  video: v.optional(slugSchema),
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
  draft: draftSchema,
})
export type StoredDraft = v.InferOutput<typeof storedDraftSchema>

/** An unreadable history does not discard its draft. */
const storedHistorySchema = v.fallback(
  v.object({ past: v.array(draftSchema), future: v.array(draftSchema) }),
  { past: [], future: [] },
)

export interface KeptDraft {
  stored: StoredDraft
  history: DraftHistory
}

/** Longest JSON of a history on either side of the present, UTF-16 units. */
const maxHistoryLength = 200_000

/** All drafts of this device, last changed first, and the number of unreadable ones. */
export async function listDrafts(): Promise<{ drafts: StoredDraft[]; unreadable: number }> {
  await writeNotes()
  const found: unknown[] = await transact('readonly', ['drafts'], (transaction) =>
    resultOf(transaction.objectStore('drafts').getAll()),
  )
  const drafts = found.flatMap((each) => {
    const parsed = v.safeParse(storedDraftSchema, each)
    return parsed.success ? parsed.output : []
  })
  drafts.sort((one, other) => other.changedAt - one.changedAt)
  return { drafts, unreadable: found.length - drafts.length }
}

/** Undefined when it is missing or unreadable. */
export async function readDraft(id: string): Promise<KeptDraft | undefined> {
  await writeNotes()
  return readStored(id)
}

async function readStored(id: string): Promise<KeptDraft | undefined> {
  const [draft, history]: unknown[] = await transact(
    'readonly',
    ['drafts', 'histories'],
    (transaction) =>
      Promise.all([
        resultOf(transaction.objectStore('drafts').get(id)),
        resultOf(transaction.objectStore('histories').get(id)),
      ]),
  )
  const parsed = v.safeParse(storedDraftSchema, draft)
  if (!parsed.success) return undefined
  const stored = parsed.output
  const { past, future } = v.parse(storedHistorySchema, history)
  return { stored, history: { present: stored.draft, past, future } }
}

/** Replaces the drafts stored under the same ids. */
export async function writeDrafts(kept: readonly KeptDraft[]): Promise<void> {
  await transact('readwrite', ['drafts', 'histories'], (transaction) => {
    putDrafts(transaction, kept)
    // Explicit, since the browser drops open transactions when the page closes.
    transaction.commit()
  })
  for (const { stored } of kept) forgetNote(stored.id)
}

/** Stores drafts within a transaction. */
export function putDrafts(transaction: IDBTransaction, kept: readonly KeptDraft[]): void {
  for (const { stored, history } of kept) {
    const { past, future } = boundHistory(history, maxHistoryLength)
    transaction.objectStore('drafts').put(stored, stored.id)
    transaction.objectStore('histories').put({ past, future }, stored.id)
  }
}

/** For a page that is closing: the next page finds what could not be written in time. */
export function noteForLater({ stored, history }: KeptDraft): void {
  const { past, future } = boundHistory(history, maxHistoryLength)
  noteDraft(stored.id, { stored, history: { past, future } })
}

const noteSchema = v.object({ stored: storedDraftSchema, history: storedHistorySchema })

/** Writes the notes of previous pages, unless something newer is stored. */
async function writeNotes(): Promise<void> {
  for (const note of readNotes()) {
    const parsed = v.safeParse(noteSchema, note)
    if (!parsed.success) continue
    const { stored, history } = parsed.output
    const kept = await readStored(stored.id)
    if (kept && kept.stored.changedAt >= stored.changedAt) forgetNote(stored.id)
    else await writeDrafts([{ stored, history: { present: stored.draft, ...history } }])
  }
}

/** Deletes drafts; the result can be written again for an undo. */
export async function removeDrafts(ids: readonly string[]): Promise<KeptDraft[]> {
  const kept = await Promise.all(ids.map(readDraft))
  await transact('readwrite', ['drafts', 'histories'], (transaction) => {
    for (const id of ids) {
      transaction.objectStore('drafts').delete(id)
      transaction.objectStore('histories').delete(id)
    }
  })
  return kept.filter((each) => each !== undefined)
}
