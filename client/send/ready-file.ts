import type { ExportStep } from '../export/draw-card.ts'
import { type CacheKey, createPromiseCache } from '../promise-cache.ts'

type Progress = (step: ExportStep) => void

/** A card to export as a file. */
export interface Wanted {
  key: CacheKey
  make(signal: AbortSignal, onProgress: Progress): Promise<File>
}

/** A file made before the tap that asks for it, since a share must follow the tap closely. */
export interface ReadyFile {
  /** The file of the last key, made once; stops one that is being made for another key. */
  take(wanted: Wanted, onProgress?: Progress): Promise<File>
  /** Stops a file in progress. */
  stop(): void
}

export function createReadyFile(): ReadyFile {
  const files = createPromiseCache<File>({ capacity: 1 })
  let making: AbortController | undefined
  let step: ExportStep | undefined
  let tell: Progress | undefined

  function start({ make }: Wanted) {
    making?.abort()
    step = undefined
    const job = new AbortController()
    making = job
    return make(job.signal, (next) => {
      if (job.signal.aborted) return
      step = next
      tell?.(next)
    })
  }

  return {
    take(wanted, onProgress) {
      if (onProgress) tell = onProgress
      const file = files.take(wanted.key, () => start(wanted))
      if (step) onProgress?.(step)
      return file
    },
    stop() {
      making?.abort()
      step = undefined
      files.clear()
    },
  }
}
