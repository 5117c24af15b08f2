import { leaveOldBuild } from './old-build.ts'

/** A worker that answers questions, each with the key of its question. */
export interface AskedWorker<Question, Answer> {
  /** Undefined if the worker cannot start or fails: the caller then does the work itself. */
  ask(question: Question): Promise<Answer | undefined>
  close(): void
}

/** @param start may throw */
export function askWorker<Key, Question extends { key: Key }, Answer extends { key: Key }>(
  start: () => Worker,
): AskedWorker<Question, Answer> {
  const waiting = new Map<Key, (answer: Answer | undefined) => void>()
  let worker: Worker | undefined

  function giveUp() {
    void leaveOldBuild()
    worker?.terminate()
    worker = undefined
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  try {
    worker = start()
    worker.onerror = giveUp
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.key)?.(data)
      waiting.delete(data.key)
    }
  } catch {
    giveUp()
  }

  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (!worker) return resolve(undefined)
        waiting.set(question.key, resolve)
        worker.postMessage(question)
      }),
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}
