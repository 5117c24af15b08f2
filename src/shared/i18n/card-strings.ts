import { hebrew } from './he/card-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/card-strings.ts'

/** The words of the card editor, in English. */
const english = {
  /** Under the card's name, above its fields. */
  lead: 'Type here, or tap any line on the card.',
  words: 'Words',
  /** Link to the same card as a film. */
  asVideo: 'Turn into a video',
  size: 'Size',
  colours: 'Colours',
  header: 'בס״ד at the top',
  drawFailed:
    'The live picture could not be loaded. Check your connection, then open the card again.',
  /** Beneath a field that takes no more letters. */
  full: 'This line is full. What is longer is left out.',
  problems: {
    'too-long': 'Too long for this card, so it is cut short. Use fewer words.',
    'too-much':
      'All lines together are too much for this size. Shorten this one, or leave one out.',
    'missing-glyph': (characters: readonly string[]) =>
      `The font of this card has no ${characters.join(' ')}, so ${characters.length > 1 ? 'they are' : 'it is'} left out.`,
  },
}

export type CardStrings = typeof english

export const cardStrings: Strings<CardStrings> = { en: english, he: hebrew, yi: yiddish }
