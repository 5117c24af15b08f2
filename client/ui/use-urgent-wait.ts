import { useEffect } from 'react'
import { doUrgently } from './urgent-work.ts'

/** The visitor waits while `waits` is true. */
export function useUrgentWait(waits: boolean): void {
  useEffect(() => {
    if (!waits) return
    let end = () => {}
    doUrgently(
      new Promise<void>((resolve) => {
        end = resolve
      }),
    )
    return end
  }, [waits])
}
