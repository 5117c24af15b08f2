import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { civilToDayNumber } from '../../../src/shared/calendar/civil-date.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { withRightWords } from '../../../src/shared/proof/finding.ts'
import { proofRead } from '../../../src/shared/proof/proof-read.ts'
import { planted } from './planted-mistakes.ts'

const labels = { en: 'Words', he: 'מילים', yi: 'ווערטער' }
const sample = {
  chosson: 'מנחם מענדל',
  kallah: 'חיה מושקא',
  date: 'יום חמישי, ט״ז אדר ב׳ תשפ״ז',
  day: '',
  time: '',
  parsha: '',
  place: '',
  greeting: 'מזל טוב',
}

/** An invitation with a field for each kind of words. */
function invitation(category = 'wedding') {
  return {
    categories: [category],
    subCategories: ['invitation'],
    language: 'he' as const,
    fields: Object.entries(sample).map(([id, value]) => ({
      ...{ id, value, label: labels, kind: 'text' as const },
      ...{ half: false, maxLength: 200 },
    })),
  }
}

const today = civilToDayNumber({ year: 2026, month: 11, day: 1 })

test('there are 120 planted mistakes or more', () => {
  expect(planted.length).toBeGreaterThanOrEqual(120)
})

test.each(planted)('$rule is found in $values', ({ rule, category, values, at, fixed }) => {
  const found = proofRead(invitation(category), { values }, { today, place: 'diaspora' })
  const finding = found.find((one) => one.rule === rule && one.textId === at)
  expect(found.map((one) => one.rule)).toContain(rule)
  expect(finding?.textId).toBe(at)
  if (fixed === undefined || !finding) return
  expect(withRightWords(values[at] ?? '', finding)).toBe(fixed)
  const again = { values: { ...values, [at]: fixed } }
  const left = proofRead(invitation(category), again, { today, place: 'diaspora' })
  expect(left.filter((one) => one.rule === rule && one.textId === at)).toEqual([])
})

const rightWords: readonly Readonly<Record<string, string>>[] = [
  { date: 'יום שלישי, ד׳ שבט תשפ״ז' },
  { date: 'אור ליום שלישי, ד׳ שבט תשפ״ז', day: 'January 11, 2027', time: '8:00 PM' },
  { date: 'Monday evening, January 11, 2027' },
  { date: 'יום שני בערב, ד׳ שבט תשפ״ז' },
  { date: 'ד׳ שבט תשפ״ז', day: 'January 12, 2027', time: '11:30' },
  { date: 'ד׳ שבט תשפ״ז', day: 'January 11, 2027', time: '8:30 PM' },
  { date: 'ד׳ שבט תשפ״ז', parsha: 'פרשת בא' },
  { date: 'יום שלישי, י״ח אייר תשפ״ז' },
  { place: 'טל׳ 02-5712211' },
  { place: '052-123-4567' },
  { place: '+972 52 123 4567' },
  { place: '(718) 555-0123' },
  { place: '1-800-555-0123' },
  { place: '1234 Fourteenth Avenue, 11219' },
  { chosson: 'אסף', kallah: 'אסנת', place: 'בבית יוסף' },
  { chosson: 'Rivka', kallah: 'Rachel' },
  { greeting: 'אליהו הנביא, ישעיהו ואלקי אברהם' },
]

test.each(rightWords)('nothing is wrong with %o', (values) => {
  const found = proofRead(invitation(), { values }, { today, place: 'diaspora' })
  expect(found.filter(({ rule }) => !rule.startsWith('sample-'))).toEqual([])
})

test('no design of the collection has a mistake, in Eretz Yisroel and outside', () => {
  const found = cards.flatMap((input) => {
    const design = v.parse(cardDesignSchema, input)
    return (['diaspora', 'israel'] as const).flatMap((place) =>
      proofRead(design, { values: {} }, { today, place })
        .filter(({ rule }) => rule !== 'sample-name')
        .map((finding) => ({ design: design.slug, place, ...finding })),
    )
  })
  expect(found).toEqual([])
})

test('a text that the visitor added is read too', () => {
  const added = {
    id: 'text-1',
    text: 'יום שני, ד׳ שבט תשפ״ז',
    face: 'assistant-400',
    size: 40,
    colour: 'ink',
  } as const
  const found = proofRead(
    invitation(),
    {
      values: {},
      added: [{ ...added, align: 'middle', bend: 0, at: { x: 0.5, y: 0.5 }, turn: 0 }],
    },
    { today, place: 'diaspora' },
  )
  expect(found.find(({ rule }) => rule === 'weekday')?.textId).toBe('text-1')
})

test('a date of the example that has passed is told once, as the example', () => {
  const later = {
    today: civilToDayNumber({ year: 2028, month: 1, day: 1 }),
    place: 'diaspora',
  } as const
  const rulesOf = (values: Readonly<Record<string, string>>) =>
    proofRead(invitation(), { values }, later).map(({ textId, rule }) => `${textId}: ${rule}`)
  expect(rulesOf({ chosson: 'דוד', kallah: 'רבקה' })).toEqual(['date: sample-date'])
  expect(rulesOf({ chosson: 'דוד', kallah: 'רבקה', date: 'ד׳ שבט תשפ״ז' })).toEqual(['date: past'])
})
