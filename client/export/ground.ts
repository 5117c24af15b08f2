import { createContext, encodePicture, type PictureType, release } from './export-picture.ts'

/** All that stands below the words of a card, ready to be written on. Who asked for it closes it. */
export interface Ground {
  widthPx: number
  heightPx: number
  /**
   * The ground with what `paint` puts on it, as a file. What is painted is read off before this
   * returns, so that others may paint, or the ground be closed, while the file is still written.
   *
   * @throws Error when the browser cannot write the type; the signal's reason when it was aborted
   */
  encode(
    signal: AbortSignal,
    type: PictureType,
    paint: (context: CanvasRenderingContext2D) => void,
  ): Promise<Blob>
  close(): void
}

/**
 * A copy is at hand to be painted on, and made new after each picture: copying a page takes as long
 * as a fourth of its encoding.
 *
 * @param clean is the ground's from now on
 */
export function createGround(clean: HTMLCanvasElement): Ground {
  const { width: widthPx, height: heightPx } = clean
  const copy = createContext(widthPx, heightPx)
  let isStale = true

  function renew() {
    if (isStale) copy.drawImage(clean, 0, 0)
    isStale = false
  }

  renew()
  return {
    widthPx,
    heightPx,
    async encode(signal, type, paint) {
      renew()
      isStale = true
      copy.save()
      paint(copy)
      copy.restore()
      try {
        return await encodePicture(signal, copy.canvas, type)
      } finally {
        // Not before the file is handed on.
        setTimeout(renew)
      }
    },
    close() {
      // Nothing is left to copy.
      isStale = false
      release(clean)
      release(copy.canvas)
    },
  }
}
