import { useEffect, useState } from 'react'
import { useTouched } from './use-touched.ts'

/**
 * Code that is only needed for interaction: fetched at the first touch of the page.
 *
 * @param fetchCode must be the same function at each render
 * @returns `undefined` until it is loaded, and after a failure
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
