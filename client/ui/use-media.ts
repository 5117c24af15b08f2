import { startTransition, useEffect, useState } from 'react'
import { isPageLive } from './live-page.ts'

/** Below it an editor fills the screen of a phone; the style sheets of the editor repeat it. */
export const phoneQuery = '(max-width: 959px)'

/**
 * Whether a media query matches; false on the server. After hydration it follows in a transition: a
 * whole editor depends on it.
 */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => isPageLive() && matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const listening = new AbortController()
    const follow = () => startTransition(() => setMatches(list.matches))
    follow()
    list.addEventListener('change', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [query])
  return matches
}
