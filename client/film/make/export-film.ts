import { type FilmFile, FilmUnsupported } from './film-file.ts'
import type { FilmOrder } from './film-order.ts'
import { keepAwake } from './keep-awake.ts'
import { makeInWorker } from './make-in-worker.ts'
import { recordFilm } from './record-film.ts'

export interface ExportOptions extends FilmOrder {
  /** Gets the share that is done, 0 to 1. */
  onProgress?: (done: number) => void
}

/**
 * Makes an MP4 of a scene on this device, off the main thread, with the screen kept on. In a hidden tab
 * it goes on as far as the browser lets it. The caller closes the sprites.
 *
 * @throws the signal's reason when it is aborted, after a frame or two at most
 * @throws FilmUnsupported, FilmStopped
 * @throws Error named `RangeError` when a sprite is missing, which it names, and `TypeError` when the
 *   song is no AAC or the clip cannot be decoded
 */
export async function exportFilm(
  signal: AbortSignal,
  { onProgress = () => {}, ...order }: ExportOptions,
): Promise<FilmFile> {
  signal.throwIfAborted()
  const letSleep = keepAwake()
  try {
    return await makeInWorker(signal, order, onProgress)
  } catch (error) {
    if (!(error instanceof FilmUnsupported)) throw error
    return await recordFilm(signal, order, onProgress)
  } finally {
    letSleep()
  }
}
