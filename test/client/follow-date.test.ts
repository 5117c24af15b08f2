import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { lineChoiceFor, lineOf } from '../../client/card-tools/line-choice.ts'
import { civilToDayNumber } from '../../src/shared/calendar/civil-date.ts'
import { datePhrases, dayNamedIn, namesDay } from '../../src/shared/calendar/date-phrase.ts'
import { inPlaceOf, linesToFollow } from '../../src/shared/calendar/follow-date.ts'

const dayOf = (year: number, month: number, day: number) => civilToDayNumber({ year, month, day })
/** A Tuesday, ד׳ שבט תשפ״ז in the week of Bo. */
const tuesday = dayOf(2027, 1, 12)
const shabbos = dayOf(2027, 1, 16)
const pesach = dayOf(2027, 4, 24)

function follow(value: string, before: string, dayNumber = tuesday, evening = false) {
  const date = { dayNumber, evening, place: 'diaspora', language: 'he', before } as const
  return linesToFollow([{ id: 'other', value }], date).map(({ next, follows }) => [next, follows])
}

test.each([
  ['פרשת וישלח', 'פרשת בא'],
  ['שבת פרשת וישלח', 'יום שלישי פרשת בא'],
  ['שבת פרשת וישלח תשפ״ז', 'יום שלישי פרשת בא תשפ״ז'],
  ['ביום שבת פרשת וישלח', 'ביום שלישי פרשת בא'],
  ['Shabbos Parshas Vayishlach', 'Tuesday, Parshas Bo'],
  ['י״ח כסלו', 'ד׳ שבט'],
  ['18 Kislev 5787', '4 Shevat 5787'],
  ['November 28, 2026', 'January 12, 2027'],
  ['Saturday, November 28, 2026, at 8:30', 'Tuesday, January 12, 2027, at 8:30'],
  ['28 בנובמבר 2026', '12 בינואר 2027'],
])('beside י״ח כסלו תשפ״ז "%s" becomes "%s"', (value, next) => {
  expect(follow(value, 'י״ח כסלו תשפ״ז')).toEqual([[next, true]])
})

test.each([
  ['ליל שבת פרשת וישלח', shabbos, 'ליל שבת פרשת בא'],
  ['ליל שבת פרשת וישלח', tuesday, 'אור ליום שלישי פרשת בא'],
  ['Friday night, Parshas Vayishlach', shabbos, 'Friday night, Parshas Bo'],
  ['November 27, 2026', shabbos, 'January 15, 2027'],
])('the night of "%s" stays a night', (value, day, next) => {
  expect(follow(value, 'י״ח כסלו תשפ״ז', day, true)).toEqual([[next, true]])
})

test.each([
  ['a week without a parsha', 'פרשת וישלח', pesach],
  ['a festival that names the day', 'יום שבת, ל״ג בעומר תשפ״ז', tuesday],
])('%s is left to the visitor', (_, value, day) => {
  expect(follow(value, 'י״ח כסלו תשפ״ז', day).map(([next]) => next)).toEqual([undefined])
})

test('a line that named another day than the card is offered, and changes not by itself', () => {
  expect(follow('יום ראשון', 'י״ח כסלו תשפ״ז')).toEqual([['יום שלישי', false]])
  expect(follow('פרשת וישלח', 'soon')).toEqual([['פרשת בא', false]])
})

test.each([
  'גוט שבת',
  'Good Shabbos',
  'שבת שלום',
  'ט״ו בשבט שמח',
  'א גוטן יום טוב',
  'יום הולדת שמח',
  'May you be sealed for a good year',
  'ראש חודש טבת',
  'נר שני',
])('"%s" names no day', (value) => {
  expect(datePhrases(value)).toEqual([])
})

test.each([
  ['Tuesday, January 12, 2027, at 8:30', 'Monday, May 3, 2027', 'Monday, May 3, 2027, at 8:30'],
  ['נלב״ע י׳ סיון', 'ד׳ שבט', 'נלב״ע ד׳ שבט'],
  ['יום שלישי, ל״ג בעומר תשפ״ז', 'יום שני, ה׳ אייר תשפ״ז', 'יום שני, ה׳ אייר תשפ״ז'],
  ['soon', 'ד׳ שבט', 'ד׳ שבט'],
])('in "%s" the date alone is exchanged', (text, line, expected) => {
  expect(inPlaceOf(text, line)).toBe(expected)
})

const dated = cards.filter(
  ({ fields }) =>
    fields.filter(({ value }) => dayNamedIn(value) ?? /פרשת|Parshas/.test(value)).length > 1,
)

test('the catalogue has cards with a date in more lines than one', () => {
  expect(dated.length).toBeGreaterThan(2)
})

test.each(dated.map((card) => [card.slug, card] as const))(
  '%s: all its lines name the new day, whichever is changed',
  (_, { fields, language }) => {
    for (const { id, value } of fields.filter(({ value }) => datePhrases(value).length > 0)) {
      for (const [dayNumber, evening] of [
        [tuesday, false],
        [shabbos, false],
        [tuesday, true],
      ] as const) {
        const kind = dayNamedIn(value) === undefined ? 'parsha' : 'date'
        const line = lineOf(dayNumber, lineChoiceFor(value, language, kind), { kind, evening })
        const others = fields.filter((field) => field.id !== id)
        const found = linesToFollow(others, {
          ...{ dayNumber, evening, place: 'diaspora', language: 'he', before: value },
        })
        const next = others.map(
          (field) => found.find((one) => one.id === field.id)?.next ?? field.value,
        )
        const phrases = [inPlaceOf(value, line), ...next].flatMap((text) => datePhrases(text))
        expect(phrases.filter((phrase) => !namesDay(phrase, dayNumber))).toEqual([])
        expect(found.every(({ follows }) => follows)).toBe(true)
      }
    }
  },
)
