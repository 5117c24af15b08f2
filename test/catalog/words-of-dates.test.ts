import { getSedra, HDate, parshiot } from '@hebcal/core'
import { expect, test } from 'vitest'
import { isYomTov } from '../../src/shared/calendar/festival.ts'
import { monthNumber } from '../../src/shared/calendar/hebrew-date.ts'
import { parshaNames } from '../../src/shared/calendar/parsha-names.ts'
import { readHebrewDate } from '../../src/shared/calendar/read-date.ts'
import { weekdayName } from '../../src/shared/calendar/weekday-name.ts'
import { type Design, designs, fault } from './catalogue-words.ts'

/* Dates in samples are real: what a design says of its day agrees with an independent calendar. */

const saturday = 6
const weekdays = [0, 1, 2, 3, 4, 5, saturday]
const civilPattern = /[A-Z][a-z]+ \d{1,2}, 20\d\d/

/** Simchas that are never on Shabbos or Yom Tov. */
const onWeekdays = [
  'wedding',
  'pidyon-haben',
  'upsherin',
  'vort',
  'tenoyim',
  'hachnosas-sefer-torah',
]

const plain: Design = {
  name: 'card bad',
  categories: ['wedding'],
  language: 'he-en',
  titles: { en: 'A picture' },
  description: 'A picture',
  lines: [],
}

test('weekday, Hebrew date, civil date and parsha agree', () => {
  expect(designs.flatMap(disagreements)).toEqual([])
})

test.each([
  [['יום ראשון, ד׳ שבט תשפ״ז'], 'יום ראשון, ד׳ שבט תשפ״ז', 'on יום שלישי'],
  [['19 Sivan 5787', 'June 25, 2027'], 'June 25, 2027', 'on June 24, 2027'],
  [['Wednesday, June 24, 2027'], 'Wednesday, June 24, 2027', 'on Thursday'],
  [['פרשת נח', 'י״ח כסלו תשפ״ז'], 'פרשת נח', 'of פרשת וישלח'],
  [['Shabbos Parshas Noah'], 'Shabbos Parshas Noah', 'a parsha that there is'],
])('%j do not agree, which is told', (texts, stands, should) => {
  const lines = texts.map((text) => ({ field: 'date', label: 'Date', text }))
  expect(disagreements({ ...plain, lines })).toEqual([
    fault('card bad, field date', stands, should),
  ])
})

test('a simcha is on a day when there can be one', () => {
  expect(designs.flatMap(unfitDays)).toEqual([])
})

test.each([
  ['יום שבת, ח׳ שבט תשפ״ז', 'on a weekday'],
  ['כ״ב ניסן תשפ״ז', 'on a weekday'],
  ['כ״ה ניסן תשפ״ז', 'outside the Omer and the three weeks'],
  ['א׳ אב תשפ״ז', 'outside the Omer and the three weeks'],
])('a wedding on %s is told', (text, should) => {
  const lines = [{ field: 'date', label: 'Date', text }]
  expect(unfitDays({ ...plain, lines })).toEqual([fault('card bad, field date', text, should)])
})

/** Words about the day of a design that do not agree with its first date. */
function disagreements({ name, lines }: Design): string[] {
  const day = lines.map(({ text }) => dayIn(text)).find((found) => found !== undefined)
  return lines.flatMap(({ field, text }) => {
    const should = [weekdayFault(text, day), civilFault(text, day), parshaFault(text, day)]
    return should.flatMap((one) => (one ? [fault(`${name}, field ${field}`, text, one)] : []))
  })
}

function unfitDays({ name, categories, lines }: Design): string[] {
  if (!categories.some((category) => onWeekdays.includes(category))) return []
  return lines.flatMap(({ field, text }) => {
    const day = dayIn(text)
    const should = day && unfitness(day, categories)
    return should ? [fault(`${name}, field ${field}`, text, should)] : []
  })
}

function unfitness(day: HDate, categories: readonly string[]): string | undefined {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()]
  const isRest = isYomTov({ year, month, day: date }, 'diaspora')
  if (day.getDay() === saturday || isRest) return 'on a weekday'
  if (!categories.includes('wedding')) return undefined
  const isOmer =
    (month === monthNumber.nisan && date > 15) || (month === monthNumber.iyar && date < 18)
  const isThreeWeeks =
    (month === monthNumber.tamuz && date >= 17) || (month === monthNumber.av && date <= 9)
  return isOmer || isThreeWeeks ? 'outside the Omer and the three weeks' : undefined
}

/** The day of a Hebrew date with its year, or of a civil date. */
function dayIn(text: string): HDate | undefined {
  const date = readHebrewDate(text.replace('ל״ג בעומר', 'י״ח אייר'))
  if (date) return new HDate(date.day, date.month, date.year)
  const civil = civilPattern.exec(text)?.[0]
  return civil === undefined ? undefined : new HDate(new Date(civil))
}

function weekdayFault(text: string, day: HDate | undefined): string | undefined {
  const named = weekdays.find((weekday) => namesOf(weekday).some((one) => says(text, one)))
  if (named === undefined || !day || day.getDay() === named) return undefined
  return `on ${weekdayName(day.getDay(), /[a-z]/.test(text) ? 'en' : 'he')}`
}

function civilFault(text: string, day: HDate | undefined): string | undefined {
  const civil = civilPattern.exec(text)?.[0]
  if (civil === undefined || !day || new HDate(new Date(civil)).abs() === day.abs())
    return undefined
  const format = { month: 'long', day: 'numeric', year: 'numeric' } as const
  return `on ${day.greg().toLocaleDateString('en-US', format)}`
}

function parshaFault(text: string, day: HDate | undefined): string | undefined {
  const [, word = '', rest = ''] = /(פרשת|Parshas) (.+)/.exec(text) ?? []
  if (rest === '') return undefined
  const named = parshaNames.findIndex((names) =>
    names.some((one) => one !== undefined && says(rest, one, true)),
  )
  if (named < 0) return 'a parsha that there is'
  const read = day ? readingsOn(day) : [named]
  const right = parshaNames[read[0] ?? -1]
  return read.includes(named) ? undefined : `of ${word} ${right?.[word === 'פרשת' ? 0 : 1]}`
}

/** Torah readings of the week, abroad and in Eretz Yisroel, by their places in the year. */
function readingsOn(day: HDate): number[] {
  return [false, true].flatMap((il) => {
    const { parsha, chag } = getSedra(day.getFullYear(), il).lookup(day)
    return chag ? [] : parsha.map((name) => parshiot.indexOf(name))
  })
}

function namesOf(weekday: number): string[] {
  return [
    weekdayName(weekday, 'he'),
    weekdayName(weekday, 'he', { letter: true }),
    weekdayName(weekday, 'yi'),
    weekday === saturday ? 'Shabbos' : weekdayName(weekday, 'en'),
  ]
}

/** Whether a text contains the whole words, anywhere or only at its start. */
function says(text: string, words: string, atStart = false): boolean {
  const plainText = ` ${text
    .split(/[,\s־]+/)
    .join(' ')
    .trim()} `
  const found = plainText.indexOf(` ${words} `)
  return atStart ? found === 0 : found >= 0
}
