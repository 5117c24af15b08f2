import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { CardDraft } from '#shared/draft.ts'
import { keepDraftWhenIdle } from '../offline/keep-when-idle.ts'
import type { MadeOf } from './claim-draft.ts'
import { DraftSession, type DraftSnapshot, type SaveState } from './draft-session.ts'

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
  const { history, origin, state } = useShown(session)
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
    isRestoring: state === 'restoring',
    origin,
    session,
  }
}

/** Its own hook, so that an editor is not rendered again when its draft is saved. */
export function useSaveState(session: DraftSession): SaveState {
  return useSnapshot(session, ({ state }) => state)
}

/**
 * The snapshot that is rendered. A change within a transition, such as a letter, renders with it; but
 * a press or a click finds the last change rendered, so that its handlers know the whole draft.
 */
function useShown(session: DraftSession): DraftSnapshot {
  const [shown, setShown] = useState(session.snapshot)
  const rendered = useRef(shown)
  useLayoutEffect(() => {
    rendered.current = shown
  }, [shown])
  useEffect(() => {
    let last = rendered.current
    const follow = () => {
      const next = session.snapshot()
      if (!looksAlike(last, next)) setShown(next)
      last = next
    }
    const catchUp = (event: Event) => {
      const next = session.snapshot()
      if (isTyping(event) || looksAlike(rendered.current, next)) return
      flushSync(() => setShown(next))
    }
    const stop = session.subscribe(follow)
    follow()
    const presses = ['pointerdown', 'keydown', 'click']
    for (const type of presses) addEventListener(type, catchUp, true)
    return () => {
      stop()
      for (const type of presses) removeEventListener(type, catchUp, true)
    }
  }, [session])
  return shown
}

/** Whether an editor would look the same: the state of a write shows elsewhere. */
function looksAlike(one: DraftSnapshot, other: DraftSnapshot): boolean {
  const [restoring, stillRestoring] = [one, other].map(({ state }) => state === 'restoring')
  return (
    one.history === other.history && one.origin === other.origin && restoring === stillRestoring
  )
}

function isTyping({ type, target }: Event): boolean {
  return type === 'keydown' && target instanceof HTMLTextAreaElement
}

/** @param pick returns the same value until that part changes */
export function useSnapshot<Part>(
  session: DraftSession,
  pick: (snapshot: DraftSnapshot) => Part,
): Part {
  const part = () => pick(session.snapshot())
  return useSyncExternalStore(session.subscribe, part, part)
}
