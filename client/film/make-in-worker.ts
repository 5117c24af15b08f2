import { type Film, FilmStopped, FilmUnsupported } from './film.ts'
import type { FilmAnswer, FilmOrder, FilmQuestion, MadeFilm } from './film-order.ts'

/** Started for the first film and kept for the next. */
let worker: Worker | undefined
let lastId = 0

/**
 * @throws FilmUnsupported when the browser has no encoder for it
 * @throws FilmStopped, and what `makeFilm` throws, by its name
 */
export async function makeInWorker(
  signal: AbortSignal,
  order: FilmOrder,
  onProgress: (done: number) => void,
): Promise<Film> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    throw new FilmUnsupported('the browser has no encoder')
  }
  const copied = await copySprites(order)
  signal.throwIfAborted()
  worker ??= new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  const { bytes, ...film } = await ask(worker, signal, copied, onProgress)
  const smaller = film.widthPx < order.scene.widthPx
  const file = new Blob([bytes], { type: 'video/mp4' })
  return { ...film, file, fallback: smaller ? 'smaller' : undefined }
}

/** The page goes on showing its own: those that the worker gets share their pixels. */
async function copySprites(order: FilmOrder): Promise<FilmOrder> {
  const copies = [...order.sprites].map(
    async ([id, sprite]) =>
      [id, { ...sprite, picture: await createImageBitmap(sprite.picture) }] as const,
  )
  return { ...order, sprites: new Map(await Promise.all(copies)) }
}

function ask(
  worker: Worker,
  signal: AbortSignal,
  order: FilmOrder,
  onProgress: (done: number) => void,
): Promise<MadeFilm> {
  const id = ++lastId
  const post = (question: FilmQuestion, transfer: Transferable[] = []) =>
    worker.postMessage(question, transfer)
  const over = new AbortController()
  const untilOver = { signal: over.signal }
  let wasHidden = document.hidden
  return new Promise<MadeFilm>((resolve, reject) => {
    const take = ({ data }: MessageEvent<FilmAnswer>) => {
      if (data.id !== id) return
      if (data.kind === 'progress') onProgress(data.done)
      else if (data.kind === 'made') resolve(data.film)
      else reject(signal.aborted ? signal.reason : errorOf(data, wasHidden))
    }
    worker.addEventListener('message', take, untilOver)
    worker.addEventListener('error', () => reject(forgetWorker()), untilOver)
    signal.addEventListener('abort', () => post({ kind: 'cancel', id }), untilOver)
    document.addEventListener('visibilitychange', () => (wasHidden = true), untilOver)
    const pictures = [...order.sprites.values()].map(({ picture }) => picture)
    post({ kind: 'make', id, order }, pictures)
  }).finally(() => over.abort())
}

/** It could not be loaded, or had no memory left: the next film gets another. */
function forgetWorker(): Error {
  worker?.terminate()
  worker = undefined
  return new Error('the worker of films ended')
}

/** By name, since an error that is posted loses what it was. */
function errorOf({ name, message }: { name: string; message: string }, wasHidden: boolean): Error {
  if (name === 'NotSupportedError') return new FilmUnsupported(message)
  if (wasHidden && encoderFaults.has(name)) return new FilmStopped(message)
  return Object.assign(new Error(message), { name })
}

/** What an encoder fails with when the browser takes it away. */
const encoderFaults = new Set([
  'EncodingError',
  'InvalidStateError',
  'OperationError',
  'QuotaExceededError',
])
