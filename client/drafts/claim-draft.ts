import { readEntry, writeEntry } from '../history-entry.ts'
import { type KeptDraft, listDrafts, readDraft } from './draft-store.ts'
import { holdDraft } from './hold-draft.ts'

export interface ClaimedDraft extends KeptDraft {
  /** Lets go of it; absent when another tab has it, so that this one is to go on with a copy. */
  release: (() => void) | undefined
}

/** What a draft is of: slugs. */
export interface MadeOf {
  card: string
  video?: string | undefined
}

/**
 * The draft to go on with: the one that the address or the entry of the history names, else the last
 * of the card, or of the video. Nothing when the one named is no more, as after a start from the beginning.
 *
 * @param latest whether the last will do where none is named
 */
export async function claimDraft(made: MadeOf, latest: boolean): Promise<ClaimedDraft | undefined> {
  const id = namedId() ?? (latest ? await latestId(made) : undefined)
  if (id === undefined) return undefined
  const release = await holdDraft(id)
  // Only now: the tab that had it may have written it before it let go.
  const kept = await readDraft(id)
  if (kept && isOf(kept.stored, made)) return { ...kept, release }
  release?.()
  return undefined
}

/**
 * Writes into the entry of the history which draft it shows, for a reload, and takes it out of the
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
