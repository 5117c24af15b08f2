import { useCallback, useEffect, useRef, useState } from 'react'
import { reportFault } from '../insight/watch-faults.ts'
import { leaveOldBuild } from '../old-build.ts'

export type GuestWorkState =
  | { kind: 'idle' | 'failed' | 'cancelled' }
  | { kind: 'done'; message: string }
  /** Share that is done, 0 to 1. */
  | { kind: 'working'; share: number }

/** Returns the message that says how it ended. */
type Work = (signal: AbortSignal, onProgress: (share: number) => void) => Promise<string>
export type RunGuestWork = (work: Work) => Promise<void>

/** One piece of work at a time, with its progress. */
export function useGuestWork() {
  const [state, setState] = useState<GuestWorkState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  const run = useCallback(async (work: Work) => {
    if (running.current) return
    const job = new AbortController()
    running.current = job
    const show = (next: GuestWorkState) => running.current === job && setState(next)
    let shown = 0
    setState({ kind: 'working', share: 0 })
    try {
      const message = await work(job.signal, (share) => {
        // A hundred steps are enough for a bar.
        if (share - shown < 0.01) return
        shown = share
        show({ kind: 'working', share })
      })
      show({ kind: 'done', message })
    } catch (error) {
      if (job.signal.aborted) return
      console.error(error)
      reportFault(error)
      void leaveOldBuild()
      show({ kind: 'failed' })
    } finally {
      if (running.current === job) running.current = undefined
    }
  }, [])

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'cancelled' })
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { state, run, cancel }
}
