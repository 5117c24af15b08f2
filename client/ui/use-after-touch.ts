import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { afterUrgentWork } from './urgent-work.ts'
import { useTouched } from './use-touched.ts'

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
  const touched = useTouched()
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (!touched) return
    const waited = canWait ? new Promise<void>(afterPaint).then(afterUrgentWork) : Promise.resolve()
    waited.then(fetchCode).then(
      (fetched) => startTransition(() => setCode(() => fetched)),
      (error) => console.warn('after touch', error),
    )
  }, [touched, fetchCode, canWait])
  return code
}
