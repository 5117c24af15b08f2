import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearLedger, readLedger } from './contact-messages.ts'
import { type CallFault, ContactWorld, callFaults } from './contact-world.ts'
import { runMs, runs } from './run-counts.ts'
import { clearStorage } from './site.ts'

const submissions = 25
const numRuns = runs({ usually: 12, long: 400 })

/** Faults that a worker meets before it works; most workers meet none. */
const faults: fc.Arbitrary<CallFault[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<CallFault[]>([]) },
  // A total outage.
  { weight: 1, arbitrary: fc.constant<CallFault[]>(Array(6).fill('fails')) },
  {
    weight: 6,
    arbitrary: fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.constant('ok' as const) },
        { weight: 3, arbitrary: fc.constantFrom(...callFaults) },
      ),
      { maxLength: 6 },
    ),
  },
)

const count = fc.integer({ min: 1, max: 4 })
const seconds = fc.constantFrom(1, 30, 60, 600, 3600, 86_400)
const days = fc.integer({ min: 1, max: 9 })

const anyStep = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      count,
      faults,
      keepsOne: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bury' as const), count, faults }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sweep' as const), faults }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('forget' as const) }) },
  // Sometimes the mail service accepts nothing for days.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refusals' as const), days }) },
)

const steps = fc.array(
  fc.record({
    attempts: fc.array(faults, { minLength: 1, maxLength: 3 }),
    between: fc.array(anyStep, { maxLength: 4 }),
  }),
  { minLength: submissions, maxLength: submissions },
)

const total = { submissions: 0, accepted: 0, refused: 0, faults: 0, mails: 0 }
const ends = { sent: 0, unknown: 0, dead: 0 }
/** Why messages are unknown. */
const silences = { swallowed: 0, abandoned: 0 }

const deadAfterMs = 7 * 86_400_000

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Deadlines of ended workers never pass; messages are dated by the clock of the world.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await clearLedger()
  await clearStorage()
})

afterAll(() => console.log('Messages through faults:', { ...total, ...ends, ...silences }))

test(
  'an accepted message is mailed once, dead after a week of refusals, or unknown for want of an answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        await clearLedger()
        const world = new ContactWorld()
        for (const { attempts, between } of run) {
          await world.submit(attempts)
          for (const step of between) await take(world, step)
        }
        await world.heal()
        await judge(world)
      }),
      { numRuns: numRuns },
    )
  },
  runMs,
)

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

async function take(world: ContactWorld, step: Step): Promise<void> {
  switch (step.kind) {
    case 'deliver':
      return world.deliver(step.count, step.faults, step.keepsOne)
    case 'bury':
      return world.bury(step.count, step.faults)
    case 'sweep':
      return world.sweep(step.faults)
    case 'wait':
      world.now += step.seconds * 1000
      return
    case 'refusals':
      return world.refuseMails(step.days)
    case 'forget':
      return world.forget()
  }
}

/** How often a message is mailed in each final state, at least and at most. */
const mailsIn: Record<string, readonly [number, number]> = {
  sent: [1, 1],
  unknown: [0, 1],
  dead: [0, 0],
}

async function judge(world: ContactWorld): Promise<void> {
  const rows = await readLedger()
  const inLedger = new Set(rows.map(({ id }) => id))
  expect([...world.accepted].filter((id) => !inLedger.has(id))).toEqual([])
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(count('sent') + count('unknown') + count('dead')).toBe(rows.length)
  for (const { id, state } of rows) {
    const [min, max] = mailsIn[state] ?? [0, 0]
    const mails = world.mailed.get(id) ?? 0
    expect({ state, mails, isRight: min <= mails && mails <= max }).toMatchObject({ isRight: true })
  }
  const idsOf = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id)
  const silent = world.swallowed.union(world.abandoned)
  expect(idsOf('unknown').toSorted()).toEqual([...silent].toSorted())
  for (const { id, message } of rows.filter(({ state }) => state === 'dead')) {
    const { receivedAt } = JSON.parse(message ?? '{}')
    const age = (world.refusedAt.get(id) ?? 0) - Date.parse(receivedAt)
    expect(age).toBeGreaterThanOrEqual(deadAfterMs)
  }
  addUp(world, rows)
}

function addUp(world: ContactWorld, rows: readonly { id: string; state: string }[]): void {
  total.submissions += submissions
  total.accepted += world.accepted.size
  total.refused += submissions - world.accepted.size
  total.faults += world.faults
  for (const mails of world.mailed.values()) total.mails += mails
  silences.swallowed += world.swallowed.size
  silences.abandoned += world.abandoned.difference(world.swallowed).size
  for (const { id, state } of rows) {
    if (!world.accepted.has(id)) continue
    if (state === 'sent' || state === 'unknown' || state === 'dead') ends[state] += 1
  }
}
