import type { CardDraft } from '#shared/draft.ts'
import { resultOf, transact } from './draft-database.ts'
import { boundHistory, type DraftHistory } from './draft-history.ts'
import { forgetNote, noteDraft, readNotes } from './draft-notes.ts'

export interface StoredDraft {
  version: 1
  id: string
  /** Slug of its card. */
  card: string
  /** Slug of the video it was made in; absent for the card itself. */
  video?: string | undefined
  /** Milliseconds since the epoch. */
  changedAt: number
  draft: CardDraft
}

export interface KeptDraft {
  stored: StoredDraft
  history: DraftHistory
}

/** Longest JSON of a history on either side of the present, UTF-16 units. */
const maxHistoryLength = 200_000

/** The check of drafts, loaded when there is a draft. */
export function fetchParser() {
  return import('./parse-draft.ts')
}

/** All drafts of this device, last changed first, and the number of unreadable ones. */
export async function listDrafts(): Promise<{ drafts: StoredDraft[]; unreadable: number }> {
  await writeNotes()
  const found: unknown[] = await transact('readonly', ['drafts'], (transaction) =>
    resultOf(transaction.objectStore('drafts').getAll()),
  )
  if (found.length === 0) return { drafts: [], unreadable: 0 }
  const { parseStored } = await fetchParser()
  const drafts = found.flatMap((each) => parseStored(each) ?? [])
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
  if (draft === undefined) return undefined
  const { parseStored, parseHistory } = await fetchParser()
  const stored = parseStored(draft)
  return stored && { stored, history: { present: stored.draft, ...parseHistory(history) } }
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

/** Writes the notes of previous pages, unless something newer is stored. */
async function writeNotes(): Promise<void> {
  for (const note of readNotes()) {
    const { parseNote } = await fetchParser()
    const noted = parseNote(note)
    if (!noted) continue
    const { id, changedAt } = noted.stored
    const kept = await readStored(id)
    if (kept && kept.stored.changedAt >= changedAt) forgetNote(id)
    else await writeDrafts([noted])
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
