import { expect, test } from 'vitest'
import { createPromiseCache } from '../../client/promise-cache.ts'

test('a value is made once for its key, whose parts are compared by identity', async () => {
  const cache = createPromiseCache<number>()
  let made = 0
  const make = async () => ++made
  const part = {}
  expect(await cache.take(['a', part], make)).toBe(1)
  expect(await cache.take(['a', part], make)).toBe(1)
  expect(await cache.take(['a', {}], make)).toBe(2)
})

test('beyond its capacity the least recently taken value is freed', async () => {
  const freed: string[] = []
  const cache = createPromiseCache<string>({ capacity: 2, dispose: (value) => freed.push(value) })
  for (const key of ['a', 'b', 'a', 'c']) await cache.take([key], async () => key)
  await Promise.resolve()
  expect(freed).toEqual(['b'])
  cache.clear()
  await Promise.resolve()
  expect(freed).toEqual(['b', 'a', 'c'])
})

test('those who wait for a dropped value get it before it is freed', async () => {
  const order: string[] = []
  const cache = createPromiseCache<string>({ dispose: () => order.push('freed') })
  const late = Promise.withResolvers<string>()
  const waiting = cache.take(['a'], () => late.promise).then(() => order.push('used'))
  cache.clear()
  late.resolve('a')
  await waiting
  await Promise.resolve()
  expect(order).toEqual(['used', 'freed'])
})

test('a failure is told to those who wait, and the next call makes the value again', async () => {
  const freed: string[] = []
  const cache = createPromiseCache<string>({ dispose: (value) => freed.push(value) })
  const fail = () => Promise.reject(new Error('full'))
  await expect(cache.take(['a'], fail)).rejects.toThrow('full')
  expect(await cache.take(['a'], async () => 'made')).toBe('made')
  expect(freed).toEqual([])
})

test('what is no longer wanted is freed, the rest stays', async () => {
  const freed: string[] = []
  const cache = createPromiseCache<string>({ dispose: (value) => freed.push(value) })
  for (const key of ['a', 'b']) await cache.take([key], async () => key)
  cache.retain(([key]) => key === 'b')
  await Promise.resolve()
  expect(freed).toEqual(['a'])
  expect(await cache.take(['b'], async () => 'again')).toBe('b')
})
