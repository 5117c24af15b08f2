import { useSyncExternalStore } from 'react'
import { useSite } from '../data/site-context.ts'

/** 'signalled' when the browser itself opts out, by Global Privacy Control. */
export type Consent = 'given' | 'refused' | 'signalled' | 'open'

const storageKey = 'mazel.consent'
const listeners = new Set<() => void>()

/** Whether tags may be loaded; 'open' while the site asks and the visitor has not answered. */
export function useConsent(): Consent {
  const { needsConsent } = useSite().config
  return useSyncExternalStore(
    listen,
    () => readConsent(needsConsent),
    () => 'open',
  )
}

/** Stored on this device, never sent. */
export function chooseConsent(choice: 'given' | 'refused'): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch (error) {
    console.warn('the consent choice cannot be stored', error)
  }
  for (const listener of listeners) listener()
}

function readConsent(isNeeded: boolean): Consent {
  // https://w3c.github.io/gpc/ : the value is a boolean where the property exists.
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return 'signalled'
  if (!isNeeded) return 'given'
  try {
    const choice = localStorage.getItem(storageKey)
    return choice === 'given' || choice === 'refused' ? choice : 'open'
  } catch {
    return 'open'
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // A choice made in another window counts here too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
