import { hebrew } from './he/out-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/out-strings.ts'

/** The words of sharing, downloading and printing on the card page, in English. */
const english = {
  share: 'Share to WhatsApp',
  download: 'Download picture',
  shareShort: 'Share',
  downloadShort: 'Download',
  more: 'More ways',
  fact: (widthPx: number, heightPx: number) => `JPG, ${widthPx} × ${heightPx}. Free, no watermark.`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was saved.',
  /** While the file is made. */
  steps: {
    start: 'Getting the card ready…',
    letters: 'Setting the letters…',
    picture: 'Drawing the picture…',
    file: 'Writing the file…',
  },
  /** What failed and what to do, by step. */
  failed: {
    start: 'The card could not be drawn. Your words are still here: reload the page and try again.',
    letters:
      'The lettering could not be loaded. Your words are still here: check your connection and try again.',
    picture:
      'This device could not draw the picture. Your words are still here: close other tabs and try again.',
    file: 'The file could not be saved. Your words are still here: try again, or choose another way under More ways.',
  },
  shareAgain: 'The picture is ready. Tap Share again.',
  shareLinkAgain: 'The link is ready. Tap Share again.',
  linkFailed: 'The link could not be shared. Copy it under More ways.',
  saved: 'Saved. Look in your downloads.',
  pictureCopied: 'Picture copied. Paste it into any chat.',
  linkCopied: 'Link copied.',
  wordsCopied: 'Words copied.',
  /** The browser could not open the app, so the content is copied instead. */
  blocked: {
    link: 'Your browser did not open the app. The link is copied: paste it into any chat.',
    words: 'Your browser did not open the app. The words are copied: paste them into any chat.',
  },
  printed: 'The print window is open.',
  openInstagram: 'Open Instagram',
  savedForInstagram: 'Saved. Now add it in Instagram:',
  sheet: {
    title: 'More ways to send and save',
    close: 'Close',
    picture: 'Picture',
    jpg: 'Save as JPG',
    png: 'Save as PNG',
    copyPicture: 'Copy picture',
    print: 'Print',
    instagram: 'For Instagram',
    link: 'Link',
    linkLead: 'They’ll see your card and can make their own.',
    envelopeName: 'Name on the envelope',
    envelopeLead: 'Optional. It is on the envelope, not on the card.',
    photosStay: 'Photos stay on your device: they are not in the link.',
    copyLink: 'Copy link',
    sendLink: (network: string) => `Send the link on ${network}`,
    words: 'Words only',
    wordsLead: 'For phones that block pictures.',
    copyWords: 'Copy words',
    sendWords: 'Send words on WhatsApp',
    asVideo: 'Turn into a video',
    startAgain: 'Start again',
    menu: 'All occasions and pages',
  },
}

export type OutStrings = typeof english

export const outStrings: Strings<OutStrings> = { en: english, he: hebrew, yi: yiddish }
