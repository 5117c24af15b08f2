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

/** A text that names a day other than the card's current one. */
export interface DatedLine extends CardLine {
  /** The same text for the new day; `undefined` where it cannot be written. */
  next: string | undefined
  /** Whether it named the card's previous day, so that it follows without asking. */
  follows: boolean
}

export interface NewDate extends Moment {
  /** Language of the design. */
  language: DateLanguage
  /** Previous content of the text that the date was written into. */
  before: string
}

/**
 * The other texts of a card that name a day other than its new one. A text with two days follows in
 * both.
 *
 * @param others all texts except the one that the date is written into
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
 * A line in place of the date in a text, keeping the words around it: 'at 8:30', 'נלב״ע'. It
 * replaces the whole text where that has no date, or has another that cannot be changed.
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
