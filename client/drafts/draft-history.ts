import type { CardDraft } from '#shared/draft.ts'

/** A draft with all its undo and redo steps. */
export interface DraftHistory {
  present: CardDraft
  /** Oldest first. */
  past: readonly CardDraft[]
  /** Next step first. */
  future: readonly CardDraft[]
  /** The step of the last change, while further changes may join it. */
  open?: { step: EditStep; changedAt: number } | undefined
}

/**
 * Consecutive changes of one step are undone together: those under one name, such as typing in one
 * field, until a pause; those of one gesture, which is one object, however long it rests.
 */
export type EditStep = string | { readonly gesture: string }

/** After a longer pause a name starts a new step, ms. */
const stepQuietMs = 1000

export function startHistory(present: CardDraft): DraftHistory {
  return { present, past: [], future: [] }
}

interface Change {
  next: CardDraft
  step?: EditStep | undefined
  /** Milliseconds since the epoch. */
  now: number
}

export function changeDraft(history: DraftHistory, { next, step, now }: Change): DraftHistory {
  const { present, past, open } = history
  if (next === present) return history
  const isSame = step !== undefined && step === open?.step
  const joins = isSame && (typeof step === 'object' || now - open.changedAt <= stepQuietMs)
  return {
    present: next,
    past: joins ? past : [...past, present],
    future: [],
    open: step === undefined ? undefined : { step, changedAt: now },
  }
}

export function undoChange({ present, past, future }: DraftHistory): DraftHistory {
  const before = past.at(-1)
  if (!before) return { present, past, future }
  return { present: before, past: past.slice(0, -1), future: [present, ...future] }
}

export function redoChange({ present, past, future }: DraftHistory): DraftHistory {
  const [next, ...rest] = future
  if (!next) return { present, past, future }
  return { present: next, past: [...past, present], future: rest }
}

/**
 * Keeps the steps nearest to the present, as many as fit on either side by length of their JSON.
 */
export function boundHistory(history: DraftHistory, maxLength: number): DraftHistory {
  const { present, past, future } = history
  return {
    present,
    past: firstThatFit(past.toReversed(), maxLength).toReversed(),
    future: firstThatFit(future, maxLength),
  }
}

function firstThatFit(drafts: readonly CardDraft[], maxLength: number): CardDraft[] {
  let length = 0
  const end = drafts.findIndex((draft) => {
    length += JSON.stringify(draft).length
    return length > maxLength
  })
  return drafts.slice(0, end < 0 ? drafts.length : end)
}
