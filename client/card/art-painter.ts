import type { Art } from '#shared/art/art.ts'
import { leaveOldBuild } from '../old-build.ts'
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
  const waiting = new Map<string, (answer: ArtAnswer | undefined) => void>()
  let worker: Worker | undefined

  function giveUpWorker() {
    void leaveOldBuild()
    worker?.terminate()
    worker = undefined
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  try {
    worker = takeArtWorker()
    worker.onerror = giveUpWorker
    worker.onmessage = ({ data }: MessageEvent<ArtAnswer>) => {
      waiting.get(data.key)?.(data)
      waiting.delete(data.key)
    }
  } catch {
    giveUpWorker()
  }

  async function askWorker(key: string, order: ArtOrder): Promise<Art> {
    const answer = await new Promise<ArtAnswer | undefined>((resolve) => {
      if (!worker) return resolve(undefined)
      waiting.set(key, resolve)
      worker.postMessage({ key, order } satisfies ArtQuestion)
    })
    if (!answer) return drawArt(order)
    if ('message' in answer) throw new Error(answer.message)
    return answer.art
  }

  return {
    draw(order) {
      const key = JSON.stringify(order)
      return drawings.take([key], () => askWorker(key, order))
    },
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}
