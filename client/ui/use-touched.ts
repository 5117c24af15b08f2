import { startTransition, useEffect, useState } from 'react'
import { whenTouched } from '../first-touch.ts'
import { useHydrated } from './client-only.tsx'

/**
 * Whether the visitor has begun to interact with the site. Code for interaction loads no earlier.
 */
export function useTouched(): boolean {
  // A page that the server did not render was opened by a link, so the visitor has interacted.
  const [touched, setTouched] = useState(useHydrated())
  useEffect(() => {
    const listening = new AbortController()
    // A transition, so that the page answers the touch first.
    whenTouched(listening.signal, () => startTransition(() => setTouched(true)))
    return () => listening.abort()
  }, [])
  return touched
}
