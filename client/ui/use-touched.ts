import { useEffect, useState } from 'react'
import { useHydrated } from './client-only.tsx'

/** Any visit starts with one of these events, on every device. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Whether the visitor has begun to interact with the site. Code for interaction loads no earlier.
 */
export function useTouched(): boolean {
  // A page that the server did not render was opened by a link, so the visitor has interacted.
  const [touched, setTouched] = useState(useHydrated())
  useEffect(() => {
    const listening = new AbortController()
    const touch = () => {
      listening.abort()
      setTouched(true)
    }
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const sign of signs) addEventListener(sign, touch, options)
    // A field was focused before hydration.
    if (document.activeElement !== document.body) touch()
    return () => listening.abort()
  }, [])
  return touched
}
