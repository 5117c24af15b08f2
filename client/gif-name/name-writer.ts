import { askWorker } from '../ask-worker.ts'
import type { Letters } from './put-name.ts'
import { type NameAnswer, type NameOrder, writeName } from './write-name.ts'

/** Puts names into GIFs off the main thread. */
export interface NameWriter {
  write(gif: Uint8Array, letters: Letters): Promise<Uint8Array<ArrayBuffer>>
  close(): void
}

/** Without a worker it works on the main thread, for some 0.1 s. */
export function createNameWriter(): NameWriter {
  const worker = askWorker<number, NameOrder, NameAnswer>(
    () => new Worker(new URL('./name-worker.ts', import.meta.url), { type: 'module' }),
  )
  let lastKey = 0
  return {
    async write(gif, letters) {
      const order = { key: ++lastKey, gif, letters }
      const answer = (await worker.ask(order)) ?? writeName(order)
      if ('message' in answer) throw new Error(answer.message)
      return answer.gif
    },
    close: worker.close,
  }
}
