import { useEffect, useState } from 'react'
import { useTouched } from './use-touched.ts'

/**
 * Code that serves the visitor's hands alone: it is fetched at the first touch of the page.
 *
 * @param fetchCode the same function at each call
 * @returns `undefined` until it is there, and where it cannot be had
 */
export function useAfterTouch<Code extends object>(
  fetchCode: () => Promise<Code>,
): Code | undefined {
  const touched = useTouched()
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (!touched) return
    fetchCode().then(
      (fetched) => setCode(() => fetched),
      (error) => console.warn('after touch', error),
    )
  }, [touched, fetchCode])
  return code
}
