import { type ReactNode, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Renders its children in the browser only. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}
