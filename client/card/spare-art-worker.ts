import workerPath from './art-worker.ts?worker&url'
import type { FamilyQuestion } from './draw-art.ts'

let spare: Worker | undefined

/** Starts the worker for the next painter and fetches the code of a family there. */
export function warmArt(family: string): void {
  if (!spare) {
    // A worker's own request comes after all others; this one puts its script into the cache.
    fetch(workerPath, { priority: 'high' }).catch(() => {})
    spare = startWorker()
    // Nobody else listens to it yet.
    spare.onerror = () => {
      spare = undefined
    }
  }
  spare.postMessage({ family } satisfies FamilyQuestion)
}

/** The worker that was started ahead, or a new one. */
export function takeArtWorker(): Worker {
  const worker = spare ?? startWorker()
  spare = undefined
  return worker
}

function startWorker(): Worker {
  return new Worker(workerPath, { type: 'module' })
}
