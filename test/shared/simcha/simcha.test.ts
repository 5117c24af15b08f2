import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CardField } from '../../../src/shared/card.ts'
import type { CardDraft } from '../../../src/shared/draft.ts'
import { followSimcha, ownFields } from '../../../src/shared/simcha/follow-simcha.ts'
import { newSimcha, type Simcha, simchaSchema } from '../../../src/shared/simcha/simcha.ts'
import { civilDayOf, weekOf } from '../../../src/shared/simcha/week.ts'
import { writeTime } from '../../../src/shared/simcha/write-time.ts'

const fields = [
  { id: 'place', value: 'sample hall' },
  { id: 'name', value: 'sample name' },
] as CardField[]
const design = { fields }
const card = { filled: { place: 'old hall', name: 'Yosef' }, palette: 'navy' }

test('a change of the simcha reaches its lines and leaves those of the visitor', () => {
  const draft = { values: { place: 'old hall', name: 'Yossi' }, palette: 'navy' }
  const next = { place: 'new hall', name: 'Yosef' }
  const followed = followSimcha({ design, draft, card, next, palette: 'wine', custom: undefined })
  expect(followed).toEqual({
    values: { place: 'new hall', name: 'Yossi' },
    palette: 'wine',
    custom: undefined,
  })
  expect(ownFields({ design, draft: followed, card: { ...card, filled: next } })).toEqual(['name'])
})

test('a palette of the visitor stays, and a draft without a change is the same', () => {
  const draft = { values: { place: 'old hall', name: 'Yosef' }, palette: 'rose' }
  const next = card.filled
  expect(followSimcha({ design, draft, card, next, palette: 'wine', custom: undefined })).toBe(
    draft,
  )
})

const wedding: Simcha = {
  ...newSimcha({
    ...{ id: 'one', occasion: 'wedding', language: 'he', land: 'diaspora', changedAt: 0 },
  }),
  date: { year: 2027, month: 1, day: 26, evening: true },
}

const daysOf = (simcha: Simcha) =>
  weekOf(simcha).map((day) => {
    const { month, day: date } = civilDayOf(day)
    return `${day.event} ${month}/${date}`
  })

test('the week of a wedding by night is from its aufruf to the sixth meal after it', () => {
  expect(daysOf(wedding)).toEqual([
    'aufruf 1/23',
    'main 1/26',
    'sheva-brachos-1 1/27',
    'sheva-brachos-2 1/28',
    'sheva-brachos-3 1/29',
    'sheva-brachos-4 1/30',
    'sheva-brachos-5 1/31',
    'sheva-brachos-6 2/1',
  ])
})

test('after a chuppah by day the last meal is by day', () => {
  const days = weekOf({ ...wedding, date: { year: 2027, month: 1, day: 26, evening: false } })
  expect(days.at(-1)).toMatchObject({ event: 'sheva-brachos-6', evening: false })
  expect(civilDayOf(days.at(-1) ?? { dayNumber: 0, evening: false })).toEqual({
    ...{ year: 2027, month: 2, day: 1 },
  })
})

test('among Sefardim the Shabbos of the chosson is the one after the chuppah', () => {
  expect(daysOf({ ...wedding, custom: 'sefardi' })).toEqual([
    'main 1/26',
    'sheva-brachos-1 1/27',
    'sheva-brachos-2 1/28',
    'sheva-brachos-3 1/29',
    'shabbat-chatan 1/30',
    'sheva-brachos-4 1/30',
    'sheva-brachos-5 1/31',
    'sheva-brachos-6 2/1',
  ])
  // A chuppah after Shabbos is out: the next Shabbos is the last of the seven days.
  const late = { ...wedding, date: { year: 2027, month: 1, day: 23, evening: true } }
  expect(daysOf({ ...late, custom: 'sefardi' })).toContain('shabbat-chatan 1/30')
  for (const custom of ['litvish', 'chassidish', 'chabad', 'israeli'] as const) {
    expect(daysOf({ ...wedding, custom })).toEqual(daysOf(wedding))
  }
})

test('before a bris Sefardim have a Brit Yitzchak in place of the other evenings', () => {
  const bris = { ...wedding, occasion: 'bris' as const }
  expect(daysOf(bris).map((day) => day.split(' ')[0])).toEqual([
    'shalom-zachor',
    'vach-nacht',
    'main',
  ])
  expect(daysOf({ ...bris, custom: 'sefardi' })).toEqual(['brit-yitzchak 2/2', 'main 2/3'])
})

test('the draft of a card has the custom of its simcha, also after a change of mind', () => {
  const draft = { values: { place: 'old hall' }, palette: 'navy' }
  const follow = (draft: CardDraft, custom: string | undefined) =>
    followSimcha({ design, draft, card, next: card.filled, palette: 'navy', custom })
  const chosen = follow(draft, 'sefardi')
  expect(chosen.custom).toBe('sefardi')
  expect(follow(chosen, 'chabad').custom).toBe('chabad')
  expect(follow(chosen, undefined)).not.toHaveProperty('custom')
})

test('without a date there is no week', () => {
  expect(weekOf({ ...wedding, date: null })).toEqual([])
})

test.each([
  ['17:30', 'en', 'diaspora', '5:30 pm'],
  ['00:05', 'en', 'diaspora', '12:05 am'],
  ['17:30', 'he', 'israel', '17:30'],
  ['17:30', 'he', 'diaspora', '5:30'],
] as const)('%s in %s of %s is %s', (time, letters, land, written) => {
  expect(writeTime(time, letters, land)).toBe(written)
})

test.each([
  ['a time', { time: '25:00' }],
  ['a date', { date: { year: 2027, month: 2, day: 30, evening: false } }],
  ['an occasion', { occasion: 'party' }],
  ['a version', { version: 2 }],
  ['a custom', { custom: 'other' }],
])('%s that is none is refused', (_, part) => {
  expect(v.safeParse(simchaSchema, { ...wedding, ...part }).success).toBe(false)
  expect(v.safeParse(simchaSchema, wedding).success).toBe(true)
})
