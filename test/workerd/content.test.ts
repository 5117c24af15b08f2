import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { readContent } from '../../src/services/content.ts'
import { Services } from '../../src/services/services.ts'
import { breakDown, clearStorage, replaceMethods } from './site.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

function parseNames(input: unknown): string[] {
  if (!Array.isArray(input)) throw new TypeError('no list')
  return input.map(String)
}

const builtin = () => ['built in']

test('each reader has a value of its own, also of the remembered one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.CONTENT.put('names', '["a"]')
  const first = await readContent({
    services: new Services(env),
    key: 'names',
    parse: parseNames,
    builtin,
  })
  first.value.push('changed by the reader')
  const down = {
    services: new Services({ ...env, CONTENT: breakDown(env.CONTENT) }),
    key: 'names',
    parse: parseNames,
    builtin,
  }
  const second = await readContent(down)
  expect(second).toEqual({ value: ['a'], source: 'last-known-good' })
})

test('what ships is not loaded while something is published', async () => {
  await env.CONTENT.put('names', '["a"]')
  const load = vi.fn(builtin)
  await readContent({ services: new Services(env), key: 'names', parse: parseNames, builtin: load })
  expect(load).not.toHaveBeenCalled()
})

test('a fault of what ships is the caller’s to see', async () => {
  const broken = {
    services: new Services(env),
    key: 'none',
    parse: parseNames,
    builtin: () => fail(),
  }
  await expect(readContent(broken)).rejects.toThrow('built wrongly')
})

function fail(): never {
  throw new Error('built wrongly')
}

test('an answer that comes after the deadline is neither used nor a fault of its own', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const slow = replaceMethods(env.CONTENT, {
    get: () => new Promise((_, reject) => setTimeout(reject, 60, new Error('late'))),
  })
  const query = {
    services: new Services({ ...env, CONTENT: slow }),
    key: 'slow',
    parse: parseNames,
    builtin,
    deadlineMs: 20,
  }
  expect(await readContent(query)).toEqual({ value: ['built in'], source: 'builtin' })
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(log).toHaveBeenCalledTimes(1)
})

test('only the latest hundred texts are remembered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let index = 0; index <= 100; index++) {
    await env.CONTENT.put(`many:${index}`, `["${index}"]`)
    await readContent({
      services: new Services(env),
      key: `many:${index}`,
      parse: parseNames,
      builtin,
    })
  }
  const down = {
    services: new Services({ ...env, CONTENT: breakDown(env.CONTENT) }),
    parse: parseNames,
    builtin,
  }
  expect((await readContent({ ...down, key: 'many:0' })).source).toBe('builtin')
  expect((await readContent({ ...down, key: 'many:1' })).source).toBe('last-known-good')
  expect((await readContent({ ...down, key: 'many:100' })).value).toEqual(['100'])
})
