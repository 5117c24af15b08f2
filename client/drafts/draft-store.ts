import * as v from 'valibot'
import { draftSchema } from '#shared/draft.ts'
import { slugSchema } from '#shared/slug.ts'
import { resultOf, transact } from './draft-database.ts'
import { boundHistory, type DraftHistory } from './draft-history.ts'
import { forgetNote, noteDraft, readNotes } from './draft-notes.ts'

const storedDraftSchema = v.object({
  version: v.literal(1),
  id: slugSchema,
  /** Slug of the card it was made of. */
  card: slugSchema,
  /** Slug of the video it was made in; without one it was the card itself. */
  video: v.optional(slugSchema),
  /** Milliseconds since the epoch. */
  changedAt: v.number(),
  draft: draftSchema,
})
export type StoredDraft = v.InferOutput<typeof storedDraftSchema>

/** A history that cannot be read is not worth losing its draft for. */
const storedHistorySchema = v.fallback(
  v.object({ past: v.array(draftSchema), future: v.array(draftSchema) }),
  { past: [], future: [] },
)

export interface KeptDraft {
  stored: StoredDraft
  history: DraftHistory
}

/** Of a history, UTF-16 units of JSON on either side of the present. */
const MAX_HISTORY_LENGTH = 200_000

/** All drafts of this device, the last changed first, and how many there are that cannot be read. */
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

/** Nothing when there is none, or none that can be read. */
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

/** Puts drafts in the place of what is kept under their ids. */
export async function writeDrafts(kept: readonly KeptDraft[]): Promise<void> {
  await transact('readwrite', ['drafts', 'histories'], (transaction) => {
    for (const { stored, history } of kept) {
      const { past, future } = boundHistory(history, MAX_HISTORY_LENGTH)
      transaction.objectStore('drafts').put(stored, stored.id)
      transaction.objectStore('histories').put({ past, future }, stored.id)
    }
    // Not left to the browser, which drops what is still open when the page goes.
    transaction.commit()
  })
  for (const { stored } of kept) forgetNote(stored.id)
}

/** For a page that is being left: what may not be written in time is found by the next page. */
export function noteForLater({ stored, history }: KeptDraft): void {
  const { past, future } = boundHistory(history, MAX_HISTORY_LENGTH)
  noteDraft(stored.id, { stored, history: { past, future } })
}

const noteSchema = v.object({ stored: storedDraftSchema, history: storedHistorySchema })

/** Writes what pages before this one could not, where nothing newer is kept. */
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

/** Takes drafts away; what is returned can be written again. */
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
