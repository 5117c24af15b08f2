import { weekdayOf } from './civil-date.ts'
import { dayNamedIn } from './date-phrase.ts'
import { parshaNames } from './parsha-names.ts'
import { weekdayName } from './weekday-name.ts'

/** Another way to name the parsha of a line. */
export interface ParshaForm {
  /** For example 'שבת קודש פרשת וירא'. */
  words: string
  /** The whole line with it. */
  value: string
}

const saturday = 6

/** Other spellings than those of the calendar. A form keeps the name as it is typed. */
const typedNames = [
  ...['אחרי', 'בחקותי', 'שלח לך', 'חקת', 'פנחס', 'ניצבים'],
  ...['תשא', 'תצא', 'תבוא', 'וזאת הברכה'],
]

const anyOf = (words: readonly string[]) =>
  `(?:${[...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[׳'’]/g, "[׳'’]"))
    .join('|')})`

const hebrewName = anyOf([...parshaNames.map(([hebrew]) => hebrew), ...typedNames])
const latinName = anyOf(parshaNames.flatMap(([, ...latin]) => latin.filter(isWord)))

const notInWord = { before: '(?<![\\p{L}\\p{M}])', after: '(?![\\p{L}\\p{M}])' }
const inHebrew = new RegExp(
  `${notInWord.before}(?:(?<lead>[בלומ]?(?:ליל |מוצאי |אור ל|יום )?)(?<shabbos>שבת(?: קודש)?) )?` +
    `(?:פרשת|לסדר|פ[׳']) (?<name>${hebrewName}(?:[־ -]${hebrewName})?)${notInWord.after}`,
  'u',
)
const inLatin = new RegExp(
  `${notInWord.before}(?:Shabbos |Shabbat )?(?<word>Para?sh(?:as|at)) ` +
    `(?<name>${latinName}(?:-${latinName})?)${notInWord.after}`,
  'iu',
)

const weekdays = [0, 1, 2, 3, 4, 5].flatMap((day) => [
  weekdayName(day, 'he'),
  weekdayName(day, 'he', { letter: true }),
  weekdayName(day, 'yi'),
])
const afterWeekday = new RegExp(`${anyOf(weekdays)}(?: בערב| ביינאכט)?,? $`)
const afterShabbos = /(?:שבת|קודש|ש״ק),? $/
const afterLatinDay = /(?:day|evening|night|Motza?ei),? $/i

/**
 * The other customary ways to name the parsha of a line; the parsha itself stays. None where the
 * line has no parsha. 'לסדר' is offered only after the name of a weekday, a form with 'שבת' only
 * where the line names no other day.
 *
 * @param language of the line
 * @example parshaForms('פרשת וירא', 'he').map(({ words }) => words)
 *   // ['שבת פרשת וירא', 'שבת קודש פרשת וירא', 'פ׳ וירא']
 */
export function parshaForms(text: string, language: 'he' | 'yi' | 'en'): ParshaForm[] {
  const match = inHebrew.exec(text) ?? inLatin.exec(text)
  if (!match) return []
  const [words] = match
  const { word, name = '', lead = '', shabbos } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + words.length)
  const forms = word
    ? latinForms(word, before)
    : hebrewForms({ before, lead, shabbos, language, isOther: isOtherDay(text) })
  return forms
    .map((form) => `${form} ${name}`)
    .filter((form) => form !== words)
    .map((form) => ({ words: form, value: before + form + after }))
}

interface HebrewLine {
  /** The words before the form. */
  before: string
  /** What stands before the name of Shabbos, such as 'ליל '. */
  lead: string
  shabbos: string | undefined
  language: 'he' | 'yi' | 'en'
  /** The line has a whole date of another day than Shabbos. */
  isOther: boolean
}

/** The words before the name of the parsha. */
function hebrewForms({ before, lead, shabbos, language, isOther }: HebrewLine): string[] {
  if (lead) return [`${lead}שבת פרשת`, `${lead}שבת קודש פרשת`, `${lead}שבת קודש פ׳`]
  if (shabbos) return ['פרשת', 'שבת פרשת', 'שבת קודש פרשת', 'פ׳']
  if (afterWeekday.test(before)) return ['פרשת', ...(language === 'he' ? ['לסדר'] : []), 'פ׳']
  if (isOther || afterShabbos.test(before)) return ['פרשת', 'פ׳']
  return ['פרשת', 'שבת פרשת', 'שבת קודש פרשת', 'פ׳']
}

function latinForms(word: string, before: string): string[] {
  if (afterLatinDay.test(before)) return []
  return [word, `${/at$/i.test(word) ? 'Shabbat' : 'Shabbos'} ${word}`]
}

function isOtherDay(text: string): boolean {
  const day = dayNamedIn(text)
  return day !== undefined && weekdayOf(day) !== saturday
}

function isWord(word: string | undefined): word is string {
  return word !== undefined
}
