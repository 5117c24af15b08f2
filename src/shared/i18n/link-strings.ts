import { hebrew } from './he/link-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/link-strings.ts'

/** The words around a card from a personal link, in English, without those of the card. */
const english = {
  lead: 'Keep it, share it, or make one in your own words.',
  open: 'Open the card',
  save: 'Save picture',
  saveAgain: 'The picture is ready. Tap Save picture again.',
  saveFailed: 'The picture could not be saved. Check your connection and try again.',
  addToCalendar: 'Add to calendar',
  calendarSaved: 'Saved. Open the file to add it to your calendar.',
  calendarFailed: 'The date could not be saved. Check your connection and try again.',
  waze: 'Waze',
  /** After the button's word, for screen readers. */
  wazeTo: (place: string) => `to ${place}`,
  sayThanks: 'Say thank you',
  onWhatsApp: 'on WhatsApp',
  makeYourOwn: 'Make your own',
  edit: 'Change the words',
  failed:
    'The picture of the card could not be drawn. Check your connection and open the link again.',
}

export type LinkStrings = typeof english

export const linkStrings: Strings<LinkStrings> = { en: english, he: hebrew, yi: yiddish }
