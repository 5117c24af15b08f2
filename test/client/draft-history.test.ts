import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardDraft } from '#shared/draft.ts'
import {
  boundHistory,
  changeDraft,
  type DraftHistory,
  type EditStep,
  redoChange,
  startHistory,
  undoChange,
} from '../../client/drafts/draft-history.ts'

const named = (name: string): CardDraft => ({ values: { name } })
const nameOf = ({ present }: DraftHistory) => present.values.name

/** A history after changes at given times, with or without a step. */
function after(changes: readonly (readonly [name: string, now: number, step?: EditStep])[]) {
  return changes.reduce(
    (history, [name, now, step]) => changeDraft(history, { next: named(name), now, step }),
    startHistory(named('')),
  )
}

const drag = { gesture: 'place name' }

test.each([
  [
    'typing in one field is one step',
    [
      ['a', 0, 'name'],
      ['ab', 900, 'name'],
      ['abc', 1900, 'name'],
    ],
    [''],
  ],
  [
    'after a second of quiet a new step begins',
    [
      ['a', 0, 'name'],
      ['ab', 1001, 'name'],
    ],
    ['', 'a'],
  ],
  [
    'a gesture is one step, however long the finger rests',
    [
      ['a', 0, drag],
      ['b', 60_000, drag],
    ],
    [''],
  ],
  [
    'the next gesture of the same part is another step',
    [
      ['a', 0, drag],
      ['b', 10, { ...drag }],
    ],
    ['', 'a'],
  ],
  [
    'another field is another step',
    [
      ['a', 0, 'name'],
      ['b', 10, 'date'],
    ],
    ['', 'a'],
  ],
  [
    'changes without a step stand alone',
    [
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ],
    ['', 'a', 'b'],
  ],
  [
    'a change between two of a step separates them',
    [
      ['a', 0, 'name'],
      ['b', 1],
      ['c', 2, 'name'],
    ],
    ['', 'a', 'b'],
  ],
] as const)('%s', (_, changes, past) => {
  expect(after(changes).past.map((draft) => draft.values.name)).toEqual(past)
})

test('a draft that is the same one is no change', () => {
  const history = after([['a', 0, 'name']])
  expect(changeDraft(history, { next: history.present, now: 1 })).toBe(history)
})

test('typing after an undo is a step of its own', () => {
  const undone = undoChange(
    after([
      ['a', 0],
      ['b', 10, 'name'],
    ]),
  )
  const typed = changeDraft(undone, { next: named('c'), step: 'name', now: 20 })
  expect(nameOf(undoChange(typed))).toBe('a')
})

/** Effect of each command on a plain list of names and a position in it. */
type Command = { kind: 'change'; name: string } | { kind: 'undo' } | { kind: 'redo' }
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), name: fc.string({ maxLength: 3 }) }),
  fc.constant({ kind: 'undo' as const }),
  fc.constant({ kind: 'redo' as const }),
)

test('undo and redo go through all there was, as through a list', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      let names = ['']
      let at = 0
      let history = startHistory(named(''))
      for (const each of commands) {
        if (each.kind === 'change') {
          names = [...names.slice(0, at + 1), each.name]
          at += 1
          history = changeDraft(history, { next: named(each.name), now: 0 })
        } else if (each.kind === 'undo') {
          at = Math.max(0, at - 1)
          history = undoChange(history)
        } else {
          at = Math.min(names.length - 1, at + 1)
          history = redoChange(history)
        }
        expect(nameOf(history)).toBe(names[at])
        expect(history.past).toHaveLength(at)
        expect(history.future).toHaveLength(names.length - 1 - at)
      }
    }),
  )
})

test('a bounded history keeps the steps nearest to the present', () => {
  const all = after([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ])
  const middle = undoChange(undoChange(all))
  const two = 2 * JSON.stringify(named('a')).length
  const kept = boundHistory(middle, two)
  expect(
    [kept.past, [kept.present], kept.future].map((drafts) => drafts.map((one) => one.values.name)),
  ).toEqual([['a', 'b'], ['c'], ['d', 'e']])
  const fewer = boundHistory(middle, two - 1)
  expect(fewer.past).toEqual([named('b')])
  expect(fewer.future).toEqual([named('d')])
  expect(fewer.present).toEqual(named('c'))
})
