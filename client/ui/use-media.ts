import { useSyncExternalStore } from 'react'

/** Below it an editor fills the screen of a phone; the style sheets of the editor repeat it. */
export const phoneQuery = '(max-width: 959px)'

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
