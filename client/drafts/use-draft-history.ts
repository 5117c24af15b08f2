import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { CardDraft } from '#shared/draft.ts'
import { keepDraftWhenIdle } from '../offline/keep-when-idle.ts'
import type { MadeOf } from './claim-draft.ts'
import type { DraftHistory } from './draft-history.ts'
import { DraftSession, type DraftSnapshot, type SaveState } from './draft-session.ts'

interface DraftHistoryOptions {
  /** Whether to restore the last draft of the card; false for a card from a link. */
  latest: boolean
}

/**
 * A visitor's changes to a card or a video, with unlimited undo and redo, stored on the device. The
 * server, and the first render after it, have `initial`. For another card, give the component
 * another `key`.
 */
export function useDraftHistory(made: MadeOf, initial: CardDraft, { latest }: DraftHistoryOptions) {
  const [session] = useState(() => new DraftSession({ made, initial, latest, now: Date.now }))
  const history = useHistory(session)
  const origin = useSnapshot(session, ({ origin }) => origin)
  const isRestoring = useSnapshot(session, ({ state }) => state === 'restoring')
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
    isRestoring,
    origin,
    session,
  }
}

/** Its own hook, so that an editor is not rendered again when its draft is saved. */
export function useSaveState(session: DraftSession): SaveState {
  return useSnapshot(session, ({ state }) => state)
}

/**
 * The history that is rendered. A change within a transition, such as a letter, renders with it; but
 * a click finds it rendered, so that its handlers know the whole draft.
 */
function useHistory(session: DraftSession): DraftHistory {
  const [history, setHistory] = useState(() => session.snapshot().history)
  useEffect(() => {
    const follow = () => setHistory(session.snapshot().history)
    const catchUp = ({ target }: Event) => {
      // A render would undo what a click has done to a radio button.
      if (!(target instanceof HTMLInputElement)) flushSync(follow)
    }
    follow()
    const stop = session.subscribe(follow)
    addEventListener('click', catchUp, true)
    return () => {
      stop()
      removeEventListener('click', catchUp, true)
    }
  }, [session])
  return history
}

/** @param pick returns the same value until that part changes */
export function useSnapshot<Part>(
  session: DraftSession,
  pick: (snapshot: DraftSnapshot) => Part,
): Part {
  const part = () => pick(session.snapshot())
  return useSyncExternalStore(session.subscribe, part, part)
}
