import type { DatesFault } from '../kept-dates.ts'
import { hebrew } from './he/kept-dates-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/kept-dates-strings.ts'

/** The words for the dates that a family keeps on its device, in English. */
const english = {
  title: 'Your dates',
  lead: 'Kept on this device alone. A file carries them to another.',
  name: 'Whose date is it?',
  keep: 'Keep this date',
  /** For a date without a name. */
  unnamed: 'Without a name',
  remove: (name: string) => `Remove: ${name}`,
  save: 'Save as a file',
  open: 'Open a file',
  saved: 'The file is saved. Open it here on the other device.',
  added: (count: number) => (count === 1 ? '1 date is added.' : `${count} dates are added.`),
  nothingNew: 'All dates of this file are here already.',
  fault: (fault: DatesFault) => `${faultOf(fault)} Nothing was changed.`,
  failed: 'This browser could not keep the dates. Nothing was changed.',
}

export type KeptDatesStrings = typeof english

export const keptDatesStrings: Strings<KeptDatesStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}

function faultOf(fault: DatesFault): string {
  switch (fault.kind) {
    case 'not-ours':
      return 'This is no file of dates from this page.'
    case 'newer':
      return 'This file is from a newer version of this page: reload the page and open it again.'
    case 'date':
      return `Date ${fault.place} of this file is not a valid one.`
  }
}
