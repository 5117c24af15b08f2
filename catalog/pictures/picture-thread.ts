import { parentPort } from 'node:worker_threads'
import type { NamedPicture } from '#shared/pictures/picture-order.ts'
import { makePicture } from './make-picture.ts'

/** Messages to a thread and back. */
export interface PictureTask {
  picture: NamedPicture
  outDir: string
}
export type PictureReply = { fault?: string }

parentPort?.on('message', async (task: PictureTask) => {
  parentPort?.postMessage(await answer(task))
})

async function answer({ picture, outDir }: PictureTask): Promise<PictureReply> {
  try {
    await makePicture(picture, outDir)
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
