import { parentPort } from 'node:worker_threads'
import type { CardDesign } from '#shared/card.ts'
import type { GifSource } from './gif-source.ts'
import { makeGif } from './make-gif.ts'

/** Message to a thread. The thread answers with the document or fails. */
export interface GifTask {
  design: CardDesign
  source: GifSource
  outDir: string
}

parentPort?.on('message', async ({ design, source, outDir }: GifTask) => {
  parentPort?.postMessage(await makeGif(design, source, outDir))
})
