import { hebrew } from './he/draft-strings.ts'
import type { Strings } from './language.ts'
import { counted } from './search-strings.ts'
import { yiddish } from './yi/draft-strings.ts'

/** The words about drafts on the visitor's device, in English. */
const english = {
  saving: 'Saving…',
  saved: 'Saved on this device',
  short: { saving: 'Saving…', saved: 'Saved', failed: 'Not saved' },
  full: 'This device is full, so the card could not be saved. Download it now.',
  off: 'The card could not be saved on this device. Download it now, before you close this page.',
  restored: (when: string) => `Your draft from ${when} is back.`,
  cutLink: 'This link is not whole, so these are the words of the example. Ask for it again.',
  copy: 'This card is open in another tab. This is a separate copy.',
  carryOn: 'Carry on with your card',
  carryOnVideo: 'Carry on with your video',
  savedAt: (when: string) => `Saved ${when}`,
  open: 'Open',
  startAgain: 'Start again',
  startAgainHint: 'The draft stays under My drafts.',
  close: 'Close this message',
  title: 'My drafts',
  simcha: 'A whole simcha in one style',
  description: 'The cards you have started, saved only on this device until you delete them.',
  lead: 'Saved only on this device. Clearing the browser’s data deletes them.',
  reading: 'Looking for your drafts…',
  list: 'Drafts',
  noWords: 'Words as on the card',
  asVideo: (title: string) => `${title}, video`,
  lostCard: 'A card that is no longer here',
  lostVideo: 'A video that is no longer here',
  changed: (when: string) => `Changed ${when}`,
  duplicate: 'Duplicate',
  delete: 'Delete',
  of: (action: string, words: string) => `${action}: ${words}`,
  deleteAll: 'Delete all',
  deleted: (count: number) => `${counted(count, 'draft')} deleted`,
  undo: 'Undo',
  duplicated: 'Duplicated',
  failed: 'That could not be done on this device. Try again.',
  emptyTitle: 'No drafts yet',
  emptyLead: 'Open a card and type your names. It is saved here as you go, only on this device.',
  emptyWay: 'Free cards',
  closed:
    'This browser saves no drafts here, as in a private window. Download your card when it is done.',
  unreadable: (count: number) =>
    `${counted(count, 'more draft')} could not be read. ${count === 1 ? 'It is' : 'They are'} left as ${count === 1 ? 'it is' : 'they are'}.`,
}

export type DraftStrings = typeof english

export const draftStrings: Strings<DraftStrings> = { en: english, he: hebrew, yi: yiddish }
