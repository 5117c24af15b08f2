import { useEffect, useState } from 'react'
import { useHydrated } from './client-only.tsx'

/** One of them comes before all else that a visitor does, whatever the device. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Whether the visitor has begun to do anything on this site. What serves their hands alone need not
 * be fetched before.
 */
export function useTouched(): boolean {
  // What was not rendered by the server was come to by a link of the page before.
  const [touched, setTouched] = useState(useHydrated())
  useEffect(() => {
    const listening = new AbortController()
    const touch = () => {
      listening.abort()
      setTouched(true)
    }
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const sign of signs) addEventListener(sign, touch, options)
    // In a field before the page came to life.
    if (document.activeElement !== document.body) touch()
    return () => listening.abort()
  }, [])
  return touched
}
