/**
 * What a proof-reader can find:
 * - `weekday`: a weekday and a date that disagree
 * - `calendars`: a Hebrew and a civil date that disagree
 * - `evening`: an evening, with the Hebrew date of the day before it
 * - `parsha`: a parsha that is not that week's
 * - `past`: the day of an invitation has passed
 * - `shabbos`, `yom-tov`, `fast`, `omer`, `three-weeks`: the day of a wedding is such a day
 * - `sample-name`, `sample-date`: a name or a date of the example, among words of the visitor
 * - `two-spellings`: a name that stands on the card in two spellings
 * - `phone`: a phone number with too few or too many digits
 * - `divine-name`: a Name that is not written out on what may be thrown away
 * - `bris-invitation`: guests are invited to a bris, where custom only announces it
 * - `small-letters`: letters of a card for paper that nobody can read there
 */
export type ProofRule =
  | 'weekday'
  | 'calendars'
  | 'evening'
  | 'parsha'
  | 'past'
  | 'shabbos'
  | 'yom-tov'
  | 'fast'
  | 'omer'
  | 'three-weeks'
  | 'sample-name'
  | 'sample-date'
  | 'two-spellings'
  | 'phone'
  | 'divine-name'
  | 'bris-invitation'
  | 'small-letters'

/** A mistake, or what is likely one. */
export interface Finding {
  rule: ProofRule
  /** Id of the text. */
  textId: string
  /** The words in question, as they stand. */
  words: string
  /** The words of the card that they disagree with. */
  against?: string
  /** The words that are right in their place; left out where only the visitor knows. */
  right?: string
}

/** A text of a card. */
export interface ProofText {
  id: string
  value: string
  /** The value of the design's example; left out for a text that the visitor added. */
  sample?: string
}

/**
 * The text of a finding with the right words in place.
 *
 * @example withRightWords('Call 02-571 22', { words: '02-571 22', right: '02-571 2211' })
 *   // 'Call 02-571 2211'
 */
export function withRightWords(value: string, { words, right }: Pick<Finding, 'words' | 'right'>) {
  return right === undefined ? value : value.replace(words, () => right)
}
