import { nextTask } from '../../ui/next-task.ts'

/** Work on the main thread stops at least this often, ms. */
const sliceMs = 12

/**
 * Between two pieces of work: lets the page answer where the last stop was long ago.
 *
 * @throws the signal's reason when it was aborted
 */
export function createPace(signal: AbortSignal): () => Promise<void> {
  let start = performance.now()
  return async () => {
    signal.throwIfAborted()
    if (performance.now() - start < sliceMs) return
    await nextTask()
    signal.throwIfAborted()
    start = performance.now()
  }
}
