import {
  type DatePhrase,
  datePhrases,
  dayNamedIn,
  hasOtherDate,
  type Moment,
  namesDay,
  writePhrase,
} from './date-phrase.ts'
import type { DateLanguage } from './weekday-name.ts'

/** A text of a card. */
interface CardLine {
  id: string
  value: string
}

/** A text that names another day than the card now has. */
export interface DatedLine extends CardLine {
  /** The same for the new day; `undefined` where it cannot be written. */
  next: string | undefined
  /** It named the day that the card had before, so that it follows by itself. */
  follows: boolean
}

export interface NewDate extends Moment {
  /** Of the design. */
  language: DateLanguage
  /** Of the text that the date was written into: what stood there. */
  before: string
}

/**
 * The other texts of a card that name a day which is not its new one. A text with two days in it
 * follows in both.
 *
 * @param others without the text that the date is written into
 * @example linesToFollow([{ id: 'parsha', value: 'פרשת וישלח' }], date)
 *   // [{ id: 'parsha', value: 'פרשת וישלח', next: 'פרשת בא', follows: true }]
 */
export function linesToFollow(others: readonly CardLine[], date: NewDate): DatedLine[] {
  const old = [date.before, ...others.map(({ value }) => value)]
    .map(dayNamedIn)
    .find((day) => day !== undefined)
  return others.flatMap(({ id, value }) => {
    const wrong = datePhrases(value, date.language).filter((one) => !namesDay(one, date.dayNumber))
    if (wrong.length === 0 && !hasOtherDate(value)) return []
    const follows = old !== undefined && wrong.every((phrase) => namesDay(phrase, old))
    return [{ id, value, next: rewritten(value, wrong, date), follows }]
  })
}

/**
 * A line in the place of the date in a text, with what stands round it: 'at 8:30', 'נלב״ע'. It takes
 * the place of the whole text where that has no date, or one that is named in another way too.
 *
 * @example inPlaceOf('נלב״ע י׳ סיון', 'ד׳ שבט') // 'נלב״ע ד׳ שבט'
 */
export function inPlaceOf(text: string, line: string): string {
  const [phrase, ...more] = datePhrases(text)
  if (!phrase || more.length > 0 || hasOtherDate(text)) return line
  return text.slice(0, phrase.from) + line + text.slice(phrase.to)
}

function rewritten(text: string, phrases: readonly DatePhrase[], date: NewDate) {
  if (hasOtherDate(text)) return undefined
  return phrases.reduceRight<string | undefined>((rest, { from, to, form }) => {
    const words = writePhrase(form, date)
    if (rest === undefined || words === undefined) return undefined
    return rest.slice(0, from) + words + rest.slice(to)
  }, text)
}
