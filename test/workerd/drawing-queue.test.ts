import { afterEach, expect, test, vi } from 'vitest'
import { drawInQueue } from '../../preview/drawing-queue.ts'

afterEach(() => vi.useRealTimers())

const soon = () => Date.now() + 3000

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const work = () => {
    begun.resolve()
    return promise
  }
  return { work, begun: begun.promise, end: () => resolve('done') }
}

test('one is drawn at a time, in the order in which they came', async () => {
  const order: string[] = []
  const write = (name: string) => async () => {
    order.push(`${name} begins`)
    await scheduler.wait(5)
    order.push(`${name} ends`)
    return name
  }
  const until = soon()
  const names = ['first', 'second', 'third']
  const drawn = await Promise.all(names.map((name) => drawInQueue({ until }, write(name))))
  expect(drawn).toEqual(names)
  expect(order).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('when three are in line, the next is refused at once and there is room again later', async () => {
  const first = held()
  const draw = () => drawInQueue({ until: soon() }, first.work)
  const line = [draw(), draw(), draw()]
  expect(await draw()).toBeUndefined()
  first.end()
  expect(await Promise.all(line)).toEqual(['done', 'done', 'done'])
  expect(await draw()).toBe('done')
})

test('a caller that times out leaves the queue, and those behind it move up', async () => {
  const first = held()
  const drawn = drawInQueue({ until: soon() }, first.work)
  await first.begun
  const late = drawInQueue({ until: Date.now() + 30 }, async () => 'late')
  expect(await late).toBeUndefined()
  const next = drawInQueue({ until: soon() }, async () => 'next')
  first.end()
  expect(await Promise.all([drawn, next])).toEqual(['done', 'next'])
})

test('what would come too late is not begun, unless nothing is before it', async () => {
  let begun = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  /** Takes 60 ms of the clock. */
  const slow = async () => {
    begun++
    await scheduler.wait(1)
    vi.setSystemTime(Date.now() + 60)
    return 'slow'
  }
  await drawInQueue({ until: soon() }, slow)
  const until = Date.now() + 90
  const both = [drawInQueue({ until }, slow), drawInQueue({ until }, slow)]
  expect(await Promise.all(both)).toEqual(['slow', undefined])
  expect(begun).toBe(2)
})

test('a picture that cannot be drawn does not hold up the next', async () => {
  const broken = drawInQueue({ until: soon() }, async () => {
    throw new RangeError('no such face')
  })
  await expect(broken).rejects.toThrow('no such face')
  expect(await drawInQueue({ until: soon() }, async () => 'next')).toBe('next')
})
