import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { keepDraftWhenIdle } from '../offline/keep-when-idle.ts'
import type { MadeOf } from './claim-draft.ts'
import { DraftSession } from './draft-session.ts'

interface DraftHistoryOptions {
  /** Whether to restore the last draft of the card; false for a card from a link. */
  latest?: boolean
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * A visitor's changes to a card or a video, with unlimited undo and redo, stored on the device. The
 * server, and the first render after it, have `initial`. For another card, give the component
 * another `key`.
 */
export function useDraftHistory(made: MadeOf, initial: CardDraft, options?: DraftHistoryOptions) {
  const { latest = true, now = Date.now } = options ?? {}
  const [session] = useState(() => new DraftSession({ made, initial, latest, now }))
  const { history, state, origin } = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  )
  useEffect(() => {
    session.start()
    return session.stop
  }, [session])

  const { card, video } = made
  const canReset = session.canReset()
  useEffect(
    () => (canReset ? keepDraftWhenIdle({ card, video }) : undefined),
    [canReset, card, video],
  )

  return {
    draft: history.present,
    edit: session.edit,
    undo: session.undo,
    redo: session.redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    reset: session.reset,
    canReset,
    state,
    origin,
  }
}
