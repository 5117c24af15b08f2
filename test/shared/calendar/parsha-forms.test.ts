import { expect, test } from 'vitest'
import { datePhrases, writePhrase } from '../../../src/shared/calendar/date-phrase.ts'
import { parshaForms } from '../../../src/shared/calendar/parsha-forms.ts'

test.each([
  ['פרשת וירא', 'he', ['שבת פרשת וירא', 'שבת קודש פרשת וירא', 'פ׳ וירא']],
  ['שבת קודש פרשת לך לך', 'yi', ['פרשת לך לך', 'שבת פרשת לך לך', 'פ׳ לך לך']],
  ['פרשת מטות־מסעי תשפ״ז', 'he', ['שבת פרשת מטות־מסעי', 'שבת קודש פרשת מטות־מסעי', 'פ׳ מטות־מסעי']],
  ['ליל שבת פרשת וישלח', 'he', ['ליל שבת קודש פרשת וישלח', 'ליל שבת קודש פ׳ וישלח']],
  ['לקידוש בשבת פרשת נח', 'he', ['בשבת קודש פרשת נח', 'בשבת קודש פ׳ נח']],
  ['יום ג׳ פרשת בא', 'he', ['לסדר בא', 'פ׳ בא']],
  ['יום שלישי לסדר בא, ד׳ שבט תשפ״ז', 'he', ['פרשת בא', 'פ׳ בא']],
  ['דינסטאג פרשת בא', 'yi', ['פ׳ בא']],
  ['פרשת בא, ד׳ שבט תשפ״ז', 'he', ['פ׳ בא']],
  ['Parshas Vayeira', 'en', ['Shabbos Parshas Vayeira']],
  ['Shabbat Parashat Vayera', 'en', ['Parashat Vayera']],
  ['Tuesday, Parshas Bo', 'en', []],
  ['חיים וירא', 'he', []],
  ['מזל טוב', 'he', []],
] as const)('the parsha in %s, a line in %s, has the other forms %j', (line, language, forms) => {
  expect(parshaForms(line, language).map(({ words }) => words)).toEqual(forms)
})

test('a form stands in its line, and nothing around it changes', () => {
  const [first] = parshaForms('ביום ג׳ פרשת בא, ד׳ שבט תשפ״ז', 'he')
  expect(first?.value).toBe('ביום ג׳ לסדר בא, ד׳ שבט תשפ״ז')
})

/** Days of the week of parshas Bo. */
const [tuesday, shabbos] = [739993, 739997]

test.each([
  ['פ׳ וישלח', tuesday, 'פ׳ בא'],
  ['שבת קודש פרשת וישלח', shabbos, 'שבת קודש פרשת בא'],
  ['יום ג׳ לסדר וישלח', tuesday, 'יום ג׳ לסדר בא'],
  ['יום ג׳ לסדר וישלח', shabbos, 'שבת פרשת בא'],
])('%s keeps its form with another date, %i', (line, dayNumber, next) => {
  const [phrase] = datePhrases(line)
  expect(phrase?.words).toBe(line)
  const moment = { dayNumber, evening: false, place: 'diaspora' } as const
  expect(phrase && writePhrase(phrase.form, moment)).toBe(next)
})
