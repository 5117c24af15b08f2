import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useSite } from './data/site-context.ts'

/** Path and query of the page that is shown; the address is ahead of it while a page is fetched. */
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

/** Path and query of the page that is shown, as they were sent: nothing in them is decoded. */
export function useAddress(): string {
  const { address } = useSite()
  return useSyncExternalStore(listen, shownAddress, () => address)
}

/** For the router: the path of the page that is shown, and how its address is written. */
export function useShownPath(): [string, typeof navigate] {
  const [path = '/'] = useAddress().split('?')
  return [path, navigate]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
