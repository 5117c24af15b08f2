import { startTransition, useEffect, useState } from 'react'
import { whenTouched } from '../first-touch.ts'
import { afterPaint } from './after-paint.ts'
import { isPageLive } from './live-page.ts'
import { afterUrgentWork } from './urgent-work.ts'

/**
 * Code that is only needed for interaction: fetched at the first touch of the page, and unless
 * `canWait` is false, after the paint of that touch and what the visitor waits for.
 *
 * @param fetchCode must be the same function at each render
 * @returns `undefined` until it is loaded, and after a failure
 */
export function useAfterTouch<Code extends object>(
  fetchCode: () => Promise<Code>,
  { canWait = true } = {},
): Code | undefined {
  const [code, setCode] = useState<Code>()
  // Otherwise a link opened the page, so the visitor has interacted.
  const [isServed] = useState(() => !isPageLive())
  useEffect(() => {
    const listening = new AbortController()
    const fetchIt = () => {
      const waited = canWait
        ? new Promise<void>(afterPaint).then(afterUrgentWork)
        : Promise.resolve()
      waited.then(fetchCode).then(
        (fetched) => startTransition(() => setCode(() => fetched)),
        (error) => console.warn('after touch', error),
      )
    }
    if (isServed) whenTouched(listening.signal, fetchIt)
    else fetchIt()
    return () => listening.abort()
  }, [isServed, fetchCode, canWait])
  return code
}
