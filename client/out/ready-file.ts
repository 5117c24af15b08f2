import type { ExportStep } from '../export/draw-card.ts'
import { isSame } from './is-same.ts'

type Progress = (step: ExportStep) => void

/** A card to be made a file of. */
export interface Wanted {
  /** What tells it from others: each is compared by identity. */
  key: readonly unknown[]
  make(signal: AbortSignal, onProgress: Progress): Promise<File>
}

/** The file that a tap will ask for, made before it: a share must follow the tap closely. */
export interface ReadyFile {
  /** The file of the last key, made once; that of another key is broken off. */
  take(wanted: Wanted, onProgress?: Progress): Promise<File>
  /** Breaks off what is not ready. */
  stop(): void
}

export function createReadyFile(): ReadyFile {
  let ready: { key: Wanted['key']; file: Promise<File> } | undefined
  let making: AbortController | undefined
  let step: ExportStep | undefined
  let tell: Progress | undefined

  function stop() {
    making?.abort()
    ready = undefined
    step = undefined
  }

  function start({ key, make }: Wanted) {
    stop()
    const job = new AbortController()
    making = job
    const file = make(job.signal, (next) => {
      if (job.signal.aborted) return
      step = next
      tell?.(next)
    })
    const started = { key, file }
    // Only who waits for it is told of a failure; the next who asks starts again.
    file.catch(() => {
      if (ready === started) ready = undefined
    })
    return started
  }

  return {
    take(wanted, onProgress) {
      if (onProgress) tell = onProgress
      if (!ready || !isSame(ready.key, wanted.key)) ready = start(wanted)
      if (step) onProgress?.(step)
      return ready.file
    },
    stop,
  }
}
