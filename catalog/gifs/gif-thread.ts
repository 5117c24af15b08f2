import { parentPort } from 'node:worker_threads'
import type { CardDesign } from '#shared/card.ts'
import type { GifSource } from './gif-source.ts'
import { makeGif } from './make-gif.ts'

/** What a thread is told; it answers with the document, or breaks down. */
export interface GifTask {
  design: CardDesign
  source: GifSource
  outDir: string
}

parentPort?.on('message', async ({ design, source, outDir }: GifTask) => {
  parentPort?.postMessage(await makeGif(design, source, outDir))
})
