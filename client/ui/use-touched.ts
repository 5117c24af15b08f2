import { startTransition, useEffect, useState } from 'react'
import { whenTouched } from '../first-touch.ts'
import { isPageLive } from './live-page.ts'

/**
 * Whether the visitor has begun to interact with the site. Code for interaction loads no earlier.
 * A page that the server did not render was opened by a link.
 */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(isPageLive)
  useEffect(() => {
    const listening = new AbortController()
    const touch = () => setTouched(true)
    let isShown = false
    // The page answers a touch first. A touch before this code came has its answer already.
    whenTouched(listening.signal, () => (isShown ? startTransition(touch) : touch()))
    isShown = true
    return () => listening.abort()
  }, [])
  return touched
}
