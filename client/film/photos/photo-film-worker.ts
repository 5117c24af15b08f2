import type { WorkerScope } from '../../worker-scope.ts'
import { ClipFailed } from './clip-failed.ts'
import { makePhotoFilm } from './make-photo-film.ts'
import type { PhotoFilmAnswer, PhotoFilmOrder } from './photo-film-order.ts'

const scope = globalThis as unknown as WorkerScope<PhotoFilmOrder, PhotoFilmAnswer>

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
