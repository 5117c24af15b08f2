import type { WorkerScope } from '../worker-scope.ts'
import { fitGif } from './fit-gif.ts'
import { fitStill, fitWebp } from './fit-webp.ts'
import type { StickerAnswer, StickerOrder } from './sticker-order.ts'

const scope = globalThis as unknown as WorkerScope<StickerOrder, StickerAnswer>

scope.onmessage = async ({ data }) => {
  try {
    const { buffer } = await make(data)
    scope.postMessage({ kind: 'made', bytes: buffer }, [buffer])
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    scope.postMessage({ kind: 'failed', name, message })
  }
}

function make(order: StickerOrder): Promise<Uint8Array<ArrayBuffer>> {
  if (order.kind === 'still') return fitStill(order.picture)
  // A camera that moves changes all pixels in each frame; in a small square it shows little.
  const film = { ...order, scene: { ...order.scene, camera: [] } }
  return (order.kind === 'gif' ? fitGif : fitWebp)(film, progress)
}

function progress(done: number) {
  scope.postMessage({ kind: 'progress', done })
}
