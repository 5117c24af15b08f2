import { parentPort } from 'node:worker_threads'
import { makePicture } from './make-picture.ts'
import type { PictureOrder } from './picture-order.ts'

/** Messages to a thread and back. */
export interface PictureTask {
  order: PictureOrder
  outDir: string
}
export type PictureReply = { file: string } | { fault: string }

parentPort?.on('message', async (task: PictureTask) => {
  parentPort?.postMessage(await answer(task))
})

async function answer({ order, outDir }: PictureTask): Promise<PictureReply> {
  try {
    return { file: await makePicture(order, outDir) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
