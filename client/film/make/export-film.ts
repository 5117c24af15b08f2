import { type FilmFile, FilmUnsupported } from './film-file.ts'
import type { FilmOrder } from './film-order.ts'
import { keepAwake } from './keep-awake.ts'
import { makeInWorker } from './make-in-worker.ts'
import { recordFilm } from './record-film.ts'

export interface ExportOptions extends FilmOrder {
  /** Called with the progress, 0 to 1. */
  onProgress?: (done: number) => void
}

/**
 * Makes an MP4 of a scene on this device, in a worker, with the screen kept on. In a hidden tab it
 * continues as far as the browser allows. The caller closes the sprites.
 *
 * @throws the signal's reason when it is aborted, within two frames
 * @throws FilmUnsupported, FilmStopped
 * @throws Error named `RangeError` with the name of a missing sprite, or `TypeError` when the song
 * is not AAC or the clip cannot be decoded
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
