import * as v from 'valibot'
import { expect, test } from 'vitest'
import { simchasOf } from '#shared/calendar/family-dates.ts'
import { cardDesignSchema } from '#shared/card.ts'
import { datesStrings } from '#shared/i18n/dates-strings.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { datesFile } from '../../client/pages/dates/save-dates.ts'
import { datedValues } from '../../client/pages/dates/start-card.ts'

const born = { date: { year: 2026, month: 11, day: 12 }, afterNightfall: true }
const simchas = simchasOf('boy', born, 'diaspora')

function valuesOn(slug: string, event: string) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const date = simchas.find((one) => one.event === event)
  if (!date) throw new Error(`no ${event}`)
  return datedValues(design, { ...date, place: 'diaspora' })
}

test.each([
  ['gate-of-the-bris', 'bris', /י׳ כסלו/],
  ['lantern-lit-shalom-zachor', 'shalom-zachor', /^ליל שבת/],
  ['tefillin-print', 'bar-mitzvah', /ט׳ כסלו|9 Kislev|November 26/],
  ['five-coins-print', 'pidyon-haben', /ג׳ טבת|3 Teves|December 13/],
])('the day is written on %s', (slug, event, written) => {
  expect(Object.values(valuesOn(slug, event)).join('\n')).toMatch(written)
})

test('a card without a line for the day stays as it is', () => {
  expect(valuesOn('three-balloons', 'bris')).toEqual({})
})

test('a calendar file has each day once, with its alarm and the address of its card', () => {
  const words = datesStrings.en
  const linkOf = () => 'https://mazel.example/card/gate-of-the-bris'
  const options = { words, linkOf }
  const file = datesFile(simchas, options, new Date('2026-11-22T21:35:22.123Z'))
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length))
  expect(valuesOf('SUMMARY:')).toEqual([
    'Shalom zachor',
    'Bris',
    'Pidyon haben',
    'Upsherin',
    'Bar mitzvah',
  ])
  // The shalom zachor is on Friday night.
  expect(valuesOf('DTSTART;VALUE=DATE:').slice(0, 2)).toEqual(['20261113', '20261120'])
  expect(valuesOf('TRIGGER:')).toEqual(simchas.map(() => '-P7D'))
  expect(valuesOf('URL:')).toEqual(simchas.map(linkOf))
  const ids = valuesOf('UID:')
  expect(new Set(ids).size).toBe(simchas.length)
  const later = datesFile(simchas, options, new Date('2027-01-01T00:00:00Z'))
  for (const id of ids) expect(later).toContain(`UID:${id}\r\n`)
})
