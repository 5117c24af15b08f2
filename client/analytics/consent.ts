import { useSyncExternalStore } from 'react'
import { useSite } from '../data/site-context.ts'

/** 'signalled' when the browser itself asks not to be followed, by Global Privacy Control. */
export type Consent = 'given' | 'refused' | 'signalled' | 'open'

const KEY = 'mazel.consent'
const listeners = new Set<() => void>()

/** Whether tags may be loaded; 'open' until the visitor has said so where it is asked. */
export function useConsent(): Consent {
  const { needsConsent } = useSite().config
  return useSyncExternalStore(
    listen,
    () => readConsent(needsConsent),
    () => 'open',
  )
}

/** Remembered on this device, and never sent. */
export function chooseConsent(choice: 'given' | 'refused'): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch (error) {
    console.warn('the choice cannot be kept, and is asked for again', error)
  }
  for (const listener of listeners) listener()
}

function readConsent(isNeeded: boolean): Consent {
  // https://w3c.github.io/gpc/ : its value is a boolean, where there is one.
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return 'signalled'
  if (!isNeeded) return 'given'
  try {
    const choice = localStorage.getItem(KEY)
    return choice === 'given' || choice === 'refused' ? choice : 'open'
  } catch {
    return 'open'
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // The choice made in another window counts here too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
