import type { FamilyQuestion } from './draw-art.ts'

let spare: Worker | undefined

/** Starts the worker for the next painter and fetches the code of a family there. */
export function warmArt(family: string): void {
  if (!spare) {
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
  return new Worker(new URL('./art-worker.ts', import.meta.url), { type: 'module' })
}
