import { leaveOldBuild } from '../old-build.ts'
import type { Letters } from './put-name.ts'
import { type NameAnswer, type NameOrder, writeName } from './write-name.ts'

/** Puts names into GIFs off the main thread. */
export interface NameWriter {
  write(gif: Uint8Array, letters: Letters): Promise<Uint8Array<ArrayBuffer>>
  close(): void
}

/** Without a worker it works on the main thread, for some 0.1 s. */
export function createNameWriter(): NameWriter {
  const waiting = new Map<number, (answer: NameAnswer | undefined) => void>()
  let worker: Worker | undefined
  let lastKey = 0

  function giveUpWorker() {
    void leaveOldBuild()
    worker?.terminate()
    worker = undefined
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  try {
    worker = new Worker(new URL('./name-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = giveUpWorker
    worker.onmessage = ({ data }: MessageEvent<NameAnswer>) => {
      waiting.get(data.key)?.(data)
      waiting.delete(data.key)
    }
  } catch {
    giveUpWorker()
  }

  function askWorker(order: NameOrder): Promise<NameAnswer | undefined> {
    return new Promise((resolve) => {
      if (!worker) return resolve(undefined)
      waiting.set(order.key, resolve)
      worker.postMessage(order)
    })
  }

  return {
    async write(gif, letters) {
      const order = { key: ++lastKey, gif, letters }
      const answer = (await askWorker(order)) ?? writeName(order)
      if ('message' in answer) throw new Error(answer.message)
      return answer.gif
    },
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}
