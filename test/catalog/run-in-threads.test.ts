import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { runInThreads } from '../../catalog/pictures/run-in-threads.ts'

/** Script of a thread that runs this body with each `task`. */
function script(body: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (task) => { ${body} })`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

test('each task is done once and answered to the one who set it', async () => {
  const answers: [number, unknown][] = []
  const tasks = Array.from({ length: 20 }, (_, i) => i)
  await runInThreads(script('parentPort.postMessage(task * task)'), tasks, async (task, reply) => {
    answers.push([task, reply])
  })
  const inOrder = answers.sort(([one], [other]) => one - other)
  expect(inOrder).toEqual(tasks.map((task) => [task, task * task]))
})

test('no task needs no thread', async () => {
  await runInThreads(new URL('file:///nowhere.js'), [], async () => {})
})

test.each([
  ['process.exit(3)', /ended with code 3/],
  ['throw new RangeError("no paint")', /no paint/],
])('a thread that does %s fails the work', async (body, reason) => {
  const stays = `if (task > 0) { ${body} }`
  await expect(runInThreads(script(stays), [0, 1, 2], async () => {})).rejects.toThrow(reason)
})

test('when an answer is refused the threads are ended, those at work too', async () => {
  const running = new Set<Worker>()
  const watch = (thread: Worker) => {
    running.add(thread)
    thread.once('exit', () => running.delete(thread))
  }
  process.on('worker', watch)
  const work = script('if (task > 0) for (;;); else parentPort.postMessage(0)')
  const refuse = async () => {
    expect(running.size).toBe(Math.min(availableParallelism(), 4))
    throw new Error('refused')
  }
  await expect(runInThreads(work, [0, 1, 2, 3], refuse)).rejects.toThrow('refused')
  expect(running.size).toBe(0)
  process.off('worker', watch)
})
