import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { baseOf } from '#shared/i18n/language.ts'
import { useSite } from './data/site-context.ts'

/**
 * Path and query of the shown page, without the language; the address is ahead of it while a page
 * loads.
 */
let shown = ''
const listeners = new Set<() => void>()

export function shownAddress(): string {
  return shown
}

/** Renders the page at an address before it returns, if called within `flushSync`. */
export function showAddress(address: string): void {
  shown = address
  for (const listener of listeners) listener()
}

/** Path and query of the shown page, not decoded and without the language. */
export function useAddress(): string {
  const { address } = useSite()
  return useSyncExternalStore(listen, shownAddress, () => address)
}

/** For the router: the path of the shown page in its language, and how to navigate. */
export function useShownPath(): [string, typeof navigate] {
  const { language } = useSite()
  const [path = '/'] = useAddress().split('?')
  return [baseOf(language) + path, navigate]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
