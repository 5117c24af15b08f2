import { FilmUnsupported } from '../make/film-file.ts'
import { keepAwake } from '../make/keep-awake.ts'
import { ClipFailed } from './clip-failed.ts'
import type { PhotoFilmAnswer, PhotoFilmOrder } from './photo-film-order.ts'

/**
 * Makes an MP4 of photos in a worker of its own, with the screen kept on; also in a hidden tab.
 * Ending the worker frees its memory, and cancels at once.
 *
 * @param onProgress called with the progress, 0 to 1
 * @throws the signal's reason when it is aborted
 * @throws ClipFailed when a clip cannot be drawn
 * @throws FilmUnsupported when the browser has no suitable encoder
 */
export async function exportPhotoFilm(
  signal: AbortSignal,
  order: PhotoFilmOrder,
  onProgress: (done: number) => void,
): Promise<Blob> {
  signal.throwIfAborted()
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    throw new FilmUnsupported('the browser has no encoder')
  }
  const worker = new Worker(new URL('./photo-film-worker.ts', import.meta.url), { type: 'module' })
  const over = new AbortController()
  const letSleep = keepAwake()
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
      worker.onmessage = ({ data }: MessageEvent<PhotoFilmAnswer>) => {
        if (data.kind === 'progress') onProgress(data.done)
        else if (data.kind === 'made') resolve(data.film)
        else if (data.name === 'NotSupportedError') reject(new FilmUnsupported(data.message))
        else if (data.clip !== undefined) reject(new ClipFailed(data.clip, data.message))
        else reject(Object.assign(new Error(data.message), { name: data.name }))
      }
      worker.onerror = () => reject(new Error('the worker of the film ended'))
      worker.postMessage(order)
    })
  } finally {
    over.abort()
    letSleep()
    worker.terminate()
  }
}
