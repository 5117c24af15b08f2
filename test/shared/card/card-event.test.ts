import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { cardEventOf, placeIn } from '../../../src/shared/card/event/card-event.ts'
import { eventDayOf } from '../../../src/shared/card/event/event-day.ts'

const dayOf = (...texts: string[]) => {
  const { year, month, day } = eventDayOf(texts) ?? {}
  return year && `${year}-${month}-${day}`
}

// ד׳ שבט תשפ״ז is Tuesday, January 12, 2027, and begins on Monday evening.
test.each([
  ['יום שלישי, ד׳ שבט תשפ״ז', '2027-1-12'],
  ['יום ג׳ פרשת בא, ד׳ שבט תשפ״ז', '2027-1-12'],
  ['4 Shevat 5787', '2027-1-12'],
  ['ד׳ שבט תשפ״ז', '2027-1-12'],
  ['דינסטאג, ד׳ שבט תשפ״ז', '2027-1-12'],
  ['Tuesday, January 12, 2027, at 8:30', '2027-1-12'],
  ['12 בינואר 2027', '2027-1-12'],
])('"%s" is in the daytime of %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each([
  ['אור ליום שלישי, ד׳ שבט תשפ״ז', '2027-1-11'],
  ['אור לד׳ שבט תשפ״ז', '2027-1-11'],
  ['בס״ד אור לד׳ שבט תשפ״ז בשעה 8:30', '2027-1-11'],
  ['ליל שבת פרשת בא, ח׳ שבט תשפ״ז', '2027-1-15'],
  ['Monday evening, 4 Shevat 5787', '2027-1-11'],
  ['מאנטאג ביינאכט, ד׳ שבט תשפ״ז', '2027-1-11'],
  ['מוצאי שבת, ט׳ שבט תשפ״ז', '2027-1-16'],
  ['Motzei Shabbos, 9 Shevat 5787', '2027-1-16'],
  // An evening that a card names by its civil weekday.
  ['Monday, 4 Shevat 5787', '2027-1-11'],
  ['יום שלישי בערב, ד׳ שבט תשפ״ז', '2027-1-12'],
])('"%s" is in the evening of %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each([
  [['ד׳ שבט תשפ״ז', 'January 12, 2027'], '2027-1-12'],
  [['ד׳ שבט תשפ״ז', 'Monday, January 11, 2027'], '2027-1-11'],
  [['אור ליום שלישי, ד׳ שבט תשפ״ז', 'January 11, 2027'], '2027-1-11'],
])('two dates of one day, %j, are %s', (texts, day) => {
  expect(dayOf(...texts)).toBe(day)
})

test.each([
  [['יום ראשון, ד׳ שבט תשפ״ז']],
  [['אור ליום שני, ד׳ שבט תשפ״ז']],
  [['Sunday, January 12, 2027']],
  [['ד׳ שבט תשפ״ז', 'January 13, 2027']],
  [['ד׳ שבט תשפ״ז', 'ו׳ שבט תשפ״ז']],
])('%j contradict each other, so there is no day', (texts) => {
  expect(dayOf(...texts)).toBeUndefined()
})

test.each(['', 'פרשת בא', 'יום שלישי', 'ל״ג בעומר תשפ״ז', 'בקרוב אצלכם', '1/12/2027'])(
  '"%s" has no whole date',
  (text) => {
    expect(dayOf(text)).toBeUndefined()
  },
)

test.each([
  ['אולמי תפארת, ירושלים', 'אולמי תפארת, ירושלים'],
  [' באולמי  תפארת,\nירושלים ', 'אולמי תפארת, ירושלים'],
  ['בבית הכנסת אהבת ישראל', 'בית הכנסת אהבת ישראל'],
  ['בני ברק', 'בני ברק'],
  ['בית המדרש, רחוב הנביאים 12', 'בית המדרש, רחוב הנביאים 12'],
  ['בבית משפחת גרין, רחוב הגפן 18', 'בית משפחת גרין, רחוב הגפן 18'],
  ['בבית משפחת גולדברג', undefined],
  ['At the home of the Grossman Family', undefined],
  [' ', undefined],
])('for a map "%s" is %j', (words, place) => {
  expect(placeIn(words)).toBe(place)
})

/** Dated by a festival or a parsha. */
const undated = ['upsherin-print', 'upsherin-at-the-fires', 'lions-of-the-bar-mitzvah']

test('every date with a year in the catalogue is read, without a contradiction', () => {
  const dated = cards.filter(({ fields }) =>
    fields.some(({ id, value }) => ['date', 'day'].includes(id) && /תש|57\d\d|20\d\d/.test(value)),
  )
  const unread = dated.filter((design) => cardEventOf(design, { values: {} }).day === null)
  expect(dated.length).toBeGreaterThan(80)
  expect(unread.map(({ slug }) => slug).sort()).toEqual(undated.toSorted())
})

test('the words of a visitor replace those of the design', () => {
  const [design] = cards.filter(({ slug }) => slug === 'gate-of-doves')
  expect(design && cardEventOf(design, { values: {} })).toEqual({
    day: { year: 2027, month: 1, day: 12 },
    time: null,
    when: 'יום שלישי, ד׳ שבט תשפ״ז',
    place: 'אולם השמחות, ירושלים',
    phones: [],
  })
  const values = { date: 'ה׳ שבט תשפ״ז', place: '' }
  expect(design && cardEventOf(design, { values })).toEqual({
    day: { year: 2027, month: 1, day: 13 },
    time: null,
    when: 'ה׳ שבט תשפ״ז',
    place: undefined,
    phones: [],
  })
})

test('a family in the field of the place is no place', () => {
  const named = cards.filter(({ fields }) =>
    fields.some(({ id, label }) => id === 'place' && label.en === 'Family'),
  )
  expect(named.map((design) => cardEventOf(design, { values: {} }).place)).toEqual([undefined])
})
