import { nextTask } from '../../ui/next-task.ts'
import { type FilmFile, FilmStopped, FilmUnsupported } from './film-file.ts'
import type { FilmAnswer, FilmOrder, FilmQuestion, FilmStep, MadeFilm } from './film-order.ts'

/** Started for the first film and reused for the next. */
let worker: Worker | undefined
let lastId = 0

/**
 * @throws FilmUnsupported when the browser has no suitable encoder
 * @throws FilmStopped, and the errors of `makeFilm` by their names
 */
export async function makeInWorker(
  signal: AbortSignal,
  order: FilmOrder,
  onProgress: (done: number) => void,
): Promise<FilmFile> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    throw new FilmUnsupported('the browser has no encoder')
  }
  worker ??= new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  const film = await askWorker(signal, { worker, order, onProgress })
  const smaller = film.widthPx < order.scene.widthPx
  return { ...film, fallback: smaller ? 'smaller' : undefined }
}

interface FilmJob {
  worker: Worker
  order: FilmOrder
  onProgress: (done: number) => void
}

function askWorker(signal: AbortSignal, { worker, order, onProgress }: FilmJob): Promise<MadeFilm> {
  const id = ++lastId
  const post: Post = (step, transfer = []) =>
    worker.postMessage({ ...step, id } satisfies FilmQuestion, transfer)
  const over = new AbortController()
  const untilOver = { signal: over.signal }
  let wasHidden = document.hidden
  return new Promise<MadeFilm>((resolve, reject) => {
    const take = ({ data }: MessageEvent<FilmAnswer>) => {
      if (data.id !== id) return
      if (data.kind === 'progress') onProgress(data.done)
      else if (signal.aborted) reject(signal.reason)
      else if (data.kind === 'made') resolve(data.film)
      else reject(errorOf(data, wasHidden))
    }
    worker.addEventListener('message', take, untilOver)
    worker.addEventListener('error', () => reject(forgetWorker()), untilOver)
    signal.addEventListener('abort', () => post({ kind: 'cancel' }), untilOver)
    document.addEventListener('visibilitychange', () => (wasHidden = true), untilOver)
    sendOrder(signal, order, post).catch(reject)
  }).finally(() => over.abort())
}

type Post = (step: FilmStep, transfer?: Transferable[]) => void

/**
 * Sends copies of the sprites, since the page still shows its own. A sprite that fills the page
 * takes 10 ms to send, so other tasks run between two sprites. `make` also closes a cancelled
 * order.
 */
async function sendOrder(signal: AbortSignal, { sprites, ...order }: FilmOrder, post: Post) {
  for (const [name, sprite] of sprites) {
    if (signal.aborted) break
    const picture = await createImageBitmap(sprite.picture)
    post({ kind: 'sprite', name, sprite: { ...sprite, picture } }, [picture])
    await nextTask()
  }
  post({ kind: 'make', order })
}

/** For a worker that failed to load or ran out of memory; the next film starts a new one. */
function forgetWorker(): Error {
  worker?.terminate()
  worker = undefined
  return new Error('the worker of films ended')
}

/** Restores the class of an error by its name: posting loses it. */
function errorOf({ name, message }: { name: string; message: string }, wasHidden: boolean): Error {
  if (name === 'NotSupportedError') return new FilmUnsupported(message)
  if (wasHidden && encoderFaults.has(name)) return new FilmStopped(message)
  return Object.assign(new Error(message), { name })
}

/** Errors of an encoder that the browser has closed. */
const encoderFaults = new Set([
  'EncodingError',
  'InvalidStateError',
  'OperationError',
  'QuotaExceededError',
])
