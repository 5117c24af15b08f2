import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A part of the page that no visitor needs at once: its code is fetched when the page is live. Null
 * before, and if it cannot be fetched.
 *
 * @param fetchCode must be the same function at each render
 */
export function useLaterPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  isNeeded = true,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    afterPaint(() =>
      fetchCode().then(
        (code) => startTransition(() => setPart(() => code)),
        (error) => console.error('part', error),
      ),
    )
  }, [fetchCode, isNeeded])
  return Part
}
