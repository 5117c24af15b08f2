import type { CardLayout } from '#shared/card/layout-card.ts'
import type { ExportStep } from '../export/draw-card.ts'

type Progress = (step: ExportStep) => void

/** A card to be made a file of; its layout tells it from others. */
export interface Wanted {
  layout: CardLayout
  make(signal: AbortSignal, onProgress: Progress): Promise<File>
}

/** The file that a tap will ask for, made before it: a share must follow the tap closely. */
export interface ReadyFile {
  /** That of the last layout, made once; a file of another layout is broken off. */
  take(wanted: Wanted, onProgress?: Progress): Promise<File>
  /** Breaks off what is not ready. */
  stop(): void
}

export function createReadyFile(): ReadyFile {
  let ready: { layout: CardLayout; file: Promise<File> } | undefined
  let making: AbortController | undefined
  let step: ExportStep | undefined
  let tell: Progress | undefined

  function stop() {
    making?.abort()
    ready = undefined
    step = undefined
  }

  function start({ layout, make }: Wanted) {
    stop()
    const job = new AbortController()
    making = job
    const file = make(job.signal, (next) => {
      if (job.signal.aborted) return
      step = next
      tell?.(next)
    })
    const started = { layout, file }
    // Only who waits for it is told of a failure; the next who asks starts again.
    file.catch(() => {
      if (ready === started) ready = undefined
    })
    return started
  }

  return {
    take(wanted, onProgress) {
      if (onProgress) tell = onProgress
      if (ready?.layout !== wanted.layout) ready = start(wanted)
      if (step) onProgress?.(step)
      return ready.file
    },
    stop,
  }
}
