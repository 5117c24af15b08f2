import type { Strings } from './language.ts'

/** The words around a card from a personal link, in English, without those of the card. */
const english = {
  title: 'A card for you',
  description:
    'Someone made this card for you. Tap to open it. Make one of your own, free, no sign-up.',
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
  /** For a video instead of a card. */
  video: {
    lead: 'Watch it, keep it, or make one in your own words.',
    open: 'Open the video',
    save: 'Save video',
    saveAgain: 'The video is ready. Tap Save video again.',
    saveFailed: 'This device could not make the video. Close other tabs and try again.',
    stopped: 'The video stopped while this page was out of sight. Stay on the page and try again.',
    unsupported:
      'This browser cannot save videos. To save it, open the link in Chrome, Edge or Safari.',
    failed: 'The video could not be drawn. Check your connection and open the link again.',
  },
}

export const linkStrings: Strings<typeof english> = { en: english }
