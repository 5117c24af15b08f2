import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { leaveOldBuild } from '../old-build.ts'
import { toastError } from '../shell/toasts.tsx'
import { afterPaint } from './after-paint.ts'
import { guarded } from './boundary.tsx'
import { endProgress, startProgress } from './progress.ts'
import { useSiteStrings } from './use-strings.ts'

/**
 * A part of the page that most visitors never open; its code loads on demand.
 *
 * @param fetchCode must be the same function at each render
 */
export function useOnDemand<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const { partFailed } = useSiteStrings().error
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  const load = useCallback(async () => {
    const code = await fetchCode()
    // One wrapper for good: a new one would be another component and lose its state.
    setPart((known: typeof Part) => known ?? guarded(code, () => toastError(partFailed)))
  }, [fetchCode, partFailed])

  /**
   * Fetches the code while the visitor waits, with the progress bar. False after a failure, which a
   * toast reports.
   */
  const demand = useCallback(async (): Promise<boolean> => {
    if (Part) return true
    startProgress()
    try {
      await new Promise<void>(afterPaint)
      await load()
      return true
    } catch (error) {
      console.error('part', error)
      if (!(await leaveOldBuild())) toastError(partFailed)
      return false
    } finally {
      endProgress()
    }
  }, [Part, load, partFailed])

  /** Props for its trigger: preload the code on hover or focus. */
  const intent = useMemo(() => {
    // Only a preload: a failure shows on opening.
    const fetchAhead = () => afterPaint(() => void load().catch(() => {}))
    return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead }
  }, [load])

  return { Part, demand, intent }
}
