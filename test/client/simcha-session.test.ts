import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptDraft } from '../../client/drafts/draft-store.ts'
import { SimchaSession, type SimchaStore } from '../../client/simcha/simcha-session.ts'
import { newSimcha, type Simcha, type SimchaCard } from '../../src/shared/simcha/simcha.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const blank = newSimcha({
  ...{ id: 'one', occasion: 'bris', language: 'he', land: 'diaspora', changedAt: 0 },
})
const phoned = (phone: string, simcha: Simcha = blank): Simcha => ({ ...simcha, phone })
const cardOf = (member: string, draft: string): SimchaCard => ({
  ...{ member, card: 'a-card', draft, filled: {} },
})
const draftOf = (id: string): KeptDraft => {
  const draft = { version: 1 as const, values: {} }
  return {
    stored: { version: 1, id, card: 'a-card', changedAt: 0, draft },
    history: { present: draft, past: [], future: [] },
  }
}

/** A device with simchas, and a session on it that has read them. */
async function start({ stored = [], ...own }: { stored?: Simcha[] } & Partial<SimchaStore> = {}) {
  const device = new Map(stored.map((simcha) => [simcha.id, simcha]))
  const written: Simcha[] = []
  const session = new SimchaSession({
    list: async () => [...device.values()],
    write: async (simcha) => {
      device.set(simcha.id, simcha)
      written.push(simcha)
    },
    remove: async (id) => {
      device.delete(id)
    },
    follow: async (simcha) => ({ simcha, drafts: [] }),
    now: () => 1000,
    ...own,
  })
  await session.read()
  return { session, device, written }
}

const pause = () => vi.advanceTimersByTimeAsync(300)

test('a change shows at once, and the last of several is written after a pause', async () => {
  const { session, written } = await start()
  session.change(phoned('1'))
  session.change(phoned('12'))
  expect(session.snapshot()).toMatchObject({ state: 'saving', simchas: [{ phone: '12' }] })
  expect(written).toEqual([])
  await pause()
  expect(session.snapshot().state).toBe('saved')
  expect(written).toEqual([{ ...phoned('12'), changedAt: 1000 }])
})

test('the last changed simcha is first', async () => {
  const { session } = await start({ stored: [blank, { ...blank, id: 'two' }] })
  session.change({ ...blank, id: 'two' })
  expect(session.snapshot().simchas.map(({ id }) => id)).toEqual(['two', 'one'])
})

test('cards that are added at the same time are both kept, beside what is typed', async () => {
  const { session, device } = await start()
  const added = [
    session.addCard(blank, cardOf('invitation', 'first'), draftOf('first')),
    session.addCard(blank, cardOf('thanks', 'second'), draftOf('second')),
  ]
  session.change(phoned('12'))
  expect(await Promise.all(added)).toEqual([true, true])
  await pause()
  expect(device.get('one')).toMatchObject({
    phone: '12',
    cards: [{ draft: 'first' }, { draft: 'second' }],
  })
  expect(session.snapshot().simchas).toEqual([device.get('one')])
})

test('a change by a caller that does not know the last card keeps that card', async () => {
  const { session, device } = await start()
  await session.addCard(blank, cardOf('thanks', 'first'), draftOf('first'))
  session.change(phoned('12'))
  await pause()
  expect(device.get('one')).toMatchObject({ phone: '12', cards: [{ draft: 'first' }] })
})

test('a card of the same member and design replaces the one before', async () => {
  const { session, device } = await start()
  await session.addCard(blank, cardOf('thanks', 'first'), draftOf('first'))
  await session.addCard(blank, cardOf('thanks', 'second'), draftOf('second'))
  expect(device.get('one')?.cards).toEqual([cardOf('thanks', 'second')])
})

test('a simcha that is deleted while it is written stays deleted', async () => {
  const followed = Promise.withResolvers<void>()
  const { session, device } = await start({
    stored: [blank],
    follow: async (simcha) => {
      await followed.promise
      return { simcha, drafts: [] }
    },
  })
  session.change(phoned('12'))
  await pause()
  const removed = session.remove('one')
  followed.resolve()
  expect(await removed).toBe(true)
  await pause()
  expect(session.snapshot().simchas).toEqual([])
  expect([...device.keys()]).toEqual([])
})

test('a change that was not stored says so, and is written with the next one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isFull = true
  const stored: Simcha[] = []
  const { session } = await start({
    write: async (simcha) => {
      if (isFull) throw new Error('no space')
      stored.push(simcha)
    },
  })
  session.change(phoned('12'))
  await pause()
  expect(session.snapshot()).toMatchObject({ state: 'off', simchas: [{ phone: '12' }] })
  isFull = false
  session.change({ ...blank, id: 'two' })
  await pause()
  expect(stored.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(session.snapshot().state).toBe('saved')
})

test('a device that does not answer counts as one without storage', async () => {
  const { session } = await start({ write: () => new Promise(() => {}) })
  session.change(phoned('12'))
  await pause()
  expect(session.snapshot().state).toBe('saving')
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.snapshot().state).toBe('off')
})

test('without storage nothing is read, and what is typed stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const off = () => Promise.reject(new Error('no storage'))
  const { session } = await start({ list: off, write: off })
  expect(session.snapshot().state).toBe('off')
  session.change(phoned('12'))
  await pause()
  expect(session.snapshot()).toMatchObject({ state: 'off', simchas: [{ phone: '12' }] })
})

test('a simcha that cannot be deleted is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { session } = await start({ remove: () => Promise.reject(new Error('locked')) })
  expect(await session.remove('one')).toBe(false)
})
