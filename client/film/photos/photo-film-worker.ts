import { ClipFailed } from './clip-failed.ts'
import { makePhotoFilm } from './make-photo-film.ts'
import type { PhotoFilmAnswer, PhotoFilmOrder } from './photo-film-order.ts'

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<PhotoFilmOrder>) => void) | null
  postMessage(answer: PhotoFilmAnswer): void
}
const scope = globalThis as unknown as WorkerScope

// The page ends the worker to cancel.
const never = new AbortController().signal

scope.onmessage = async ({ data }) => {
  try {
    const film = await makePhotoFilm(never, data, (done) =>
      scope.postMessage({ kind: 'progress', done }),
    )
    scope.postMessage({ kind: 'made', film })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    const clip = error instanceof ClipFailed ? error.index : undefined
    scope.postMessage({ kind: 'failed', name, message, clip })
  }
}
