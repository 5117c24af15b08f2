import fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { type DateLineOptions, writeDateLine } from '#shared/calendar/date-line.ts'
import { dayNumberToHebrew, hebrewToDayNumber, monthNumber } from '#shared/calendar/hebrew-date.ts'
import { monthName } from '#shared/calendar/month-name.ts'
import { readHebrewDate } from '#shared/calendar/read-date.ts'
import { weekdayName } from '#shared/calendar/weekday-name.ts'
import { normaliseText } from '#shared/text/normalise.ts'

const tuesday = civilToDayNumber({ year: 2027, month: 1, day: 12 })
const shabbos = tuesday + 4
const sunday = tuesday + 5

test.each<[string, DateLineOptions]>([
  ['יום שלישי, ד׳ שבט תשפ״ז', { language: 'he' }],
  ['יום שלישי, ד׳ שבט', { language: 'he', year: false }],
  ['ד׳ שבט ה׳תשפ״ז', { language: 'he', weekday: 'none', thousands: true }],
  ['יום ג׳ פרשת בא, ד׳ שבט תשפ״ז', { language: 'he', weekday: 'letter', parsha: 'diaspora' }],
  ['פרשת בא, ד׳ שבט תשפ״ז', { language: 'he', weekday: 'none', parsha: 'israel' }],
  ['אור ליום שלישי, ד׳ שבט תשפ״ז', { language: 'he', evening: true }],
  ['אור ליום ג׳, ד׳ שבט תשפ״ז', { language: 'he', evening: true, weekday: 'letter' }],
  ['יום שלישי, 12 בינואר 2027', { language: 'he', calendar: 'civil' }],
  ['יום שני בערב, 11 בינואר', { language: 'he', calendar: 'civil', evening: true, year: false }],
  ['דינסטאג, ד׳ שבט תשפ״ז', { language: 'yi' }],
  ['דינסטאג פרשת בא, ד׳ שבט תשפ״ז', { language: 'yi', parsha: 'diaspora' }],
  ['יום ג׳, ד׳ שבט תשפ״ז', { language: 'yi', weekday: 'letter' }],
  ['מאנטאג ביינאכט, ד׳ שבט תשפ״ז', { language: 'yi', evening: true }],
  ['דינסטאג, 12 יאנואר 2027', { language: 'yi', calendar: 'civil' }],
  ['Tuesday, January 12, 2027', { language: 'en', calendar: 'civil' }],
  ['Monday evening, January 11, 2027', { language: 'en', calendar: 'civil', evening: true }],
  ['January 12', { language: 'en', calendar: 'civil', weekday: 'none', year: false }],
  ['Tuesday, 4 Shevat 5787', { language: 'en' }],
  ['Tuesday, Parshas Bo, 4 Shevat 5787', { language: 'en', parsha: 'diaspora' }],
])('Tuesday of parshas Bo is written %s', (line, options) => {
  expect(writeDateLine(tuesday, options)).toBe(line)
})

test.each<[string, DateLineOptions]>([
  ['שבת פרשת בא, ח׳ שבט תשפ״ז', { language: 'he', parsha: 'diaspora', weekday: 'letter' }],
  ['ליל שבת פרשת בא, ח׳ שבט תשפ״ז', { language: 'he', parsha: 'diaspora', evening: true }],
  ['ליל שבת, 15 בינואר 2027', { language: 'he', calendar: 'civil', evening: true }],
  ['ליל שבת, ח׳ שבט תשפ״ז', { language: 'yi', evening: true }],
  ['Shabbos Parshas Bo, 8 Shevat 5787', { language: 'en', parsha: 'diaspora' }],
  [
    'Shabbat Parashat Bo, 8 Shevat',
    { language: 'en', spelling: 'sefardi', parsha: 'israel', year: false },
  ],
  [
    'Friday night, Parshas Bo, 8 Shevat 5787',
    { language: 'en', parsha: 'diaspora', evening: true },
  ],
  ['Saturday, January 16, 2027', { language: 'en', calendar: 'civil' }],
  [
    'Saturday, Parshas Bo, January 16, 2027',
    { language: 'en', calendar: 'civil', parsha: 'diaspora' },
  ],
])('Shabbos is written %s', (line, options) => {
  expect(writeDateLine(shabbos, options)).toBe(line)
})

/** The day belongs to the next week, but "after Shabbos Bo" refers to the week before. */
test.each<[string, DateLineOptions]>([
  ['אור ליום ראשון פרשת בשלח, ט׳ שבט תשפ״ז', { language: 'he' }],
  ['מוצאי שבת פרשת בא, 16 בינואר 2027', { language: 'he', calendar: 'civil' }],
  ['מוצאי שבת פרשת בא, ט׳ שבט תשפ״ז', { language: 'yi' }],
  ['Motzei Shabbos, Parshas Bo, 9 Shevat 5787', { language: 'en' }],
  ['Motzaei Shabbat, Parashat Bo, 9 Shevat 5787', { language: 'en', spelling: 'sefardi' }],
  ['Saturday night, Parshas Bo, January 16, 2027', { language: 'en', calendar: 'civil' }],
  ['Parshas Beshalach, 9 Shevat 5787', { language: 'en', weekday: 'none' }],
])('the evening after Shabbos is written %s', (line, options) => {
  expect(writeDateLine(sunday, { ...options, parsha: 'diaspora', evening: true })).toBe(line)
})

