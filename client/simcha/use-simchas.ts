import { useEffect, useState, useSyncExternalStore } from 'react'
import { followDrafts } from './follow-drafts.ts'
import { SimchaSession } from './simcha-session.ts'
import { listSimchas, removeSimcha, writeSimcha } from './simcha-store.ts'

/** The simchas of this device, and what changes them. */
export function useSimchas() {
  const [session] = useState(
    () =>
      new SimchaSession({
        list: listSimchas,
        write: writeSimcha,
        remove: removeSimcha,
        follow: followDrafts,
        now: Date.now,
      }),
  )
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  useEffect(() => {
    void session.read()
    addEventListener('pagehide', session.save)
    return () => {
      removeEventListener('pagehide', session.save)
      session.save()
    }
  }, [session])
  const { change, addCard, remove } = session
  return { ...snapshot, change, addCard, remove }
}
