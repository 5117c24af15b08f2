import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLoaded } from '../../src/pages/keep-loaded.ts'
import { Services } from '../../src/services/services.ts'
import { documentOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { breakDown, clearStorage } from './site.ts'

const now = new Date('2026-11-22T08:00:00Z')
const later = new Date('2026-11-22T23:00:00Z')
const nextDay = new Date('2026-11-23T00:00:00Z')

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await clearStorage()
  await publishContent({})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

/** A loader that counts its calls, and reads a part of the release. */
function countingLoader() {
  const load = vi.fn(async (services: Services) => {
    services.release.parts.add('songs')
    return { loads: load.mock.calls.length, list: ['a'] }
  })
  return load
}

interface Ask {
  name?: string
  at?: Date
  bindings?: Partial<Env>
}

/** A request of its own that asks for what `load` loads. */
async function ask(
  load: ReturnType<typeof countingLoader>,
  { name = 'test', at = now, bindings = {} }: Ask = {},
) {
  const services = new Services({ ...env, ...bindings })
  const value = await keepLoaded(services, { name, now: at }, () => load(services))
  return { value, parts: services.release.parts }
}

test('requests of a day share what was loaded once, frozen', async () => {
  const load = countingLoader()
  const { value } = await ask(load)
  expect((await ask(load, { at: later })).value).toBe(value)
  expect(load).toHaveBeenCalledTimes(1)
  expect(Object.isFrozen(value.list)).toBe(true)
})

test('an answer names the parts of the release that were loaded for another', async () => {
  const load = countingLoader()
  const first = await ask(load)
  const second = await ask(load)
  expect(load).toHaveBeenCalledTimes(1)
  expect([...second.parts]).toEqual([...first.parts])
  expect(second.parts).toContain('songs')
})

test.each<[string, Ask]>([
  ['name', { name: 'other' }],
  ['day', { at: nextDay }],
  ['setting', { bindings: { SITE_NAME: 'Simchas' } }],
])('another %s is loaded apart', async (_, other) => {
  const load = countingLoader()
  await ask(load)
  expect((await ask(load, other)).value.loads).toBe(2)
  expect((await ask(load)).value.loads).toBe(1)
})

test('another release is loaded again', async () => {
  const load = countingLoader()
  await ask(load)
  await publishContent({ cards: [documentOf('papercut-arch')] })
  expect((await ask(load)).value.loads).toBe(2)
})

test('what is loaded while a service fails is not kept', async () => {
  const load = countingLoader()
  load.mockImplementationOnce(async (services) => {
    await services
      .ask('SEARCH_DB', () => Promise.reject(new Error('the service is down')))
      .catch(() => {})
    return { loads: 1, list: [] }
  })
  await ask(load)
  expect((await ask(load)).value.loads).toBe(2)
  expect((await ask(load)).value.loads).toBe(2)
})

test('nothing is kept while the release cannot be read', async () => {
  const load = countingLoader()
  const bindings = { CONTENT: breakDown(env.CONTENT) }
  await ask(load, { bindings })
  expect((await ask(load, { bindings })).value.loads).toBe(2)
})
