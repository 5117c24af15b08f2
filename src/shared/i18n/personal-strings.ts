import type { Strings } from './language.ts'

/** The title of a card from a personal link, in English; the only part that its editor needs. */
const english = {
  title: 'A card for you',
  description:
    'Someone made this card for you. Tap to open it. Make one of your own, free, no sign-up.',
}

export const personalStrings: Strings<typeof english> = { en: english }
