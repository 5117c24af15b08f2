import { nextTask } from '../../ui/next-task.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { type FilmFile, FilmStopped, FilmUnsupported } from './film-file.ts'
import type {
  EncodedOrder,
  FilmAnswer,
  FilmQuestion,
  FilmStep,
  MadeFilm,
  SentOrder,
} from './film-order.ts'

/** Started for the first film and reused for the next. */
let worker: Worker | undefined
let lastId = 0

/**
 * @throws FilmUnsupported when the browser has no suitable encoder
 * @throws FilmStopped, and the errors of `makeFilm` by their names
 */
export async function makeInWorker(
  signal: AbortSignal,
  order: SentOrder,
  onProgress: (done: number) => void,
): Promise<FilmFile> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    throw new FilmUnsupported('the browser has no encoder')
  }
  const config = await chooseEncoding(order.scene).catch((error) => {
    throw error.name === 'NotSupportedError' ? new FilmUnsupported(error.message) : error
  })
  signal.throwIfAborted()
  worker ??= new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  const { bytes, ...film } = await askWorker(signal, {
    worker,
    order: { ...order, config },
    onProgress,
  })
  const smaller = film.widthPx < order.scene.widthPx
  const file = new Blob([bytes], { type: 'video/mp4' })
  return { ...film, file, fallback: smaller ? 'smaller' : undefined }
}

interface FilmJob {
  worker: Worker
  order: SentOrder & Pick<EncodedOrder, 'config'>
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
 * Sends copies of the sprites, since the page still shows its own, or the sprites themselves. A
 * sprite that fills the page takes 10 ms to send, so other tasks run between two sprites. `make`
 * also closes a cancelled order.
 */
async function sendOrder(
  signal: AbortSignal,
  { sprites, givesSprites = false, ...order }: FilmJob['order'],
  post: Post,
) {
  const pictures = [...sprites.values()].map(({ picture }) => picture)
  for (const [i, [name, sprite]] of [...sprites].entries()) {
    if (signal.aborted) break
    // Two sprites can share a picture.
    const isFree = givesSprites && pictures.lastIndexOf(sprite.picture) === i
    const picture = isFree ? sprite.picture : await createImageBitmap(sprite.picture)
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
