import type { Art } from '#shared/art/art.ts'
import { groundUrl } from '#shared/image-url.ts'
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
    // An artist's picture is drawn at once.
    if (order.picture) return drawHere(order)
    const answer = await workerOf(order.family).ask({ key, order })
    if (!answer) return drawHere(order)
    if ('message' in answer) throw new Error(answer.message)
    return answer.art
  }

  return {
    draw(order) {
      const key = JSON.stringify(order)
      return drawings.take([key], async () => {
        const [art] = await Promise.all([drawInWorker(key, order), loadGround(order)])
        return art
      })
    },
    close() {
      for (const worker of workers.values()) worker.close()
      workers.clear()
    },
  }
}

/** The picture of a design made from one, so that it shows together with the art. */
async function loadGround({ picture }: ArtOrder): Promise<void> {
  if (!picture) return
  const image = new Image()
  image.src = groundUrl(picture.file)
  await image.decode()
}

async function drawHere(order: ArtOrder): Promise<Art> {
  const { loadArt } = await import('#shared/art/families.ts')
  return drawIn(await loadArt(order), order)
}
