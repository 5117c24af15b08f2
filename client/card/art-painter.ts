import type { Art } from '#shared/art/art.ts'
import { groundUrl } from '#shared/image-url.ts'
import { askWorker } from '../ask-worker.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { type ArtAnswer, type ArtOrder, type ArtQuestion, drawArt } from './draw-art.ts'
import { takeArtWorker } from './spare-art-worker.ts'

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
  const worker = askWorker<string, ArtQuestion, ArtAnswer>(takeArtWorker)

  async function drawInWorker(key: string, order: ArtOrder): Promise<Art> {
    const answer = await worker.ask({ key, order })
    if (!answer) return drawArt(order)
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
    close: worker.close,
  }
}

/** The picture of a design made from one, so that it shows together with the art. */
async function loadGround({ picture }: ArtOrder): Promise<void> {
  if (!picture) return
  const image = new Image()
  image.src = groundUrl(picture.file)
  await image.decode()
}
