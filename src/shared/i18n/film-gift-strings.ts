import { hebrew } from './he/film-gift-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/film-gift-strings.ts'

/** The words around a video from a personal link, in English, where they differ from those of a card. */
const english = {
  lead: 'Watch it, keep it, or make one in your own words.',
  open: 'Open the video',
  save: 'Save video',
  saveAgain: 'The video is ready. Tap Save video again.',
  saveFailed: 'This device could not make the video. Close other tabs and try again.',
  stopped: 'The video stopped while this page was out of sight. Stay on the page and try again.',
  unsupported:
    'This browser cannot save videos. To save it, open the link in Chrome, Edge or Safari.',
  failed: 'The video could not be drawn. Check your connection and open the link again.',
}

export type FilmGiftStrings = typeof english

export const filmGiftStrings: Strings<FilmGiftStrings> = { en: english, he: hebrew, yi: yiddish }
