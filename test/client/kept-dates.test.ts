import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { datedEvents } from '#shared/dated-event.ts'
import { keptDatesStrings } from '#shared/i18n/kept-dates-strings.ts'
import {
  addKeptDates,
  type KeptDate,
  mostKeptDates,
  readKeptDates,
  writeKeptDates,
} from '#shared/kept-dates.ts'

const birth: KeptDate = {
  of: 'boy',
  name: 'יעקב',
  date: { year: 2026, month: 11, day: 12 },
  evening: true,
}
const wedding: KeptDate = {
  of: 'wedding',
  name: '',
  date: { year: 2004, month: 2, day: 29 },
  evening: false,
}

const anyDate = fc.record({
  of: fc.constantFrom(...datedEvents),
  name: fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((name) => name.trim().slice(0, 60).trim()),
  date: fc.integer({ min: 620_600, max: 817_000 }).map(dayNumberToCivil),
  evening: fc.boolean(),
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.array(anyDate, { maxLength: 30 }), (dates) => {
      expect(readKeptDates(writeKeptDates(dates))).toEqual(dates)
    }),
  )
})

test('the form of the first version is read for ever', () => {
  const file = `{
    "kind": "mazel-dates",
    "version": 1,
    "dates": [
      { "of": "boy", "name": "יעקב", "date": { "year": 2026, "month": 11, "day": 12 }, "evening": true }
    ]
  }`
  expect(readKeptDates(file)).toEqual([birth])
})

const written = JSON.parse(writeKeptDates([birth, wedding]))
const changed = (change: object) => JSON.stringify({ ...written, ...change })
const withDate = (change: object) => changed({ dates: [birth, { ...wedding, ...change }] })

test.each([
  ['', { kind: 'not-ours' }],
  ['BEGIN:VCALENDAR', { kind: 'not-ours' }],
  ['null', { kind: 'not-ours' }],
  ['[]', { kind: 'not-ours' }],
  [writeKeptDates([birth]).slice(0, -10), { kind: 'not-ours' }],
  [changed({ kind: 'other' }), { kind: 'not-ours' }],
  [changed({ dates: {} }), { kind: 'not-ours' }],
  [changed({ dates: Array(mostKeptDates + 1).fill(birth) }), { kind: 'not-ours' }],
  [changed({ version: 2 }), { kind: 'newer' }],
  [withDate({ date: { year: 2027, month: 2, day: 29 } }), { kind: 'date', place: 2 }],
  [withDate({ date: { year: 2027.5, month: 2, day: 2 } }), { kind: 'date', place: 2 }],
  [withDate({ date: { year: 1, month: 1, day: 1 } }), { kind: 'date', place: 2 }],
  [withDate({ of: 'petition' }), { kind: 'date', place: 2 }],
  [withDate({ name: 'a'.repeat(61) }), { kind: 'date', place: 2 }],
  [withDate({ evening: 'yes' }), { kind: 'date', place: 2 }],
] as const)('%# a bad file is told apart, and read not in part', (text, fault) => {
  const read = readKeptDates(text)
  expect(read).toEqual(fault)
  if (Array.isArray(read)) throw new Error('it was read')
  for (const words of Object.values(keptDatesStrings)) {
    expect(words.fault(read)).not.toContain('undefined')
  }
})

test('an import adds what is new and keeps what is there', () => {
  expect(addKeptDates([birth], [wedding, birth])).toEqual([birth, wedding])
  const again = { ...birth, name: 'משה' }
  expect(addKeptDates([birth], [again])).toEqual([birth, again])
})
