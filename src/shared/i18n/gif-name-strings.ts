import { hebrew } from './he/gif-name-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/gif-name-strings.ts'

/** The words of putting a name on a GIF, in English. */
const english = {
  add: 'Add a name',
  addTo: (title: string) => `Add a name to ${title}`,
  close: 'Close',
  field: 'Name on it',
  /** For screen readers. */
  picture: (description: string, name: string) => (name ? `${description}; ${name}` : description),
  tooLong: 'Too long for this line, so it is cut short. Use fewer words.',
  missing: (characters: readonly string[]) =>
    `The letters of this picture have no ${characters.join(' ')}, so ${characters.length > 1 ? 'they are' : 'it is'} left out.`,
  lettersFailed: 'The lettering could not be loaded. Check your connection and type again.',
  share: 'Share to WhatsApp',
  download: 'Download',
  saved: 'Saved. Look in your downloads.',
  failed:
    'The picture could not be made. Your words are still here: check your connection and try again.',
}

export type GifNameStrings = typeof english

export const gifNameStrings: Strings<GifNameStrings> = { en: english, he: hebrew, yi: yiddish }
