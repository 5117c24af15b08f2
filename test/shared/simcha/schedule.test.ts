import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { proofRead } from '../../../src/shared/proof/proof-read.ts'
import { eventWords } from '../../../src/shared/simcha/event-words.ts'
import { fillCard } from '../../../src/shared/simcha/fill-card.ts'
import { followSimcha, ownFields } from '../../../src/shared/simcha/follow-simcha.ts'
import { shownMembers } from '../../../src/shared/simcha/members.ts'
import { newSimcha, type Simcha } from '../../../src/shared/simcha/simcha.ts'
import { scheduleRows } from '../../../src/shared/simcha/week-events.ts'

const empty = newSimcha({
  ...{ id: 'one', occasion: 'wedding', language: 'he', land: 'diaspora', changedAt: 0 },
})
const wedding: Simcha = {
  ...empty,
  date: { year: 2027, month: 1, day: 26, evening: true },
  time: '18:30',
  welcomeTime: '17:00',
  words: {
    chosson: { he: 'נחום', en: 'Nochum' },
    kallah: { he: 'פריידא', en: 'Fraida' },
    place: { he: 'אולמי הדר', en: 'Hadar Hall' },
    shul: { he: 'בית המדרש הגדול', en: 'The Main Shul' },
  },
  hosts: [
    { he: '', en: '' },
    { he: 'משפחת ברגר', en: 'The Berger family' },
  ],
}

const rowsOf = (simcha: Simcha, language: Simcha['language']) =>
  scheduleRows(simcha, eventWords[language], language).map((row) => row.split('\n'))

test.each([
  [
    'he',
    [
      ['שבת חתן · בית המדרש הגדול', 'שבת פרשת בשלח, ט״ו שבט · 23 בינואר'],
      ['קבלת פנים, 5:00 · אולמי הדר', 'אור ליום ד׳, י״ט שבט · 26 בינואר'],
      ['חופה, 6:30 · אולמי הדר', 'אור ליום ד׳, י״ט שבט · 26 בינואר'],
      ['שבע ברכות · משפחת ברגר', 'אור ליום ו׳, כ״א שבט · 28 בינואר'],
    ],
  ],
  [
    'yi',
    [
      ['אויפרוף · בית המדרש הגדול', 'שבת פרשת בשלח, ט״ו שבט · 23 יאנואר'],
      ['קבלת פנים, 5:00 · אולמי הדר', 'דינסטאג ביינאכט, י״ט שבט · 26 יאנואר'],
      ['חופה, 6:30 · אולמי הדר', 'דינסטאג ביינאכט, י״ט שבט · 26 יאנואר'],
      ['שבע ברכות · משפחת ברגר', 'דאנערשטאג ביינאכט, כ״א שבט · 28 יאנואר'],
    ],
  ],
  [
    'en',
    [
      ['Aufruf · The Main Shul', 'Shabbos Parshas Beshalach, 15 Shevat · January 23'],
      ['Kabbolas ponim, 5:00 pm · Hadar Hall', 'Tuesday evening, 19 Shevat · January 26'],
      ['Chuppah, 6:30 pm · Hadar Hall', 'Tuesday evening, 19 Shevat · January 26'],
      ['Sheva brachos · The Berger family', 'Thursday evening, 21 Shevat · January 28'],
    ],
  ],
] as const)('the rows of a week in %s', (language, rows) => {
  expect(rowsOf(wedding, language)).toEqual(rows)
})

test('without hosts each meal of the week has a row, and without a date there is none', () => {
  expect(rowsOf({ ...wedding, hosts: [] }, 'en')).toHaveLength(9)
  expect(rowsOf({ ...wedding, date: null }, 'en')).toEqual([])
})

const schedules = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ subCategories }) => subCategories.includes('schedule'))
const designs = schedules.filter(({ categories }) => categories.includes('wedding'))
const member = shownMembers(wedding).find(({ id }) => id === 'schedule')
if (!member) throw new Error('the set has no schedule')

test('a wedding has a schedule once it has a date, in five families and three languages', () => {
  expect(shownMembers({ ...wedding, date: null }).map(({ id }) => id)).not.toContain('schedule')
  expect(shownMembers(empty).map(({ id }) => id)).toContain('schedule')
  expect(new Set(designs.map(({ art }) => art.family)).size).toBeGreaterThanOrEqual(5)
  expect(new Set(designs.map(({ language }) => language))).toEqual(new Set(['he', 'en', 'yi']))
})

test.each(designs)(
  '$slug takes the names and a row for each event, and follows the hall',
  (design) => {
    const values = fillCard(design, wedding, member)
    expect(values?.['event-3']).toContain(design.language === 'en' ? 'Hadar Hall' : 'אולמי הדר')
    expect(values?.['event-4']).toContain(design.language === 'en' ? 'Berger' : 'ברגר')
    expect(values?.['event-5']).toBe('')
    // A card without its rows stays as it was.
    expect(fillCard(design, { ...wedding, date: null }, member)).toBeUndefined()
    expect(values?.chosson ?? '').toMatch(/נחום.*פריידא|Nochum.*Fraida/)
    if (!values) return

    const draft = { values: { ...values, 'event-4': 'Kiddush' } }
    const moved = { ...wedding.words, place: { he: 'אולמי נוף', en: 'Nof Hall' } }
    const next = fillCard(design, { ...wedding, words: moved }, member) ?? {}
    const card = { filled: values }
    const followed = followSimcha({
      ...{ design, draft, card, next, palette: undefined, custom: undefined },
    })
    expect(followed.values['event-3']).toMatch(/אולמי נוף|Nof Hall/)
    expect(followed.values['event-4']).toBe('Kiddush')
    expect(ownFields({ design, draft: followed, card: { filled: next } })).toEqual(['event-4'])
  },
)

