import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Runs the tasks in as many threads as the machine can run at once. A thread answers each message
 * with one message.
 *
 * @param script what the threads run
 * @param onReply finishes before the thread gets its next task
 * @throws what a thread or `onReply` throws, after every thread has ended
 */
export async function runInThreads<Task>(
  script: URL,
  tasks: readonly Task[],
  onReply: (task: Task, reply: unknown) => Promise<void>,
): Promise<void> {
  const waiting = tasks.values()
  const count = Math.min(availableParallelism(), tasks.length)
  const threads = Array.from({ length: count }, () => new Worker(script, { execArgv: [] }))
  async function work(thread: Worker) {
    for (const task of waiting) await onReply(task, await ask(thread, task))
  }
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

/** Rejects if a thread fails ('error') or ends ('exit') without an answer. */
async function ask(thread: Worker, task: unknown): Promise<unknown> {
  const answered = new AbortController()
  const { signal } = answered
  try {
    const end = once(thread, 'exit', { signal }).then(([code]) => {
      throw new Error(`a thread ended with code ${code} during its work`)
    })
    const answer = once(thread, 'message', { signal }).then(([reply]) => reply)
    thread.postMessage(task)
    return await Promise.race([answer, end])
  } finally {
    answered.abort()
  }
}
