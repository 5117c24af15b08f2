import { BProgress } from '@bprogress/core'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { leaveOldBuild } from '../old-build.ts'
import { toastError } from '../shell/toasts.tsx'
import { guarded } from './boundary.tsx'
import { useSiteStrings } from './use-strings.ts'

/**
 * A part of the page that most visitors never open, so its code is not there from the start.
 *
 * @param fetchCode the same function at each call
 */
export function useOnDemand<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const { partFailed } = useSiteStrings().error
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  const load = useCallback(async () => {
    const code = await fetchCode()
    // One wrapper for good: another would be another component, and begin again.
    setPart((known: typeof Part) => known ?? guarded(code, () => toastError(partFailed)))
  }, [fetchCode, partFailed])

  /**
   * Fetches the code with the progress bar over the page: the visitor is waiting for it. False when it
   * cannot be had, which the visitor is told.
   */
  const demand = useCallback(async (): Promise<boolean> => {
    if (Part) return true
    BProgress.start()
    try {
      await load()
      return true
    } catch (error) {
      console.error('part', error)
      if (!(await leaveOldBuild())) toastError(partFailed)
      return false
    } finally {
      BProgress.done()
    }
  }, [Part, load, partFailed])

  /** For what opens it: fetches the code as soon as the visitor seems to mean it. */
  const intent = useMemo(() => {
    // Only ahead of time: if it fails, opening says so.
    const fetchAhead = () => void load().catch(() => {})
    return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead }
  }, [load])

  return { Part, demand, intent }
}
