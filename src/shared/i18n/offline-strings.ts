import type { Strings } from './language.ts'

/** The words of the offline page, in English. */
const english = {
  title: 'You are offline',
  lead: 'This page has not been opened on this device before. Pages that you have opened still work.',
  again: 'Try again',
  home: 'Home',
}

export const offlineStrings: Strings<typeof english> = { en: english }
