import { hebrew } from './he/chat-sticker-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/chat-sticker-strings.ts'

/** The words of stickers for chats, in English. */
const english = {
  title: 'Sticker for chats',
  lead: 'A small square with round corners. Apps that know stickers take it as one, others as a picture.',
  still: 'Sticker',
  webp: 'Sticker that moves',
  gif: 'Moving GIF',
  making: 'Making the sticker',
  made: 'Your sticker',
  /** @param type of the file: 'WebP' */
  fact: (type: string, sidePx: number, kilobytes: number) =>
    `${type}, ${sidePx} × ${sidePx}, ${kilobytes} kB`,
  share: 'Share sticker',
  save: 'Save sticker',
  ready: 'The sticker is ready.',
  shareAgain: 'Tap Share sticker again.',
  tooLarge: {
    still: 'This card has too much detail for a small sticker. Try it in other colours.',
    webp: 'Too much moves here for a small sticker. Try another story, or the sticker that stands still.',
    gif: 'Too much moves here for a small GIF. Try another story, or the sticker that stands still.',
  },
  unsupported: 'This browser is too old to make stickers. Update it, or try another one.',
}

export type ChatStickerStrings = typeof english

export const chatStickerStrings: Strings<ChatStickerStrings> = {
  en: english,
  he: hebrew,
  yi: yiddish,
}
