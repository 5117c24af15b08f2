import type { Art } from '#shared/art/art.ts'
import { type AskedWorker, askWorker } from '../ask-worker.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { takeArtWorker } from './art-workers/art-workers.ts'
import { type ArtAnswer, type ArtOrder, type ArtQuestion, drawIn } from './draw-art.ts'

/** Draws art off the main thread and keeps the last drawings. */
export interface ArtPainter {
  draw(order: ArtOrder): Promise<Art>
  close(): void
}

/** A drawing is about 200 kB. */
const drawingsKept = 16

/** Without a worker the art is drawn on the main thread and blocks it. */
export function createArtPainter(): ArtPainter {
  const drawings = createPromiseCache<Art>({ capacity: drawingsKept })
  /** One for each family; in nearly every case there is one. */
  const workers = new Map<string, AskedWorker<ArtQuestion, ArtAnswer>>()

  function workerOf(family: string) {
    const known = workers.get(family)
    if (known) return known
    const worker = askWorker<string, ArtQuestion, ArtAnswer>(() => takeArtWorker(family))
    workers.set(family, worker)
    return worker
  }

  async function drawInWorker(key: string, order: ArtOrder): Promise<Art> {
    const answer = await workerOf(order.family).ask({ key, order })
    if (!answer) return drawHere(order)
    if ('message' in answer) throw new Error(answer.message)
    return answer.art
  }

  return {
    draw(order) {
      const key = JSON.stringify(order)
      return drawings.take([key], () => drawInWorker(key, order))
    },
    close() {
      for (const worker of workers.values()) worker.close()
      workers.clear()
    },
  }
}

async function drawHere(order: ArtOrder): Promise<Art> {
  const { loadFamily } = await import('#shared/art/families.ts')
  return drawIn(await loadFamily(order.family), order)
}
