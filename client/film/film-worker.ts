import type { FilmAnswer, FilmQuestion } from './film-order.ts'
import { makeFilm } from './make-film.ts'

// Typed by hand, since the types of the DOM and of a worker's scope exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<FilmQuestion>) => void) | null
  postMessage(answer: FilmAnswer, transfer?: Transferable[]): void
}
const scope = globalThis as unknown as WorkerScope

const jobs = new Map<number, AbortController>()

scope.onmessage = async ({ data }) => {
  const { id } = data
  if (data.kind === 'cancel') {
    jobs.get(id)?.abort()
    return
  }
  const job = new AbortController()
  jobs.set(id, job)
  try {
    const film = await makeFilm(job.signal, data.order, (done) =>
      scope.postMessage({ kind: 'progress', id, done }),
    )
    scope.postMessage({ kind: 'made', id, film }, [film.bytes])
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    scope.postMessage({ kind: 'failed', id, name, message })
  } finally {
    jobs.delete(id)
    for (const { picture } of data.order.sprites.values()) picture.close()
  }
}
