import { hebrew } from './he/film-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/film-strings.ts'

/** The words of making a video, in English. */
const english = {
  making: (percent: number) => `Making your video… ${percent} %`,
  /** Shown while a browser without an encoder records. */
  recording: 'It is recorded while it plays: keep this page in front.',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was saved.',
  saved: 'Saved. Look in your downloads.',
  /** What the file lacks, by its `fallback`. */
  fallbacks: {
    smaller: 'This device makes smaller videos, 720 px wide. WhatsApp shows them just as well.',
    recorded: 'This browser recorded the video as it played, so it may not run quite smoothly.',
  },
  /** This browser cannot make a video with the visitor's words. */
  unsupported:
    'This browser cannot make videos. Here is the ready-made one, without your words. To put them in, open this page in Chrome, Edge or Safari.',
  /** No browser can, since the page came by plain http. */
  unsupportedByHttp:
    'Videos can be made only where the address of this page begins with https. Your words are still here.',
  stopped:
    'The video stopped while this page was out of sight. Your words are still here: stay on the page and try again.',
  failed:
    'This device could not make the video. Your words are still here: close other tabs and try again.',
}

export type FilmStrings = typeof english

export const filmStrings: Strings<FilmStrings> = { en: english, he: hebrew, yi: yiddish }