test('a week whose Shabbos is Chol Hamoed has no parsha', () => {
  const weekOfPesach = civilToDayNumber({ year: 2027, month: 4, day: 20 })
  expect(writeDateLine(weekOfPesach, { language: 'he', parsha: 'diaspora' })).toBe(
    'יום שלישי, י״ג ניסן תשפ״ז',
  )
  expect(writeDateLine(weekOfPesach, { language: 'en', weekday: 'none', parsha: 'diaspora' })).toBe(
    '13 Nissan 5787',
  )
})

test.each([
  [5787, monthNumber.adar, 'אדר א׳', 'Adar I', 'Adar I'],
  [5787, monthNumber.adarII, 'אדר ב׳', 'Adar II', 'Adar II'],
  [5786, monthNumber.adar, 'אדר', 'Adar', 'Adar'],
  [5787, monthNumber.teves, 'טבת', 'Teves', 'Tevet'],
  [5787, monthNumber.cheshvan, 'חשון', 'Cheshvan', 'Cheshvan'],
])('month %d-%d is %s, %s, %s', (year, month, hebrew, ashkenazi, sefardi) => {
  expect(monthName({ year, month }, 'hebrew')).toBe(hebrew)
  expect(monthName({ year, month }, 'ashkenazi')).toBe(ashkenazi)
  expect(monthName({ year, month }, 'sefardi')).toBe(sefardi)
})

test('invitations have fuller names of two months', () => {
  const date = { year: 5787, month: monthNumber.av }
  expect(monthName(date, 'hebrew', { full: true })).toBe('מנחם אב')
  expect(monthName({ ...date, month: monthNumber.cheshvan }, 'sefardi', { full: true })).toBe(
    'Marcheshvan',
  )
  expect(monthName({ ...date, month: monthNumber.elul }, 'hebrew', { full: true })).toBe('אלול')
})

test('weekdays and months that there are not', () => {
  expect(() => weekdayName(7, 'he')).toThrow(RangeError)
  expect(() => monthName({ year: 5787, month: 14 }, 'hebrew')).toThrow(RangeError)
})

test.each([
  ["ט''ו בשבט תשפז", { year: 5787, month: monthNumber.shevat, day: 15 }],
  ['ט״ו באב תשפ״ז', { year: 5787, month: monthNumber.av, day: 15 }],
  ["א' אדר א' תשפ\"ז", { year: 5787, month: monthNumber.adar, day: 1 }],
  ['ל׳ מרחשוון ה׳תשפ״ז', { year: 5787, month: monthNumber.cheshvan, day: 30 }],
  ['יום שלישי פרשת בא, ד׳ שבט תשפ״ז', { year: 5787, month: monthNumber.shevat, day: 4 }],
  ['יום שלישי ד׳ שבט תשפ״ז', { year: 5787, month: monthNumber.shevat, day: 4 }],
  ['9  tevet 5787', { year: 5787, month: monthNumber.teves, day: 9 }],
  ['ה׳ אייר ו׳ אלפים', { year: 6000, month: monthNumber.iyar, day: 5 }],
  ['1 Adar 5787', undefined],
  ['1 Adar II 5786', undefined],
  ['30 Cheshvan 5786', undefined],
  ['ל״א שבט תשפ״ז', undefined],
  ['4 Shevat', undefined],
  ['January 12, 2027', undefined],
  ['מזל טוב', undefined],
  ['', undefined],
])('%s is read', (text, date) => {
  expect(readHebrewDate(text)).toEqual(date)
})

const options = fc.record(
  {
    language: fc.constantFrom('en', 'he', 'yi'),
    weekday: fc.constantFrom('name', 'letter', 'none'),
    parsha: fc.constantFrom('diaspora', 'israel'),
    evening: fc.boolean(),
    thousands: fc.boolean(),
    fullMonth: fc.boolean(),
    spelling: fc.constantFrom('ashkenazi', 'sefardi'),
  },
  { requiredKeys: ['language'] },
) satisfies fc.Arbitrary<DateLineOptions>

/** After 6000 the short form of the year starts again. */
test('a line that was written is read back, and layout takes it as it is', () => {
  const min = civilToDayNumber({ year: 1750, month: 1, day: 1 })
  const max = hebrewToDayNumber({ year: 6000, month: monthNumber.elul, day: 29 })
  fc.assert(
    fc.property(fc.integer({ min, max }), options, (day, style) => {
      const line = writeDateLine(day, style)
      expect(readHebrewDate(line)).toEqual(dayNumberToHebrew(day))
      expect(normaliseText(line)).toBe(line)
    }),
    { numRuns: 1000 },
  )
})
