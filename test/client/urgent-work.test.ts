import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterUrgentWork, doUrgently } from '../../client/ui/urgent-work.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The letters of tests in other files are long ago.
  vi.advanceTimersByTime(600_000)
})

afterEach(() => {
  vi.useRealTimers()
})

/** What can wait, and whether it has begun. */
function waiting() {
  const state = { begun: false }
  void afterUrgentWork().then(() => {
    state.begun = true
  })
  return state
}

/** What can wait begins in a task of its own. */
const turn = () => vi.advanceTimersByTimeAsync(1)

test('what can wait begins at once where nothing is urgent', async () => {
  const work = waiting()
  await turn()
  expect(work.begun).toBe(true)
})

test('it waits for work that begins in the same turn, and for what begins meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = waiting()
  doUrgently(first.promise)
  await turn()
  expect(work.begun).toBe(false)
  doUrgently(second.promise)
  first.reject(new Error('failed'))
  await turn()
  expect(work.begun).toBe(false)
  second.resolve()
  await turn()
  expect(work.begun).toBe(true)
})

test('it waits 10 s at most for work that never ends', async () => {
  doUrgently(new Promise(() => {}))
  const work = waiting()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(work.begun).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await turn()
  expect(work.begun).toBe(true)
})

test('a touch comes between two that wait', async () => {
  const order: string[] = []
  void afterUrgentWork().then(() => {
    order.push('one')
    setTimeout(() => order.push('touch'))
  })
  void afterUrgentWork().then(() => order.push('other'))
  await vi.advanceTimersByTimeAsync(5)
  expect(order).toEqual(['one', 'touch', 'other'])
})
