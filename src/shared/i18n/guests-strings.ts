import type { FileSize } from '../guests/zip-parts.ts'
import { hebrew } from './he/guests-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/guests-strings.ts'

/** The words of a card for each guest, in English. */
const english = {
  title: 'A card for each guest',
  description: 'Paste a list of names and make a card, an envelope or a place card for each.',
  lead: 'Paste your list and make all the cards at once. The list stays on this device.',
  needsScript: 'This page needs JavaScript.',
  closed: 'Your browser keeps nothing for this site, so the list is gone when you leave the page.',
  list: 'The list',
  paste: 'Paste your list',
  pasteLead: 'Copy the cells from a spreadsheet, or write one name on each line.',
  use: 'Use this list',
  open: 'Open a file',
  openLead: 'CSV or Excel (.xlsx)',
  reading: 'Reading the file',
  faults: {
    'no-table': 'This is not a list: it can be CSV or Excel (.xlsx). Nothing was changed.',
    empty: 'There are no names in it. Nothing was changed.',
    'too-large': 'This file is larger than 25 MB. Nothing was changed.',
    'too-many': (rows: number, most: number) =>
      `This list has ${rows.toLocaleString('en')} rows, and ${most.toLocaleString('en')} can be made at once. Please split it. Nothing was changed.`,
    'old-excel':
      'This is an old Excel file (.xls). Open it in Excel and save it as .xlsx or CSV. Nothing was changed.',
    password:
      'This file has a password. Save it without one, or copy the cells and paste them here. Nothing was changed.',
    'other-sheet':
      'This file is from another spreadsheet program. Save it as .xlsx or CSV. Nothing was changed.',
    damaged: 'This file is damaged. Copy the cells and paste them here. Nothing was changed.',
  },
  guests: (count: number) => (count === 1 ? '1 guest' : `${count.toLocaleString('en')} guests`),
  another: 'Another list',
  keep: 'Keep this list',
  remove: 'Remove the list',
  removed: 'The list is removed.',
  columns: 'Columns',
  unused: 'Not used',
  column: (number: number) => `Column ${number}`,
  columnNames: {
    title: 'Title',
    name: 'Name',
    family: 'Family name',
    table: 'Table',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
  },
  twice: (heading: string) =>
    `Two columns are called “${heading}”. The first one is used. You can choose below.`,
  noNames: 'Which column has the names? Choose it below.',
  toLookAt: (count: number) => (count === 1 ? '1 row to look at' : `${count} rows to look at`),
  row: (number: number) => `Row ${number}`,
  rowProblems: {
    'no-name': 'no name, so nothing is made',
    formula: 'a formula, so nothing is made',
    long: 'the name is too long',
    phone: 'this is no phone number',
    twice: 'is there twice',
  },
  leaveOut: 'Leave out',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  makeTitle: 'Make them all',
  make: 'What to make',
  kinds: {
    card: 'The card',
    envelope: 'Envelopes',
    place: 'Place cards',
    tables: 'Table lists',
  },
  kindNotes: {
    envelope: 'Each name on its envelope, with the address if the list has one.',
    place: 'Six on a sheet, 88 × 44 mm folded, with the table.',
    tables: 'A page for each table with the names of its guests.',
  },
  where: 'Where the name stands',
  ownLine: 'On a line of its own',
  before: 'Words before the name',
  shown: (number: number, count: number) => `Guest ${number} of ${count}`,
  previous: 'Previous guest',
  next: 'Next guest',
  pageShown: (number: number, count: number) => `Page ${number} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  longest: 'Longest name',
  unfit: (count: number) =>
    count === 1 ? '1 name does not fit well' : `${count} names do not fit well`,
  unfitLead: 'They are made like this. You can shorten them here.',
  unfitKinds: {
    small: 'very small letters',
    'too-long': 'cut short',
    'too-much': 'too many lines',
    'missing-glyph': 'has letters that this lettering lacks',
  },
  pdf: 'Save one PDF',
  zip: 'Save pictures (ZIP)',
  zipSize: ({ number, unit }: FileSize, parts: number) =>
    `The pictures take about ${number} ${unit}. One PDF is far smaller. Or save them in ${parts} parts.`,
  zipPart: (part: number, parts: number) => `Save part ${part} of ${parts} (ZIP)`,
  zipWhole: 'All in one ZIP',
  partSaved: (part: number, parts: number) => `Part ${part} of ${parts} is saved.`,
  working: (percent: number) => `${percent} %`,
  cancel: 'Cancel',
  saved: 'Saved.',
  cancelled: 'Cancelled.',
  failed: 'That did not work. Please try again.',
  send: 'Send one by one',
  sendLead: 'Each tap makes the picture of one guest. Sent ones are ticked off and remembered.',
  sendState: (sent: number, count: number) => `${sent} of ${count} sent`,
  share: 'Share picture',
  savePicture: 'Save picture',
  chat: 'Open chat',
  sent: 'Sent',
  again: 'The picture is ready. Tap once more.',
}

export type GuestsStrings = typeof english

export const guestsStrings: Strings<GuestsStrings> = { en: english, he: hebrew, yi: yiddish }
