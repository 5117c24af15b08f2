import {
  type MovingKind,
  type StickerAnswer,
  type StickerOrder,
  StickerTooLarge,
} from './sticker-order.ts'

/**
 * Draws and encodes a sticker in a worker of its own. Ending the worker frees its memory, and
 * cancels at once.
 *
 * @param onProgress called with the progress, 0 to 1
 * @throws StickerTooLarge, and the signal's reason when it is aborted
 */
export async function encodeSticker(
  signal: AbortSignal,
  order: StickerOrder,
  onProgress: (done: number) => void,
): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./sticker-worker.ts', import.meta.url), { type: 'module' })
  const over = new AbortController()
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
      worker.onmessage = ({ data }: MessageEvent<StickerAnswer>) => {
        if (data.kind === 'progress') onProgress(data.done)
        else if (data.kind === 'made') resolve(new Blob([data.bytes], { type: typeOf(order.kind) }))
        else reject(errorOf(data))
      }
      worker.onerror = () => reject(new Error('the worker of the sticker ended'))
      worker.postMessage(order, picturesOf(order))
    })
  } finally {
    over.abort()
    worker.terminate()
  }
}

function typeOf(kind: 'still' | MovingKind): string {
  return kind === 'gif' ? 'image/gif' : 'image/webp'
}

/** They move to the worker, which ends with them. */
function picturesOf(order: StickerOrder): ImageBitmap[] {
  if (order.kind === 'still') return [order.picture]
  // Sprites that look the same share a picture.
  return [...new Set([...order.sprites.values()].map(({ picture }) => picture))]
}

/** Restores the class of an error by its name: posting loses it. */
function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === 'StickerTooLarge'
    ? new StickerTooLarge(message)
    : Object.assign(new Error(message), { name })
}
