import { BProgress } from '@bprogress/core'

/** Time between two steps, ms. */
const trickleMs = 100

BProgress.configure({ trickleSpeed: trickleMs, showSpinner: false })

export function showProgress(isRunning: boolean): void {
  if (!isRunning) BProgress.done()
  else if (!BProgress.isStarted()) BProgress.start()
}
