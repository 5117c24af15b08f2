import { hebrew } from './he/offline-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/offline-strings.ts'

/** The words of the offline page, in English. */
const english = {
  title: 'You are offline',
  lead: 'This page has not been opened on this device before. Pages that you have opened still work.',
  again: 'Try again',
  home: 'Home',
}

export type OfflineStrings = typeof english

export const offlineStrings: Strings<OfflineStrings> = { en: english, he: hebrew, yi: yiddish }
