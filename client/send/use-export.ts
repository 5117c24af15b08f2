import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExportStep } from '../export/draw-card.ts'
import { reportFault } from '../insight/watch-faults.ts'
import { leaveOldBuild } from '../old-build.ts'

/** `start` until the export reports its first step. */
export type SendStep = 'start' | ExportStep

/** Message at the end of an export. */
export interface Outcome {
  message: string
  /** Suggested next action. */
  link?: { label: string; href: string }
}

export type SendState =
  | { kind: 'idle' }
  | { kind: 'working'; step: SendStep }
  | { kind: 'failed'; step: SendStep }
  | { kind: 'done'; outcome: Outcome }

/** @returns undefined when there is nothing to say */
export type SendWork = (
  signal: AbortSignal,
  onProgress: (step: ExportStep) => void,
) => Promise<Outcome | undefined>

/** One export at a time: a second tap during the first makes no second file. */
export function useExport() {
  const [state, setState] = useState<SendState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  const run = useCallback(async (work: SendWork) => {
    if (running.current) return
    const job = new AbortController()
    running.current = job
    let step: SendStep = 'start'
    const show = (next: SendState) => running.current === job && setState(next)
    show({ kind: 'working', step })
    try {
      const outcome = await work(job.signal, (next) => {
        step = next
        show({ kind: 'working', step })
      })
      show(outcome ? { kind: 'done', outcome } : { kind: 'idle' })
    } catch (error) {
      if (job.signal.aborted) return
      console.error(error)
      reportFault(error)
      void leaveOldBuild()
      show({ kind: 'failed', step })
    } finally {
      if (running.current === job) running.current = undefined
    }
  }, [])

  /** Aborts or drops the running export; the next one can start at once. */
  const stop = useCallback((next: SendState) => {
    running.current?.abort()
    running.current = undefined
    setState(next)
  }, [])

  useEffect(() => () => running.current?.abort(), [])

  return { state, run, stop }
}
