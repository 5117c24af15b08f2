import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsBehind, idsBetween } from '../../catalog/release/row-ids.ts'
import { changeOfSearch } from '../../catalog/release/search-change.ts'
import { divideList } from '../../src/shared/release/divide-list.ts'

const none = new Set<string>()

test.each([
  ['a b c', 'a b c', [], []],
  ['a b c', 'n a b c', [], [{ after: null, before: 'a', slugs: ['n'] }]],
  ['a b c', 'a b', ['c'], []],
  ['a b c d', 'a x y c d', ['b'], [{ after: 'a', before: 'c', slugs: ['x', 'y'] }]],
  ['a b c d', 'd a b c', ['d'], [{ after: null, before: 'a', slugs: ['d'] }]],
  ['a', 'a z', [], [{ after: 'a', before: null, slugs: ['z'] }]],
])('from %j to %j as few rows as possible move', (before, after, gone, runs) => {
  const change = changeOfSearch(before.split(' '), after.split(' '), none)
  expect(change).toEqual({ edited: [], gone, runs })
})

test('a change carried out gives the new list', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 })
  fc.assert(
    fc.property(list, list, (before, after) => {
      const { gone, runs } = changeOfSearch(before, after, none)
      const rows = new Map(before.map((slug, place) => [slug, (place + 1) * 100]))
      const taken = new Set(rows.values())
      for (const slug of gone) rows.delete(slug)
      for (const { after: low, before: high, slugs } of runs) {
        const room = {
          after: low === null ? null : (rows.get(low) ?? 0),
          before: high === null ? null : (rows.get(high) ?? 0),
        }
        const ids = idsBetween(room, slugs.length, taken) ?? []
        for (const [index, slug] of slugs.entries()) rows.set(slug, ids[index] ?? 0)
      }
      expect([...rows.keys()].sort((a, b) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0))).toEqual(
        after,
      )
    }),
  )
})

test('ids rise, avoid those that are taken, and end when there is no room', () => {
  expect(idsBetween({ after: 10, before: 20 }, 1, new Set())).toEqual([15])
  expect(idsBetween({ after: 10, before: 20 }, 1, new Set([15, 16]))).toEqual([17])
  expect(idsBetween({ after: 10, before: 12 }, 1, new Set())).toEqual([11])
  expect(idsBetween({ after: 10, before: 12 }, 2, new Set())).toBeNull()
  expect(idsBetween({ after: 10, before: 11 }, 1, new Set())).toBeNull()
  const [id = 0] = idsBetween({ after: null, before: 2 ** 44 }, 1, new Set()) ?? []
  expect(id).toBeLessThan(2 ** 44)
  expect(idsBehind(null, 2)).toEqual([2 ** 44, 2 ** 44 + 2 ** 20])
  expect(idsBehind(5, 1)).toEqual([5 + 2 ** 20])
})

test('a list divided has the same items, and one more changes one or two pieces', () => {
  const names = Array.from({ length: 5000 }, (_, i) => `card-${i}`)
  const pieces = divideList(names, (name) => name, 64)
  expect(pieces.flat()).toEqual(names)
  expect(pieces.length).toBeGreaterThan(40)
  expect(pieces.length).toBeLessThan(160)
  const texts = new Set(pieces.map((piece) => piece.join()))
  const more = divideList(['new', ...names.slice(0, 2000), 'one', ...names.slice(2000)], String, 64)
  expect(more.filter((piece) => !texts.has(piece.join())).length).toBeLessThanOrEqual(4)
})