test.each(designs)('the proof-reader finds nothing wrong with the dates of $slug', (design) => {
  const { values = {} } = { values: fillCard(design, wedding, member) }
  const found = proofRead(design, { values }, { today: 739_900, place: 'diaspora' })
  expect(found).toEqual([])
})

test.each(schedules.flatMap(({ slug, formats }) => formats.map((format) => ({ slug, format }))))(
  'as many events of $slug as it has rows fit $format in rows of one size',
  async ({ slug, format }) => {
    const design = schedules.find((one) => one.slug === slug)
    if (!design) throw new RangeError(slug)
    const rows = design.fields.filter(({ id }) => id.startsWith('event-'))
    expect(rows).toHaveLength(designs.includes(design) ? 10 : 5)
    const [, row] = rows
    const values = Object.fromEntries(rows.map(({ id, value }) => [id, value || row?.value || '']))
    const { lines, problems, size } = await layOut(design, { values, format })
    expect(problems).toEqual([])
    const sizes = lines.filter(({ field }) => field.startsWith('event-')).map((one) => one.sizePx)
    expect(new Set(sizes).size).toBe(1)
    // A phone shows the card 390 px wide: the height of a line of its small print.
    expect(((sizes[0] ?? 0) * 390) / size.widthPx).toBeGreaterThanOrEqual(9)
  },
)

test('the event of a row stands out by its face and its ink', async () => {
  const [design] = designs
  if (!design) throw new Error('no schedule')
  const { lines } = await layOut(design, { values: {} })
  const [event, when] = lines.filter(({ field }) => field === 'event-2')
  expect([event?.role, when?.role]).toEqual(['accent', 'body'])
  expect(event?.faces).not.toEqual(when?.faces)
})

const bris: Simcha = {
  ...wedding,
  ...{ occasion: 'bris', date: { year: 2027, month: 1, day: 12, evening: false } },
  ...{ time: '09:00', welcomeTime: '', hosts: [] },
  words: { place: { he: 'בית המדרש הגדול', en: 'The Main Shul' }, family: { he: 'לב', en: 'Lev' } },
}
const barMitzvah: Simcha = {
  ...bris,
  ...{ occasion: 'bar-mitzvah', time: '18:30' },
  date: { year: 2027, month: 1, day: 20, evening: true },
  words: { place: { he: 'אולמי הדר', en: 'Hadar Hall' }, child: { he: 'נחום', en: 'Nochum' } },
}

test('the days of a bris and of a bar mitzvah have a row each', () => {
  expect(rowsOf(bris, 'en')).toEqual([
    ['Shalom zachor', 'Friday night, 8 Shevat · January 15'],
    ['Vach nacht', 'Monday evening, 11 Shevat · January 18'],
    ['Bris, 9:00 am · The Main Shul', 'Tuesday, 11 Shevat · January 19'],
  ])
  expect(rowsOf({ ...bris, custom: 'sefardi' }, 'he')).toEqual([
    ['ברית יצחק', 'אור ליום ג׳, י״א שבט · 18 בינואר'],
    ['ברית, 9:00 · בית המדרש הגדול', 'יום ג׳, י״א שבט · 19 בינואר'],
  ])
  expect(rowsOf(barMitzvah, 'en')).toEqual([
    ['Bar mitzvah, 6:30 pm · Hadar Hall', 'Wednesday evening, 13 Shevat · January 20'],
    ['Aliyah', 'Shabbos Parshas Beshalach, 15 Shevat · January 23'],
  ])
})

test('a bar mitzvah on Shabbos has one event and no schedule', () => {
  const ids = (simcha: Simcha) => shownMembers(simcha).map(({ id }) => id)
  expect(ids(barMitzvah)).toContain('schedule')
  const onShabbos = { year: 2027, month: 1, day: 23, evening: false }
  expect(ids({ ...barMitzvah, date: onShabbos })).not.toContain('schedule')
})

describe.each([bris, barMitzvah])('the schedules of a $occasion', (simcha) => {
  const few = schedules.filter(({ categories }) => categories.includes(simcha.occasion))
  const member = shownMembers(simcha).find(({ id }) => id === 'schedule')
  if (!member) throw new Error('the set has no schedule')

  test('come in three families and three languages', () => {
    expect(new Set(few.map(({ art }) => art.family)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(few.map(({ language }) => language))).toEqual(new Set(['he', 'en', 'yi']))
  })

  test.each(few)('$slug takes the names and a row for each event, without a finding', (design) => {
    const values = fillCard(design, simcha, member) ?? {}
    const rows = rowsOf(simcha, design.language === 'he-en' ? 'he' : design.language)
    const written = design.fields.filter(({ id }) => id.startsWith('event-'))
    expect(written.map(({ id }) => values[id])).toEqual(
      written.map((_, i) => rows[i]?.join('\n') ?? ''),
    )
    expect(`${values.family ?? values.name}`).toMatch(/לב|Lev|נחום|Nochum/)
    expect(proofRead(design, { values }, { today: 739_900, place: 'diaspora' })).toEqual([])
  })

  test.each(few)('$slug sets few rows larger than many', async (design) => {
    const values = fillCard(design, simcha, member) ?? {}
    const { lines, problems } = await layOut(design, { values })
    expect(problems).toEqual([])
    const [row] = lines.filter(({ field }) => field.startsWith('event-'))
    expect(row?.sizePx).toBeGreaterThanOrEqual(40)
  })
})
