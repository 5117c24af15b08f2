import { type ReactNode, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False while the server renders and the browser takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Parts that exist in the browser only. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}
