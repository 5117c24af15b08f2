import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRefused, refuse } from '../../client/names/refused-names.ts'

const store = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
})

const draft = (id: string) => ({
  ...{ version: 1 as const, id, card: 'bris', changedAt: 0 },
  draft: { version: 1 as const, values: {} },
})
const card = { card: 'crown' }

test('names are refused on one card, and those of a later draft are offered there', () => {
  refuse(card, [draft('a'), draft('b')])
  expect(readRefused(card, [draft('c'), draft('a'), draft('b')])).toEqual(new Set(['a', 'b']))
  expect(readRefused({ card: 'other' }, [draft('a')])).toEqual(new Set())
  expect(readRefused({ card: 'crown', video: 'film' }, [draft('a')])).toEqual(new Set())
})

test('deleted drafts leave nothing behind', () => {
  refuse(card, [draft('a'), draft('b')])
  expect(readRefused(card, [draft('b')])).toEqual(new Set(['b']))
  expect(readRefused(card, [])).toEqual(new Set())
  expect(store.size).toBe(0)
})

test('an entry that cannot be read refuses nothing', () => {
  store.set('refused names', '{"crown": 7}')
  expect(readRefused(card, [draft('a')])).toEqual(new Set())
})
