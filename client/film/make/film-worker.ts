import type { Sprite } from '#shared/scene/prepared-scene.ts'
import type { WorkerScope } from '../../worker-scope.ts'
import type { FilmAnswer, FilmOrder, FilmQuestion } from './film-order.ts'
import { makeFilm } from './make-film.ts'

const scope = globalThis as unknown as WorkerScope<FilmQuestion, FilmAnswer>

interface Job {
  controller: AbortController
  sprites: Map<string, Sprite<ImageBitmap>>
}
const jobs = new Map<number, Job>()

scope.onmessage = ({ data }) => {
  const job = jobs.get(data.id) ?? openJob(data.id)
  if (data.kind === 'sprite') job.sprites.set(data.name, data.sprite)
  else if (data.kind === 'cancel') job.controller.abort()
  else void make(data.id, job, data.order)
}

function openJob(id: number): Job {
  const job = { controller: new AbortController(), sprites: new Map() }
  jobs.set(id, job)
  return job
}

async function make(id: number, { controller, sprites }: Job, order: Omit<FilmOrder, 'sprites'>) {
  try {
    const film = await makeFilm(controller.signal, { ...order, sprites }, (done) =>
      scope.postMessage({ kind: 'progress', id, done }),
    )
    scope.postMessage({ kind: 'made', id, film })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    scope.postMessage({ kind: 'failed', id, name, message })
  } finally {
    jobs.delete(id)
    for (const { picture } of sprites.values()) picture.close()
  }
}
