import { expect, test } from 'vitest'
import { deepFreeze } from '../../src/release/deep-freeze.ts'
import { SizedCache } from '../../src/shared/sized-cache.ts'

test('a value of JSON is frozen with everything in it', () => {
  const value = deepFreeze({ titles: { en: 'A' }, list: [{ x: 1 }] })
  expect([value, value.titles, value.list, value.list[0]].every(Object.isFrozen)).toBe(true)
})

test('the least recently used go first when the texts are too long together', () => {
  const cache = new SizedCache<readonly string[]>(30)
  for (const key of ['a', 'b', 'c']) cache.keep(key, [key], 10)
  cache.get('a')
  cache.keep('d', ['d'], 10)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.toString())).toEqual([
    'a',
    undefined,
    'c',
    'd',
  ])
  expect(cache.size).toBe(30)
})

test('a value that is too large is not kept, and the same one counts once', () => {
  const cache = new SizedCache<readonly string[]>(30)
  cache.keep('large', ['large'], 31)
  expect(cache.get('large')).toBeUndefined()
  cache.keep('a', ['a'], 10)
  cache.keep('a', ['a'], 20)
  expect(cache.size).toBe(20)
})
