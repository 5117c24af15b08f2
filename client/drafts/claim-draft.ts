import { readEntry, writeEntry } from '../history-entry.ts'
import { type KeptDraft, listDrafts, readDraft } from './draft-store.ts'
import { holdDraft } from './hold-draft.ts'

export interface ClaimedDraft extends KeptDraft {
  /**
   * Releases the lock; absent when another tab holds the draft, so that this tab works on a copy.
   */
  release: (() => void) | undefined
}

/** Slugs of what the draft belongs to. */
export interface MadeOf {
  card: string
  video?: string | undefined
}

/**
 * The draft to continue: the one named by the address or the history entry, else the last of the
 * card or video. Undefined when the named draft no longer exists, as after starting again.
 *
 * @param latest whether to use the last draft when none is named
 */
export async function claimDraft(made: MadeOf, latest: boolean): Promise<ClaimedDraft | undefined> {
  const id = namedId() ?? (latest ? await latestId(made) : undefined)
  if (id === undefined) return undefined
  const release = await holdDraft(id)
  // After the lock: the tab that held it may have written the draft just before.
  const kept = await readDraft(id)
  if (kept && isOf(kept.stored, made)) return { ...kept, release }
  release?.()
  return undefined
}

/**
 * Stores the id of the shown draft in the history entry, for a reload, and removes it from the
 * address.
 */
export function nameEntry(id: string): void {
  if (readEntry().draft === id && !idOfHash()) return
  writeEntry({ draft: id }, location.pathname + location.search)
}

function namedId(): string | undefined {
  const { draft } = readEntry()
  return idOfHash() ?? (typeof draft === 'string' ? draft : undefined)
}

async function latestId(made: MadeOf): Promise<string | undefined> {
  return (await listDrafts()).drafts.find((stored) => isOf(stored, made))?.id
}

function isOf(one: MadeOf, other: MadeOf): boolean {
  return one.card === other.card && one.video === other.video
}

function idOfHash(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get('draft') ?? undefined
}
