import { leaveOldBuild } from '../old-build.ts'
import type { PhotoAnswer } from './shrink-photo.ts'

/**
 * Turns a visitor's file into a photo for a card, in its own worker. Ending the worker frees its
 * memory, also after an abort or a failure.
 *
 * @throws DOMException `AbortError` when `signal` is aborted
 */
export async function readPhoto(signal: AbortSignal, file: Blob): Promise<PhotoAnswer> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const leaving = new AbortController()
  try {
    return await new Promise<PhotoAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: leaving.signal })
      worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => resolve(data)
      worker.onerror = () => {
        void leaveOldBuild()
        resolve({ problem: 'broken' })
      }
      worker.postMessage(file)
    })
  } finally {
    leaving.abort()
    worker.terminate()
  }
}
